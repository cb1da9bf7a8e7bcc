/** The words of the pages before a table. */
import { counted } from './common';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function ago(ms: number): string {
  if (ms < MINUTE) return 'just now';
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} min ago`;
  if (ms < DAY) return `${Math.floor(ms / HOUR)} h ago`;
  return counted(Math.floor(ms / DAY), 'day ago', 'days ago');
}

const BOTS: Record<string, string> = { greedy: 'Greedy bot', random: 'Random bot' };
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const bot = (kind: string): string => BOTS[kind] ?? `${capital(kind)} bot`;
const plain = (word: string): string => word.replaceAll(/[-_]/g, ' ');

export const home = {
  copy: 'Copy',
  copied: 'Copied',
  cancel: 'Cancel',
  loading: 'One moment …',
  ago,
  bot,
  plain,
  automa: (level: string) => (level ? `Automa, ${plain(level)}` : 'Automa'),
  nav: {
    title: 'Pages',
    skip: 'To the content',
    play: 'Play',
    tables: 'Tables',
    boards: 'Boards',
    rules: 'Rules',
    learn: 'Learn',
    me: '(you): name, link, notices',
    nobody: 'You',
  },
  front: {
    player: (number: number) => `${number}${['st', 'nd', 'rd'][number - 1] ?? 'th'} player`,
    title: 'Step onto the footplate.',
    words:
      'Four heavy steam games in the browser: alone against bots, on one screen, or with friends by link, live or over days. Free and open.',
    learn: 'Learn',
    screen: 'One screen',
    invite: 'Invite by link',
    bar: 'A table in one click',
    game: 'Game',
    board: 'Board',
    seats: 'Seats',
    opponents: 'Opponents',
    pace: 'Pace',
    playNow: 'Play now',
    openTable: 'Open table',
    first: 'Play now takes the fixed set-up, which is the one for a first game.',
    otherwise: 'Choose another one',
    making: 'Setting up …',
    solo: 'You alone',
    youAnd: (others: number) => `You and ${others}`,
    bots: (kind: string) => `${bot(kind)}s`,
    people: 'People who join',
    noClock: 'No clock',
    live: 'Live, 1 min a turn',
    daily: '1 day a turn',
    games: 'The games',
    gamesWords: 'every rule has its number, every refusal names it',
  },
  game: {
    play: 'Play',
    boards: 'Boards',
    rules: 'Rules',
    picture: (title: string) => `The board ${title}, drawn`,
    seats: (least: number, most: number) =>
      least === most ? counted(least, 'seat', 'seats') : `${least}–${most} seats`,
    bots: 'bots',
    first: 'a set-up for a first game',
    automa: 'Automa',
    count: (boards: number) => counted(boards, 'board', 'boards'),
  },
  lists: {
    mine: 'My tables',
    open: 'Open tables',
    playing: 'Tables in play',
    over: 'Replays',
    all: (count: number) => `All ${count} tables`,
    allOf: 'All',
    more: 'Older ones',
    newOne: 'Open one',
    wait: (count: number) => (count === 1 ? '1 waits for you' : `${count} wait for you`),
    noneMine: 'You sit at no table yet. Play now puts you at one.',
    noneOpen: 'No table waits for players. Open one: it stands here until its seats are taken.',
    nonePlaying: 'No public table is in play.',
    noneOver: 'No public game has come to its end yet.',
    join: 'Join',
    watch: 'Watch',
    rejoin: 'Your table',
    yourTurn: 'Your turn',
    notBegun: 'Not begun yet.',
    seatsFree: (free: number) => (free ? `${counted(free, 'seat is', 'seats are')} free.` : ''),
    waitingFor: (name: string) => `Waiting for ${name}`,
    finished: 'Finished.',
    seats: 'Seats',
    seatFree: (name: string) => (name ? `kept for ${name}` : 'free seat'),
    isAsked: 'is asked',
    round: (round: number, of: number | null | undefined) =>
      of ? `Round ${round} of ${of}` : `Round ${round}`,
    left: (time: string) => `${time} left`,
    noTime: 'no time left',
    title: 'Tables',
    tabs: 'Which tables',
  },
  join: {
    title: 'Join by link',
    label: 'A link, or the id of a table',
    go: 'Go',
    wrong: 'That is neither a link of this server nor the id of a table.',
  },
  bring: {
    title: 'Bring a game',
    words:
      'A record that was saved here, on another server or in the terminal, or a game of Age of Steam recorded elsewhere (aos-game/1), goes on as a table of your own: all seats are yours, and you can give any of them to bots.',
    file: 'Choose a file',
    text: 'Or paste its text',
    go: 'Make a table of it',
    empty: 'Choose a file or paste its text first.',
    tooLong: 'A record has at most 4 MB.',
    read: (name: string) => `${name} is read below.`,
    unread: 'This file cannot be read.',
  },
  door: {
    title: 'A password, please',
    words: 'Whoever hosts this server gives it to you.',
    label: 'Password',
    enter: 'Enter',
  },
  seat: {
    title: (name: string) => `Take a seat at ${name}`,
    words: (number: number) =>
      `This link is for seat ${number}. Whoever takes it sits there from now on, and the link opens nothing any more.`,
    name: 'Your name',
    take: 'Take the seat',
    table: 'Look at the table',
    short: 'The end of this link is missing: open all of it, also what follows the #.',
    noSeat: 'This table has no such seat.',
  },
  me: {
    guest: 'Guest',
    title: 'You',
    words:
      'Nobody needs an account here: a key in this browser is all that you are. Whoever has your personal link is you.',
    name: 'Your name',
    nameWords: 'Tables that you sit at already keep the name they know.',
    save: 'Save',
    saved: 'Saved.',
    link: 'Your personal link',
    linkWords:
      'It makes another device yours, too, and it is the only way back to your tables if this browser forgets. A new link ends the one before it, and other devices that used it have to open the new one. Keep it to yourself.',
    makeLink: 'Make a personal link',
    makeTitle: 'A new link?',
    makeQuestion:
      'Other devices that are yours are so no more until they open the new link. This one stays yours.',
    linkLabel: 'Personal link, to open on another device',
    become: 'Begin with a name',
    nobody: 'This browser is nobody yet. It becomes somebody as soon as you sit down anywhere.',
    carryTitle: 'Your link',
    taking: 'This device becomes yours …',
    question: (there: string) => `Shall this device be ${there}’s?`,
    warning: (here: string) =>
      `It is ${here}’s now. What ${here} has is found by no other way than ${here}’s own link.`,
    take: (there: string) => `Yes, become ${there}`,
    stayed: 'Nothing has changed.',
    home: 'To the tables',
  },
  notify: {
    title: 'While you are away',
    words:
      'You are told when it is your turn, when a game begins or ends, and when the others ask you something; never while you have a table open.',
    none: 'You are told nowhere yet.',
    mail: 'Mail',
    webhook: 'Webhook',
    shapes: { json: 'plain JSON', discord: 'Discord', slack: 'Slack' } as Record<string, string>,
    unconfirmed: 'not confirmed yet: press the button in the mail that was sent there',
    remove: (what: string) => `Remove ${what}`,
    add: 'Add a way to be told',
    kind: 'How',
    url: 'Address of the webhook',
    urlWords: 'Discord: Server settings → Integrations → Webhooks. Slack: Incoming Webhooks.',
    address: 'Your mail address',
    addressWords: 'A mail with a button goes there first; nothing else until it is pressed.',
    noMail: 'This server sends no mail.',
    addIt: 'Add',
    test: 'Send a test everywhere',
    full: 'Five ways are the most.',
  },
  boards: {
    title: (game: string) => `Boards of ${game}`,
    all: 'Boards',
    words:
      'Drawn from data in the open. Every block of a board says where it comes from; what is reconstructed is ours, and may be other than the printed board.',
    play: 'Play on this board',
    sources: 'Where its data come from',
    notes: 'Notes',
    source: {
      rulebook: 'from the rulebook',
      public: 'from public implementations and reports',
      reconstructed: 'reconstructed: ours',
    } as Record<string, string>,
  },
  rulesPage: {
    all: 'Rules',
    title: (game: string) => `Rules of ${game}`,
    search: 'Search the rules',
    found: (count: number) => counted(count, 'passage found', 'passages found'),
    chapters: 'Chapters',
    of: (game: string) => `The rules of ${game} as they are played here, each with its number`,
  },
} as const;
