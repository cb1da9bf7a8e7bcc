/** How wide the window is, where the layout is another one and not only another size. */
const phones = matchMedia('(max-width: 699px)');

class Width {
  phone = $state(phones.matches);

  constructor() {
    phones.addEventListener('change', () => (this.phone = phones.matches));
  }
}

export const width = new Width();
