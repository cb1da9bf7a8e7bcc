/** What a click on a place does in Imperial Steam, beyond the loop of every game, and what is said
 * of what can be done there. */
import { targets, type Offer } from '../../frame/choosing.svelte';
import type { Sitting } from '../../frame/sitting.svelte';
import { imperialSteam } from '../../texts/imperial-steam';
import type { Desk } from './desk.svelte';
import { guldens } from './told';

const t = imperialSteam.map;

/** Choose something, by the desk where it is put together there. */
export function take(here: Sitting, desk: Desk, offer: Offer): void {
  // while an answer is on its way, nothing is put together
  if (here.deck.sending) here.choosing.take(offer);
  else if (offer.group.id === 'build_tracks') desk.lay(offer);
  else if (offer.choice.action['do'] === 'hire-worker') desk.hire(offer, 1);
  else {
    desk.clear();
    here.choosing.take(offer);
  }
}

export function touch(here: Sitting, desk: Desk, place: string): void {
  const { choosing } = here;
  const at = choosing.lit.get(place) ?? startingAt(here, place);
  const only = at.length === 1 ? at[0]! : null;
  if (only && targets(only.choice).at(-1) === place) take(here, desk, only);
  else if (!at.length && choosing.chosen) void choosing.ask(place);
  else {
    desk.clear();
    desk.listed = false;
    choosing.pick(place);
  }
}

/** What begins at a place, with what is wanted first and anything else where that has nothing. */
function startingAt(here: Sitting, place: string): Offer[] {
  const { choosing } = here;
  const all = choosing.offers.filter(({ choice }) => targets(choice)[0] === place);
  const wanted = all.filter(({ group }) => group.id === choosing.group);
  return wanted.length ? wanted : all;
}

/** The price that is written at a lit place; empty: it costs nothing. What a link takes of effort
 * stands on its city. */
export function tagOf(offers: readonly Offer[]): string {
  const costs = offers.map(({ choice }) => guldens(choice));
  const [least, most] = [Math.min(...costs), Math.max(...costs)];
  if (least === 0 && most === 0) return '';
  return least === most ? `${least < 0 ? '+' : ''}${Math.abs(least)}` : `${least}–${most}`;
}

/** What can be done at a lit place, for its spoken name. */
export function canSay(offers: readonly Offer[]): string {
  const [only] = offers;
  if (offers.length === 1 && only) {
    const price = guldens(only.choice);
    return t.canOne(only.choice.label, price, only.choice.note ?? '');
  }
  return t.canSeveral(offers.length);
}
