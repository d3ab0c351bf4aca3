import { isUnavailable as isDatabaseAway } from '@questboard/database'
import { VendorUnavailable } from '@questboard/providers/vendor'
import { isTemporalAway } from '@questboard/workflows/client'

/** The database, Temporal or a vendor does not respond. The failure is temporary, and the caller did nothing wrong. */
export const isUnavailable = (error: unknown): boolean =>
  isDatabaseAway(error) || isTemporalAway(error) || error instanceof VendorUnavailable
