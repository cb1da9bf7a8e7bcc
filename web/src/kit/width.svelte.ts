/** How wide the window is, where the layout is another one and not only another size. */
const phones = matchMedia('(max-width: 699px)');
const narrows = matchMedia('(max-width: 1000px)');

class Width {
  phone = $state(phones.matches);
  /** Whether nothing has room beside the board. */
  narrow = $state(narrows.matches);

  constructor() {
    narrows.addEventListener('change', () => (this.narrow = narrows.matches));
    phones.addEventListener('change', () => (this.phone = phones.matches));
  }
}

export const width = new Width();
