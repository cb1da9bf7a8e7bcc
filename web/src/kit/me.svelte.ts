/** Who one is on this device. A key is all that it takes, and whoever needs one gets it silently. */
import { call, Failure, get, post, problemOf } from '../api/http';
import type { Me, Mine, MyKey } from '../api/types';
import { texts } from '../texts/en';

class Person {
  state = $state<'unknown' | 'nobody' | 'known'>('unknown');
  id = $state('');
  name = $state('');
  tables = $state.raw<Mine[]>([]);
  problem = $state('');

  /** Whether somebody has chosen a name. */
  readonly named = $derived(this.state === 'known' && this.name !== texts.me.guest);

  async load(): Promise<void> {
    try {
      this.take(await get<Me>('/api/me'));
    } catch (error) {
      if (error instanceof Failure && error.problem.problem === 'nobody') this.nobody();
      else this.problem = problemOf(error).sentence;
    }
  }

  /** Be somebody, if one is not yet; whether that was new. */
  async become(name = ''): Promise<boolean> {
    if (this.state === 'unknown') await this.load();
    const wanted = name.trim();
    if (this.state === 'known') {
      if (wanted && wanted !== this.name) await this.rename(wanted);
      return false;
    }
    const made = await post<MyKey>('/api/me', { name: wanted || texts.me.guest });
    this.state = 'known';
    this.id = made.id;
    this.name = made.name;
    return true;
  }

  async rename(name: string): Promise<void> {
    this.take(await call<Me>('PATCH', '/api/me', { name }));
  }

  private take(me: Me): void {
    this.state = 'known';
    this.id = me.id;
    this.name = me.name;
    this.tables = me.tables;
    this.problem = '';
  }

  private nobody(): void {
    this.state = 'nobody';
    this.id = '';
    this.name = '';
    this.tables = [];
    this.problem = '';
  }
}

export const me = new Person();
