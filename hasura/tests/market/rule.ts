/** What holds for the whole demo market: a sentence, and the rows that break it, by their ids. */
export type Rule = readonly [sentence: string, broken: string]

/** The moment of a query in the past, with the second that rounding may take. */
export const notAfter = (earlier: string, later: string): string =>
  `${earlier} > ${later} + interval '1 second'`
