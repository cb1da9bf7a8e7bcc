/** What the pages say of lessons; what a lesson says comes from its file. */
export const learn = {
  jump: 'To one game',
  title: 'Learn',
  words:
    'Short lessons at a real table: each says what to do, shows where, and takes nothing amiss. How far you have come is kept on this device.',
  done: (done: number, all: number) => `${done} of ${all} done`,
  start: 'Start',
  goOn: 'Go on',
  again: 'Again',
  isDone: 'done',
  step: (at: number, steps: number) => `Step ${at} of ${steps}`,
  steps: (steps: number) => `${steps} ${steps === 1 ? 'step' : 'steps'}`,
  begun: (at: number, steps: number) => `${at} of ${steps} steps`,
  own: 'A lesson of your own',
  ownWords:
    'A lesson is a text file that anybody can write. What is wrong with one is told with its place.',
  file: 'Choose a lesson file (.toml), or drop it here',
  read: (name: string) => `${name} was read. Begin it, or change it below first.`,
  text: 'Or paste it here',
  begin: 'Begin this lesson',
  empty: 'Choose a file, or paste its text.',
  tooLong: 'A lesson has at most 200 000 letters.',
  faults: 'What is wrong with it',
  place: 'Place',
  field: 'Field',
  reason: 'Reason',
  beginning: 'Setting up …',
} as const;

export const lesson = {
  name: 'Lesson',
  next: 'Next',
  hint: 'Hint',
  over: 'Lesson learned',
  nextLesson: (title: string) => `Next: ${title}`,
  again: 'Once more',
  all: 'All lessons',
  playOn: 'Or just play on: the others stay at the table.',
  leave: 'Leave the lesson',
  earlier: 'What was said before',
  fold: 'Fold the lesson',
  unfold: 'Show the lesson',
} as const;
