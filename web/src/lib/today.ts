/** The date in Stockholm, where the product's days begin and end (spec §1). */
export const today = (now = new Date()): string =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Stockholm', dateStyle: 'short' }).format(now)
