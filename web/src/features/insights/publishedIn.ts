import type { Days } from '../../lib/period.ts'

/** Content of these days, by the clock in UTC as all figures are. */
export const publishedIn = ({ from, to }: Days) => ({
  published_at: { _gte: `${from}T00:00:00Z`, _lte: `${to}T23:59:59.999Z` },
})
