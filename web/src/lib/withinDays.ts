import { addDays } from './period.ts'
import { homeZone, momentOf } from './zones.ts'

type Ends = { readonly from?: string | null | undefined; readonly to?: string | null | undefined }

/** A filter from the start of one day to the end of another, in UTC as for all stats. */
export const withinDays = ({ from, to }: Ends) => ({
  ...(from && { _gte: `${from}T00:00:00Z` }),
  ...(to && { _lte: `${to}T23:59:59.999Z` }),
})

const beginOf = (day: string): string => momentOf({ day, time: '00:00' }, homeZone)

/** A filter from the start of one day to the end of another in Stockholm time, for times shown in that time zone. */
export const withinHomeDays = ({ from, to }: Ends) => ({
  ...(from && { _gte: beginOf(from) }),
  ...(to && { _lt: beginOf(addDays(to, 1)) }),
})
