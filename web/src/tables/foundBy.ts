/** Conditions for a search text. An empty text adds no condition. */
export const foundBy =
  <Where>(matches: (words: string) => Where) =>
  (words: string): Where[] =>
    words.trim() === '' ? [] : [matches(words)]
