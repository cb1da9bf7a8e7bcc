/** What a board is told by whoever uses it. */
export interface Lit {
  /** What can be done there, for the spoken name: `can be built, from $4`. */
  words: string;
  /** Only the line, without the wash: the colour of the place says something. */
  bare?: boolean;
}

/** Why nothing can be done at a place. */
export interface Why {
  rule: string;
  sentence: string;
}
