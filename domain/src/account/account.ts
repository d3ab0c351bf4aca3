import { allowed, type Result, refused } from '../result.ts'

export const userTypes = ['Company', 'Creator', 'User'] as const

/** An account is locked for `lockMinutes` after this many wrong passwords within `lockMinutes` (error 1206). */
export const signInTries = { most: 5, lockMinutes: 15 } as const

/** Password resets per email address and day in Stockholm. Further requests get error 1403 ("try tomorrow"). */
export const resetsPerDay = 3

export const linkLifetime = {
  verifyEmailHours: 48,
  resetPasswordHours: 2,
  channelSignUpHours: 48,
  personalDataHours: 48,
  companyInvitationDays: 7,
} as const

/**
 * Days before old records are deleted. Sign-in attempts matter for minutes, and people ask about a locked account
 * within weeks. Client reports are stored for the longest reporting period (rules §3). Successful deliveries matter for
 * a day, failed ones until an admin has reviewed them. Summaries and bulk actions are needed for a month at most.
 */
export const keptDays = {
  signInAttempts: 30,
  clientEvents: 180,
  deliveries: 7,
  failedDeliveries: 30,
  farewells: 7,
  summaries: 60,
  mails: 30,
  intents: 30,
  applications: 90,
  bulkActions: 30,
} as const

export const isUsername = (text: string): boolean => /^[a-z0-9]{4,25}$/i.test(text)

export const isDisplayName = (text: string): boolean => /^[\p{L}\p{N}]{4,50}$/u.test(text)

export const isPassword = (text: string): boolean =>
  text.length >= 8 && text.length <= 128 && /\p{L}/u.test(text) && /\p{N}/u.test(text)

export type SignInSubject = { readonly active: boolean; readonly emailVerifiedAt: Date | null }

/** Checks an account after a correct password. The order decides which problem the user sees first. */
export function canSignIn(account: SignInSubject): Result {
  if (!account.active) return refused('1203')
  return account.emailVerifiedAt === null ? refused('1207') : allowed
}
