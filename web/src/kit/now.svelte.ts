/** The time, told anew every second while somebody looks at it. */
class Now {
  ms = $state(Date.now());
  private users = 0;
  private timer = 0;

  /** Count along until the returned function is called. */
  watch(): () => void {
    if (this.users++ === 0) {
      this.ms = Date.now();
      this.timer = window.setInterval(() => (this.ms = Date.now()), 1000);
    }
    return () => {
      if (--this.users === 0) clearInterval(this.timer);
    };
  }
}

export const now = new Now();
