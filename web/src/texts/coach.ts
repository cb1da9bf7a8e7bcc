/** The words of the coach. */
export const coach = {
  title: 'Coach',
  on: 'Coach: on',
  off: 'Coach: off',
  why: 'Explains each phase and warns you, in games against bots',
  explain: 'Explain this phase',
  looks: 'A good player looks at',
  worth: 'Worth a look',
  warned: 'Before you decide',
  more: (count: number) => `+${count}`,
  silence: 'Do not warn of this again',
  silenced: 'Warnings of the coach that are silenced',
  again: (rule: string) => `Warn again: ${rule}`,
} as const;
