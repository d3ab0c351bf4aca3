/** A pattern for names with these words anywhere in them; `%` and `_` are taken literally. */
export const toLike = (words: string): string => `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`
