/** What hand and board of one table share: the contract that somebody looks at. */
import { once, sitting, type Sitting } from '../../frame/sitting.svelte';
import type { Offer } from '../../frame/choosing.svelte';
import { texts } from '../../texts/steam-power';
import {
  contractsOf,
  powerView,
  type Contract,
  type ContractForecast,
  type PowerView,
} from './types';

const CHEAPLY = 'fulfil-cheaply';

export class Desk {
  /** The contract under the mouse or the keyboard. */
  pointed = $state<string | null>(null);
  /** The contract whose details stand below it. */
  opened = $state<string | null>(null);
  /** Whether a contract is fulfilled source by source, on screens without room for both ways. */
  bySteps = $state(false);
  /** Whom one would rather pay where it costs the same, by rank. */
  payees = $state.raw<number[]>([]);

  constructor(readonly here: Sitting) {}

  /** The position on screen without a preview: the hand is what one has, not what one would. */
  readonly view: PowerView | null = $derived.by(() =>
    this.here.settled ? powerView(this.here.settled) : null,
  );

  readonly contracts: Map<string, Contract & { place: string }> = $derived.by(() =>
    this.here.table.plan ? contractsOf(this.here.table.plan) : new Map(),
  );

  /** What the rules foretell of each contract of the own hand. */
  readonly forecasts: Map<string, ContractForecast> = $derived.by(() => {
    const view = this.view;
    const own = view?.viewer == null ? undefined : view.forecasts[view.viewer];
    return new Map((own?.contracts ?? []).map((each) => [each.contract, each]));
  });

  /** The contract that is chosen to be fulfilled. */
  readonly chosen: string | null = $derived.by(() => {
    const place = this.here.choosing.picked[0] ?? '';
    for (const each of this.contracts.values()) if (each.place === place) return each.id;
    return null;
  });

  /** The contract whose sources the board shows. */
  readonly shown: string | null = $derived.by(() => this.pointed ?? this.chosen ?? this.opened);

  /** Who looked at it has gone. */
  forget(): void {
    this.pointed = this.opened = null;
    this.payees = [];
  }

  point(contract: string, pointed: boolean): void {
    if (pointed) this.pointed = contract;
    else if (this.pointed === contract) this.pointed = null;
  }

  /** Pay a seat before others, or no longer, and look at the contract anew. */
  rather(seat: number, contract: string): void {
    this.payees = this.payees.includes(seat)
      ? this.payees.filter((each) => each !== seat)
      : [...this.payees, seat];
    const offer = this.cheapest(contract);
    if (offer) this.here.choosing.take(offer);
  }

  /** The plain choice to fulfil a contract, resource by resource. */
  step(contract: string): Offer | null {
    const place = this.contracts.get(contract)?.place;
    return this.here.choosing.offers.find(({ choice }) => choice.targets?.[0] === place) ?? null;
  }

  /** To fulfil a contract of the hand, or the rest of the one on the table, as cheaply as can be. */
  cheapest(contract: string | null): Offer | null {
    const { choosing, table } = this.here;
    const offered = table.news?.shortcuts?.find(({ name }) => name === CHEAPLY);
    if (!offered || !choosing.prompt) return null;
    if (contract === null) return this.rest();
    const plain = this.step(contract);
    const cost = this.forecasts.get(contract)?.cost;
    if (!plain || cost == null) return null;
    return {
      group: plain.group,
      choice: {
        ...plain.choice,
        label: texts.fulfil(contract),
        cost: cost ? { money: cost } : {},
        warnings: plain.choice.warnings ?? [],
      },
      shortcut: { name: CHEAPLY, argument: { contract, payees: this.payees } },
    };
  }

  private rest(): Offer | null {
    const { choosing } = this.here;
    const first = choosing.offers[0];
    const contract = this.view?.fulfilling?.contract;
    if (!first || !contract) return null;
    return {
      group: { ...first.group, title: texts.fulfil(contract) },
      choice: { action: first.choice.action, label: texts.fulfilRest(contract), targets: [] },
      shortcut: { name: CHEAPLY, argument: { payees: this.payees } },
    };
  }
}

const deskOf = once((here) => new Desk(here));

export function desk(): Desk {
  return deskOf(sitting());
}
