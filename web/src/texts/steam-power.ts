/** The words of Steam Power's pages. What the game itself says comes from the server. */
import { counted } from './common';

const MINUS = '\u2212';
const BONUS: Record<string, string> = {
  lay_track: 'lay track',
  build_factory: 'build a factory',
  take_contracts: 'take contracts',
};
const ORDINALS = ['', '1st', '2nd', '3rd'];
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

export const texts = {
  signed: (by: number) => (by < 0 ? `${MINUS}${-by}` : `+${by}`),
  listed,
  money: (amount: number) => (amount ? `$${amount}` : 'free'),
  points: (points: number) => `${points} VP`,
  fulfil: (contract: string) => `Fulfil ${contract}`,
  fulfilRest: (contract: string) => `The rest of ${contract}, as cheaply as possible`,

  panel: {
    money: 'Money',
    contracts: 'Contracts',
    hand: 'Hand',
    trains: 'Trains',
    factories: 'Factories',
    cities: 'Cities',
    worth: (sources: Record<string, number>) =>
      Object.entries(sources)
        .map(([what, points]) => `${what} ${points}`)
        .join(' · '),
    fromEnd: (contracts: number) => `${contracts} from the end`,
    action: (number: number) => `${ORDINALS[number] ?? `${number}th`} action`,
    bonus: 'bonus action',
  },

  hand: {
    title: 'Your hand',
    label: 'Contracts',
    yours: (count: number) => `${counted(count, 'contract', 'contracts')} · only you see them`,
    none: 'No contract. Take contracts to get some.',
    bonus: (bonus: string | null) => (bonus ? (BONUS[bonus] ?? bonus) : 'no bonus'),
    notNow: 'not now',
    notNowTitle: 'As things are, this bonus cannot be used.',
    reward: (money: number) => (money ? `+$${money}` : ''),
    all: 'all reachable',
    missing: (count: number) => `${count} missing`,
    noLink: 'no link yet',
    tooDear: 'too dear',
    from: (city: string, payees: readonly string[], flips: boolean) =>
      [payees.length ? `${city}, to ${listed(payees)}` : city, flips ? 'flips' : ''].join(
        flips ? ' · ' : '',
      ),
    bank: 'the bank',
    bought: 'missing: bought from the bank',
    could: (color: string, cities: readonly string[]) =>
      `${color} could come from ${listed(cities)}`,
    cheapest: 'Cheapest',
    bySteps: 'Choose sources',
    rather: 'Rather pay',
    ratherSeat: (name: string, place: number) =>
      place ? `${name}: paid before others, rank ${place}` : `Rather pay ${name}`,
    fulfilled: 'Fulfilled',
    fulfilledOf: (count: number, needed: number | null, points: number) =>
      `${needed === null ? count : `${count} of ${needed}`} · ${points} VP`,
    nothingYet: 'None yet.',
    others: 'Others: hand and fulfilled',
    fulfilledBy: (name: string) => `Fulfilled by ${name}`,
    backs: (name: string, count: number) => `${name}: ${counted(count, 'contract', 'contracts')}`,
    onTable: (name: string) => `${name} fulfils`,
    youFulfil: 'You fulfil',
    of: (at: number, of: number) => `resource ${at} of ${of}`,
    taken: 'fetched',
    next: 'next',
    read: (
      id: string,
      resources: readonly string[],
      points: number,
      money: number,
      bonus: string | null,
    ) =>
      `${id}: ${resources.join(', ')}; ${counted(points, 'point', 'points')}${money ? `, $${money}` : ''}${
        bonus ? `, bonus: ${BONUS[bonus] ?? bonus}` : ''
      }`,
  },

  ask: {
    actions: 'Actions',
    lay: 'Lay track',
    redo: 'Change the end tile',
    factory: 'Build a factory',
    fulfil: 'Fulfil a contract',
    contracts: 'Take contracts',
    buy: 'Buy from the bank',
    supply: (count: number) => `supply ${count}`,
    whyNot: 'why not?',
    sources: 'Where it comes from',
    cheapest: 'cheapest',
    flips: 'flips',
    rest: 'All the rest, cheapest',
    to: 'to',
    second: 'Second tile',
    pick: 'choose a contract of your hand',
    pickBelow: 'choose a contract',
    how: 'How it is fulfilled',
    pickPlace: 'choose a lit place on the map',
  },

  board: {
    label: 'Map',
    letter: { black: 'K', white: 'W', orange: 'O', gray: 'G', purple: 'P' } as Record<
      string,
      string
    >,
    no: 'no factory',
    could: 'could deliver',
    flips: (points: number) => `flips +${points}`,
    hex: (id: string, terrain: string, price: number | undefined) =>
      price === undefined
        ? `${id}, ${terrain}`
        : `${id}, ${terrain}, ${price ? `$${price}` : 'free'}`,
    can: {
      lay: 'can take track',
      redo: 'end tile, can be changed',
      factory: 'can take a factory',
      fetch: 'can deliver',
    } as Record<string, string>,
    from: (price: string) => `from ${price}`,
    choose: (hex: string) => `Choose for ${hex}`,
    completes: 'completes',
    remove: 'remove',
    replace: 'replace',
    cross: 'crossing',
    left: (count: number) => `${count} left`,
    toGo: (tiles: number) => counted(tiles, 'tile to go', 'tiles to go'),
    city: (
      name: string,
      color: string,
      owner: string | null,
      cubes: number,
      flipped: boolean,
      worth: number,
    ) =>
      [
        `${name}, ${color} city`,
        color === 'purple' ? `worth ${worth}` : '',
        owner === null
          ? color === 'purple'
            ? ''
            : 'no factory'
          : flipped
            ? `factory of ${owner}, empty, worth ${worth}`
            : `factory of ${owner}, ${counted(cubes, 'cube', 'cubes')}`,
      ]
        .filter(Boolean)
        .join(', '),
    connected: (names: readonly string[]) => `connected: ${listed(names)}`,
    track: (names: readonly string[]) => `track of ${listed(names)}`,
    flipped: 'flipped',
  },

  stock: {
    title: 'Beside the map',
    contracts: 'Contracts in the supply',
    tiles: (tile: string, faces: readonly string[]) => `Track tiles ${tile}: ${faces.join(' or ')}`,
    cubes: (color: string) => `${color} cubes`,
    beside: (color: string) => `${color} city tiles beside the map`,
    take: 'Take contracts',
    ends: (needed: number) => `ends when somebody has ${needed} contracts`,
    last: 'last round',
    rounds: (round: number, rounds: number) => `round ${round} of ${rounds}`,
  },

  automa: {
    title: 'Automa',
    subtitle: 'why it does what it does',
    marker: (color: string, corner: string) => `Marker at ${color}, ${corner}.`,
    next: (name: string, color: string, corner: string, contracts: number) =>
      `Next, ${name}: moves it to ${color}, ${corner}, draws ${contracts}, plays each.`,
    none: 'None has another turn.',
    faceDown: (count: number) => `${counted(count, 'contract', 'contracts')} face down`,
    coins: (name: string, city: string, tiles: number) =>
      `${name} means to build to ${city}: ${counted(tiles, 'tile', 'tiles')} to go`,
    discards: (name: string, count: number) =>
      `${name}: ${counted(count, 'contract', 'contracts')} used as actions`,
    turn: (name: string) => `Last turn of ${name}`,
    step: (at: number, of: number) => `Step ${at} of ${of}`,
    prev: 'Step before',
    nextStep: 'Step after',
    candidates: 'Looked at',
    chosen: 'Took',
    ties: {
      price: 'cheapest',
      own: 'its own first',
      cubes: 'by cubes left',
      inside: 'inside its network',
      'least-present': 'least present colour',
      distance: 'closest',
      tiles: 'fewest tiles',
      sweep: 'first in the sweep',
    } as Record<string, string>,
    from: (corner: string) => `from the ${corner}`,
    left: (count: number) => `${count} left`,
    nothing: 'It has not played yet.',
    map: 'Corners of the direction marker',
  },

  solo: {
    title: 'Companies',
    acts: 'acts',
    bag: 'in the bag',
    company: 'Company',
    trains: 'Trains',
    factories: 'Factories',
    cities: 'Cities',
    score: 'Points so far',
    round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  },

  end: {
    why: 'How it ended',
    contracts: 'Fulfilled contracts',
    factories: 'Emptied factories',
    cities: 'Purple cities',
    each: (share: number) => `${share} each`,
    none: 'none',
    sources: {
      contracts: 'Contracts',
      factories: 'Factories',
      cities: 'Cities',
      money: 'Money',
    } as Record<string, string>,
  },
} as const;
