/** What is typed into the search, as the server is asked for it; nothing typed finds everything. */
export const foundBy =
  <Where>(matches: (words: string) => Where) =>
  (words: string): Where[] =>
    words.trim() === '' ? [] : [matches(words)]
