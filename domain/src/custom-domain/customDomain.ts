import { HOUR_MS } from '../durations.ts'
import type { Transition } from '../transition.ts'

export const customDomainStatuses = ['not_verified', 'verified'] as const
export type CustomDomainStatus = (typeof customDomainStatuses)[number]

export const customDomainTransitions: readonly Transition<CustomDomainStatus>[] = [
  { from: 'not_verified', to: 'verified', event: 'customDomainVerified' },
  { from: 'verified', to: 'not_verified', event: 'customDomainLost' },
]

export const isDomain = (text: string): boolean =>
  text.length <= 253 && /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/.test(text)

/** Verified domains are checked daily, and hourly while their DNS record is missing. */
export const customDomainRetestHours = 24
/** A domain stays verified this long without its DNS record, because people change name servers and make mistakes. */
export const customDomainGraceHours = 72

type WatchedDomain = { readonly status: CustomDomainStatus; readonly missingSince: Date | null }

/** The state of a verified domain after a DNS check. `isProven` is null if the name servers did not respond. */
export const watchedDomain = (
  isProven: boolean | null,
  missingSince: Date | null,
  now: Date,
): WatchedDomain => {
  if (isProven === true) return { status: 'verified', missingSince: null }
  if (isProven === null) return { status: 'verified', missingSince }
  const since = missingSince ?? now
  return now.getTime() - since.getTime() >= customDomainGraceHours * HOUR_MS
    ? { status: 'not_verified', missingSince: null }
    : { status: 'verified', missingSince: since }
}
