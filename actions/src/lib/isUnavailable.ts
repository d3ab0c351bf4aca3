import { isUnavailable as isDatabaseAway } from '@questboard/database'
import { VendorUnavailable } from '@questboard/providers/vendor'
import { isTemporalAway } from '@questboard/workflows/client'

/** The database, Temporal or a vendor does not answer, which is temporary and no one's mistake. */
export const isUnavailable = (error: unknown): boolean =>
  isDatabaseAway(error) || isTemporalAway(error) || error instanceof VendorUnavailable
