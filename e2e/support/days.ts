/** A date for a date field, as a number of days from today. The tests run in UTC. */
export const dayIn = (days: number): string =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
