/** What is put together at the desk before it is sent as one thing: a track with its crew, several
 * workers of a column, an order of goods. The server tells what would come of it. */
import type { Choice } from '../../api/types';
import type { Offer } from '../../frame/choosing.svelte';
import { once, type Sitting } from '../../frame/sitting.svelte';
import { imperialSteam } from '../../texts/imperial-steam';
import { GOODS, type Good } from './told';

const t = imperialSteam.desk;

export class Desk {
  /** The track that is being prepared. */
  link = $state.raw<Offer | null>(null);
  /** The workers that somebody has named for it; the server completes the crew. */
  crew = $state.raw<number[]>([]);
  /** The column where workers are hired, and how many. */
  column = $state.raw<Offer | null>(null);
  count = $state(1);
  /** The goods that are ordered together. */
  cart = $state.raw<Readonly<Record<Good, number>>>(EMPTY);
  /** Whether a place was picked in a list, which then goes on there, and not at the map. */
  listed = $state(false);

  constructor(private readonly here: Sitting) {}

  /** Nothing of it is for another position, or for somebody else who looks. */
  clear(): void {
    this.link = null;
    this.crew = [];
    this.column = null;
    this.count = 1;
    this.cart = EMPTY;
  }

  /** Show what would come of several actions by one name. */
  private propose(of: Offer, label: string, name: string, argument: unknown): void {
    const { choosing } = this.here;
    const choice: Choice = { action: {}, label, targets: of.choice.targets ?? [] };
    choosing.take({ choice, group: of.group, shortcut: { name, argument } });
  }

  /** A track, with the crew that wastes the least. */
  lay(offer: Offer): void {
    const { choosing } = this.here;
    if (this.link?.choice === offer.choice && choosing.chosen && choosing.insisting) {
      void choosing.confirm();
      return;
    }
    this.clear();
    this.link = offer;
    this.proposeTrack();
  }

  private proposeTrack(): void {
    const offer = this.link;
    const link = offer?.choice.targets?.[0];
    if (offer && link) {
      this.propose(offer, offer.choice.label, 'lay-tracks', { links: [link], crew: this.crew });
    }
  }

  /** Name a worker of a level, or take one back. */
  name(level: number): void {
    this.crew = [...this.crew, level];
    this.proposeTrack();
  }

  unname(level: number): void {
    const at = this.crew.lastIndexOf(level);
    this.crew = this.crew.filter((_, index) => index !== at);
    this.proposeTrack();
  }

  /** For a track that waits: the crew that wastes the least. */
  sendCrew(offer: Offer): void {
    this.propose(
      { ...offer, choice: { ...offer.choice, targets: [] } },
      t.sendCrew,
      'send-crew',
      null,
    );
  }

  /** So many workers of one column. */
  hire(offer: Offer, count: number): void {
    this.clear();
    this.column = offer;
    this.count = count;
    const action = offer.choice.action;
    if (count === 1) this.here.choosing.take(offer);
    else
      this.propose(offer, t.hireSeveral(count, String(action['hub'])), 'hire-workers', {
        hub: action['hub'],
        column: action['column'],
        count,
      });
  }

  /** One more or one less of a good in the order. */
  order(offers: readonly Offer[], good: Good, by: 1 | -1): void {
    const cart = { ...this.cart, [good]: Math.max(0, this.cart[good] + by) };
    this.clear();
    this.cart = cart;
    const goods = GOODS.flatMap((each) => Array<Good>(cart[each]).fill(each));
    const first = offers.find(
      ({ choice }) => choice.action['do'] === 'order-good' && choice.action['good'] === goods[0],
    );
    if (!first) this.here.choosing.cancel();
    else if (goods.length === 1) this.here.choosing.take(first);
    else this.propose(first, t.orderSeveral(goods), 'order-goods', goods);
  }
}

const EMPTY: Readonly<Record<Good, number>> = { wood: 0, stone: 0, iron: 0, coal: 0 };

/** The one of this table; its parts are drawn in several places. */
export const deskOf = once((here) => new Desk(here));
