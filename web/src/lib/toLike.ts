/** A pattern that finds these words anywhere in a name. `%` and `_` are escaped. */
export const toLike = (words: string): string => `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`
