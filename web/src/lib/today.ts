import { dateInStockholm } from '@questboard/domain'
import { DAY_MS } from './days.ts'

export const today = (): string => dateInStockholm(new Date())

/** The start of a day some days back, the same all day long, so that a query's answer can be kept. */
export const daysAgo = (days: number, now = new Date()): string =>
  new Date(Math.floor(now.getTime() / DAY_MS - days) * DAY_MS).toISOString()
