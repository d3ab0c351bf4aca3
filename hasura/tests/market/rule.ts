/** A rule of the whole demo market: a sentence, and a query for the ids of rows that break the rule. */
export type Rule = readonly [sentence: string, broken: string]

/** SQL condition for a moment that is too late, with one second of tolerance for rounding. */
export const notAfter = (earlier: string, later: string): string =>
  `${earlier} > ${later} + interval '1 second'`
