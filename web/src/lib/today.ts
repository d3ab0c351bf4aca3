import { DAY_MS, dateInStockholm } from '@questboard/domain'

export const today = (): string => dateInStockholm(new Date())

/** The start of a past day. The value is the same during the whole day, so that query results can be cached. */
export const daysAgo = (days: number, now = new Date()): string =>
  new Date(Math.floor(now.getTime() / DAY_MS - days) * DAY_MS).toISOString()
