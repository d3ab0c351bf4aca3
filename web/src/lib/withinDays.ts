import { addDays } from './period.ts'
import { beginOf } from './zones.ts'

type Ends = { readonly from?: string | null | undefined; readonly to?: string | null | undefined }

/** A filter from the start of one day to the end of another in Stockholm time. */
export const withinDays = ({ from, to }: Ends) => ({
  ...(from && { _gte: beginOf(from) }),
  ...(to && { _lt: beginOf(addDays(to, 1)) }),
})
