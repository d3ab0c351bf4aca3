import type { PayoutAccount } from './payouts.ts'

const begin = (userId: string): string => `payout-account/${userId}/`

/** Under which we have an account opened: once for a person in a country. */
export const accountKey = (userId: string, country: string): string => begin(userId) + country

/** Whether we had it opened for this person. */
export const isOpenedFor = (userId: string, { openedUnder }: PayoutAccount): boolean =>
  openedUnder?.startsWith(begin(userId)) === true

/** Where the vendor's pages lead back to. */
export const setupUrls = (publicUrl: string, reference: string) => {
  const of = `account=${encodeURIComponent(reference)}`
  return {
    returnUrl: `${publicUrl}/api/payouts/return?${of}`,
    refreshUrl: `${publicUrl}/api/payouts/refresh?${of}`,
  }
}
