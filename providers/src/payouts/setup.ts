import type { PayoutAccount } from './payouts.ts'

const begin = (userId: string): string => `payout-account/${userId}/`

/** The idempotency key for opening an account. There is one per person and country. */
export const accountKey = (userId: string, country: string): string => begin(userId) + country

/** True if we opened the account for this person. */
export const isOpenedFor = (userId: string, { openedUnder }: PayoutAccount): boolean =>
  openedUnder?.startsWith(begin(userId)) === true

/** The URLs on our site to which the vendor's pages redirect. */
export const setupUrls = (publicUrl: string, reference: string) => {
  const of = `account=${encodeURIComponent(reference)}`
  return {
    returnUrl: `${publicUrl}/api/payouts/return?${of}`,
    refreshUrl: `${publicUrl}/api/payouts/refresh?${of}`,
  }
}
