/** The words of Imperial Steam's own pages. */
import { counted } from './common';

interface Goods {
  wood: number;
  stone: number;
  iron: number;
  coal: number;
}

const goodsWords = (goods: Goods): string =>
  (['wood', 'stone', 'iron', 'coal'] as const)
    .filter((good) => goods[good])
    .map((good) => `${goods[good]} ${good}`)
    .join(', ') || 'nothing';

const NO_GOODS: Goods = { wood: 0, stone: 0, iron: 0, coal: 0 };

const listed = (goods: readonly string[]): string => {
  const kinds = [...new Set(goods)];
  return kinds.map((kind) => `${goods.filter((good) => good === kind).length} ${kind}`).join(', ');
};

export const imperialSteam = {
  board: {
    parts: 'Parts of the board',
    map: 'Map',
    displays: 'Influence, market, hubs',
  },
  map: {
    keys: 'Arrows go from place to place, Enter picks, N and P go to the next place that can be chosen.',
    layers: { plan: 'Way to Trieste', prices: 'Prices of stations, beside the names' },
    semmering: 'Semmering',
    perTrack: (guldens: number) => `${guldens} per track`,
    effort: (effort: number) => `effort ${effort}`,
    station: (cost: number, sites: number) =>
      sites > 0 ? `station for ${cost}${sites > 1 ? ` (${sites} sites)` : ''}` : 'no more stations',
    hub: (hub: string) => `${hub} hub`,
    influence: (steps: number) => `${counted(steps, 'step', 'steps')} of influence`,
    business: (points: number) => counted(points, 'business point', 'business points'),
    stationsOf: (names: string) => `station of ${names}`,
    wants: (goods: string) => `wants ${goods}`,
    link: 'link',
    bridge: 'bridge',
    tunnel: 'tunnel',
    crown: 'state railway',
    tracksOf: (names: string) => `track of ${names}`,
    factoryOf: (good: string, name: string, left: number) =>
      `${good} factory of ${name}, ${left} left`,
    siteBoard: 'open site at the price of the factory board',
    siteFor: (cost: number) => `open site for ${cost}`,
    canOne: (label: string, price: number, note: string) =>
      [
        `can be chosen: ${label}`,
        price > 0 ? `for ${price}` : price < 0 ? `brings ${-price}` : '',
        note,
      ]
        .filter(Boolean)
        .join(', '),
    canSeveral: (count: number) => `can be chosen: ${count} ways`,
  },
  plan: {
    title: 'Way to Trieste',
    yours: 'Your way to Trieste',
    of: (name: string) => `${name}’s way to Trieste`,
    tracks: 'Links',
    tracksSay: (links: number, actions: number) =>
      `${links} in ${actions ? counted(actions, 'build', 'builds') : 'this build'}`,
    hands: 'Hands',
    handsSay: (needed: number, left: number) => `${needed} at least, of ${left}`,
    effort: 'Effort',
    effortLacks: (experience: number) => `idle ${experience}`,
    effortEnough: (experience: number) => `of ${experience} idle`,
    materials: 'Materials',
    lacking: 'Lacking',
    engineers: 'Engineers',
    station: 'Station',
    fees: 'Fees, stations',
    brings: 'Brings',
    leaves: 'Leaves',
    without: 'not counting what is lacking',
    there: 'The network is connected to Trieste.',
    none: 'No way is left.',
    goods: goodsWords,
  },
  actions: {
    board: 'Main actions',
    /** `bare`: guldens are not all that it takes. */
    price: ([least, most]: [number, number], bare = false) =>
      most < 0
        ? `+${-most}`
        : most === 0 && least === 0
          ? bare
            ? 'no fee'
            : 'free'
          : least === most
            ? `${least}`
            : least
              ? `from ${least}`
              : `${bare ? 'fee 0' : 'free'} to ${most}`,
    needs: (facts: Record<string, unknown>) =>
      [
        facts['goods'] ? goodsWords({ ...NO_GOODS, ...(facts['goods'] as Partial<Goods>) }) : '',
        facts['effort'] ? `a crew, effort from ${String(facts['effort'])}` : '',
        facts['orders'] ? `${String(facts['orders'])} more can be ordered` : '',
        facts['free_car'] ? `free cars: ${String(facts['free_car'])}` : '',
      ]
        .filter(Boolean)
        .join('; '),
    lost: (influence: number) => `−${influence} influence`,
    hands: (names: string) => `hands of ${names}`,
    free: 'Free actions',
    beside: 'With this action',
    upTo: (words: string, brings: boolean) => (brings ? `up to ${words}` : `from ${words}`),
    end: 'End the turn',
    prepared: 'First confirm or cancel what is chosen',
  },
  ladder: {
    title: 'Influence',
    note: 'the top row is ahead',
    steps: 'Steps of influence',
    column: (column: number) => `To influence ${column}`,
    stands: (who: string, at: number) => `${who} ${at}`,
    hub: (hub: string) => `${hub} hub`,
  },
  hubs: {
    title: 'Hubs: workers, engineers, keys',
    note: 'price of a worker, then the next one’s',
    lead: 'Worker',
    reached: 'reached',
    above: 'above you',
    whyNot: (what: string) => `Why not: ${what}`,
    worker: (column: number) => `Hire a worker of column ${column} for`,
    then: (price: number) => `then ${price}`,
    engineer: 'Hire an engineer:',
    kinds: { bridge: 'Bridge', tunnel: 'Tunnel' } as Record<string, string>,
    growth: 'grows',
    growthWhy: 'Steps for each good that is delivered here',
    growthSay: (steps: readonly number[]) =>
      steps.length ? `the next goods let it grow by ${steps.join(', ')}` : 'does not grow any more',
    key: (kind: 'gold' | 'silver', there: boolean, worth: number) =>
      `${kind} key ${there ? `for the ${kind === 'gold' ? 'first' : 'second'} coal` : 'taken'}, worth ${worth} now`,
    howMany: 'Workers of this column',
    sum: (prices: readonly number[], sum = 0) => `${prices.join(' + ')} = ${sum}`,
    noMore: (why: string) => `One more: ${why}`,
  },
  market: {
    title: 'Market and factories',
    arrives: (round: number, goods: string) => `arrives in round ${round}: ${goods}`,
    noMore: 'this round is the last: nothing arrives any more',
    left: (count: number) => `${count} left`,
    then: (price: number) => `then ${price}`,
    factory: (cost: number | null, left: number) =>
      cost === null ? 'no factory left' : `factory ${cost} · ${left} left`,
    pays: (pay: number) => `delivery ${pay}`,
    thenPays: (pay: number) => `${pay} after the next factory`,
    buy: 'Buy',
    order: 'Order',
    orderOf: (good: string) => `Order ${good}`,
    less: (good: string) => `Order one ${good} less`,
    more: (good: string) => `Order one more ${good}`,
    total: (count: number, most: number, cost: number) =>
      `Order: ${count} of ${most} for ${cost} guldens`,
  },
  contracts: {
    title: 'Contracts on display',
    note: 'if anybody reaches Trieste: won if filled, lost if not; as many cars are needed, and investors come, as factories',
    cars: (free: number) =>
      `if anybody reaches Trieste: won if filled, lost if not; takes as many free cars (yours: ${free}) as factories, and brings as many investors`,
    contract: 'Contract of',
    none: 'None is left.',
    filled: '✓ filled',
    lacks: (goods: string) => `lacks ${goods}`,
  },
  engines: {
    title: 'Engines',
    cars: (count: number) => `${count} cars`,
    influence: (steps: number) => `+${counted(steps, 'step', 'steps')} of influence`,
    from: (round: number) => `from round ${round}`,
    left: (count: number) => `${count} left`,
  },
  shares: {
    board: 'Share board: investors from the left, the value is framed',
    raise: (value: number) => `Share value ${value}`,
    costs: (steps: number) => `${counted(steps, 'step', 'steps')} of influence to raise it to here`,
    say: (value: number, investors: number, sales: number, shareholders: number) =>
      `Share ${value} · ${counted(investors, 'investor', 'investors')}, ${sales} of them pay it · ${counted(
        shareholders,
        'shareholder',
        'shareholders',
      )}`,
  },
  rounds: {
    title: 'Rounds',
    open: (last: number) =>
      `ends after round ${last}, or after the round in which Trieste is connected`,
    ends: (names: string) => `Trieste is connected (${names}): this round is the last`,
    hands: (count: number) => counted(count, 'hand', 'hands'),
    handsWhy: 'Hands of each player',
    orders: (most: number | null) => (most === null ? 'no order' : `order ${most}`),
    ordersWhy: 'Goods that each player may order',
    arrives: (goods: string) => `arrives: ${goods}`,
  },
  workers: {
    title: 'Idle workers',
    none: 'No idle workers',
    say: (level: number, state: string) => `Worker of level ${level}, ${state}`,
    states: { idle: 'idle', going: 'goes', named: 'goes, named by you' },
  },
  crew: {
    title: 'Tracks and their crew',
    note: 'a link of the map, or here',
    how: 'Click a worker to send this one; the rest of the crew wastes the least.',
    second:
      'A second track in this action takes workers, and materials for a bridge or tunnel alone.',
    effort: 'Effort',
    crew: 'Crew',
    over: 'Left over',
    before: (experience: number) => `+ ${experience} of the first track`,
    materials: 'Materials',
    guldens: 'Guldens',
    rest: 'Experience left',
    left: (guldens: number) => `${guldens} left`,
    toGo: (effort: number) => `${effort} of effort to go`,
    least: 'Send the crew that wastes the least',
  },
  desk: {
    hireSeveral: (count: number, hub: string) => `hire ${count} workers: ${hub} hub`,
    orderSeveral: (goods: readonly string[]) => `order ${listed(goods)}`,
    sendCrew: 'send the crew that wastes the least',
    stations: 'Stations',
    factories: 'Factories: first the site',
    which: 'Then the factory',
    site: (id: string) => `site ${id.slice(id.lastIndexOf('.') + 1)}`,
    staff: 'The worker who settles at the factory',
    points: 'Business points',
    discard: 'Goods that do not fit',
    arrival: 'Ordered goods that do not fit',
  },
  bid: {
    title: 'Sealed bid for influence',
    sealed: 'shown when all have bid; everybody pays',
    bid: 'Your bid',
    has: 'has bid',
    waits: 'has not bid yet',
    yours: (amount: number) => `you bid ${amount}`,
  },
  trains: {
    reserved: 'res',
    noRoom: 'finds no room',
    over: (goods: readonly string[]) => `; without room: ${goods.join(', ')}`,
    say: (of: {
      engines: readonly number[];
      free_cars: number;
      reserved_cars: number;
      passenger_cars: number;
      floors: number;
      goods: Goods;
    }) =>
      `Engines ${of.engines.map((level) => `IS-${level}`).join(', ')}; ${of.free_cars} free cars, ${
        of.reserved_cars
      } reserved, ${of.passenger_cars} with passengers, ${of.floors} floors; stored: ${goodsWords(of.goods)}`,
  },
  side: {
    title: 'Player board',
    yours: 'Your player board',
    of: (name: string) => `Board of ${name}`,
    whose: 'Whose board',
    room: (room: number, coal: number) =>
      `room for ${room} more${coal ? ` and ${coal} coal on engines` : ''}`,
    pieces: (tracks: number, stations: number) =>
      `${counted(tracks, 'track', 'tracks')}, ${counted(stations, 'station', 'stations')} left`,
    ordered: 'Ordered',
    idle: 'Idle',
    working: 'At work',
    nobody: 'nobody',
    level: (count: number, level: number) => `${count} × level ${level}`,
    engineers: 'Engineers',
    factories: 'Factories',
    contracts: 'Contracts',
    keys: 'Keys',
    gold: 'gold',
    silver: 'silver',
    semmering: 'Semmering token',
    reached: 'With Trieste, before fees',
  },
  figures: {
    guldens: 'Guldens',
    influence: 'Influence',
    income: 'Income',
    engines: 'Engines',
    enginesAre: 'Engines by level: an IS-3 is of level 3',
    levels: (levels: readonly number[]) => (levels.length ? `IS-${levels.join('·')}` : 'none'),
    idle: 'Idle workers',
    idleAre: 'Workers who can be sent now, of all but those settled at factories',
    of: (idle: number, all: number) => `${idle} of ${all}`,
    share: 'Share',
    shareIs: 'What a share is worth',
    hidden: 'hidden',
    now: (total: string) => `If it ended now ${total}`,
    both: (without: string, reached: string) =>
      `Now ${without}, with Trieste ${reached} before fees`,
    contract: (name: string, missing: readonly string[]) =>
      missing.length ? `${name} lacks ${missing.join(', ')}` : `${name} filled`,
    sales: 'Shares that can be sold now',
    experience: 'Experience of idle workers',
  },
  scoring: {
    title: 'The scoring, step by step',
    steps: 'Steps of the scoring',
    stepOf: (step: number, steps: number) => `Step ${step} of ${steps}:`,
    back: 'Back',
    next: 'Next step',
    sum: 'sum',
    names: {
      money: 'Money',
      income: 'Income',
      goods: 'Goods',
      keys: 'Keys',
      hubs: 'Hubs',
      contracts: 'Contracts',
      fees: 'Way to Trieste',
      shareholders: 'Shareholders',
    } as Record<string, string>,
    why: {
      money: 'What everybody has when the last hand is placed.',
      income: 'Collected once more',
      goods: 'Every stored good is sold',
      keys: 'A gold key brings the influence of its hub, a silver one what is printed there for it.',
      hubs: 'Hubs that are not above a player bring guldens',
      contracts: 'Only if Trieste is connected: filled ones bring their value, others cost it.',
      fees: 'Whoever has contracts pays for the tracks of others on the way to Trieste',
      shareholders: 'They take their share of all that',
    } as Record<string, string>,
    money: 'guldens in hand',
    income: 'passenger cars and stations',
    doubled: 'passenger cars and stations, twice by the Semmering token',
    goods: 'stored goods',
    nothing: 'nothing stored',
    gold: (hub: string, worth: number) => `gold key of ${hub} ${worth}`,
    silver: (hub: string, worth: number) => `silver key of ${hub} ${worth}`,
    noKeys: 'no keys',
    hubs: (hubs: string) => `reaches ${hubs}`,
    noHubs: 'reaches no hub',
    noTrieste: 'Trieste is not connected',
    filled: (contract: string, value: number) => `${contract} filled ${value}`,
    unfilled: (contract: string, value: string, goods: string) =>
      `${contract} lacks ${goods} ${value}`,
    noContracts: 'no contracts',
    pays: (amount: number, name: string, link: string) => `pays ${name} ${amount} for ${link}`,
    receives: (amount: number) => `receives ${amount}`,
    noFees: 'nothing to pay',
    cut: (count: number, before: number) =>
      `${counted(count, 'shareholder', 'shareholders')} of ${before}`,
    noShareholders: 'no shareholders',
  },
} as const;
