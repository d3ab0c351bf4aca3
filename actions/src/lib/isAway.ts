import { isAway as isDatabaseAway } from '@questboard/database'
import { VendorUnavailable } from '@questboard/providers/vendor'
import { isTemporalAway } from '@questboard/workflows/client'

/** Nobody's mistake, and over some time: the database, Temporal or a vendor does not answer. */
export const isAway = (error: unknown): boolean =>
  isDatabaseAway(error) || isTemporalAway(error) || error instanceof VendorUnavailable
