/** The condition for a search text. An empty text matches everything. */
export const foundBy =
  <Where>(matches: (words: string) => Where) =>
  (words: string): Where[] =>
    words.trim() === '' ? [] : [matches(words)]
