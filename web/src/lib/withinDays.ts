import { addDays } from './period.ts'
import { homeZone, momentOf } from './zones.ts'

type Ends = { readonly from?: string | null | undefined; readonly to?: string | null | undefined }

/** The start of a day in Stockholm, where the product's days begin and end (rules §1). */
export const beginOf = (day: string): string => momentOf({ day, time: '00:00' }, homeZone)

/** A filter from the start of one day to the end of another in Stockholm time. */
export const withinDays = ({ from, to }: Ends) => ({
  ...(from && { _gte: beginOf(from) }),
  ...(to && { _lt: beginOf(addDays(to, 1)) }),
})
