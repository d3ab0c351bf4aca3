import { allowed, refused, type Verdict } from '../verdict.ts'

export const userTypes = ['Company', 'Creator', 'User'] as const

/** How many wrong passwords within that time lock an account, and for how long (1206). */
export const signInTries = { most: 5, lockMinutes: 15 } as const

/** How many password resets may be asked for an address on one day in Stockholm: "try tomorrow" (1403). */
export const resetsPerDay = 3

export const linkLifetime = { verifyEmailHours: 48, resetPasswordHours: 2, companyInvitationDays: 7 } as const

/**
 * How many days traces are kept. A lockout looks back minutes, and whoever asks about one does so within weeks. What clients
 * report is looked at over the longest period that figures are shown for (rules §3). A delivery of events that went well is of
 * interest while its day is talked about, one that failed until somebody has looked into it. A last mail is given up after a day. A summary is looked
 * back to for a month at most, and so is what became of each row of a bulk action. An application that nobody went on with for a season is given up.
 */
export const keptDays = {
  signInAttempts: 30,
  clientEvents: 180,
  deliveries: 7,
  failedDeliveries: 30,
  farewells: 7,
  summaries: 60,
  intents: 30,
  applications: 90,
  bulkActions: 30,
} as const

export const isUsername = (text: string): boolean => /^[a-z0-9]{4,25}$/i.test(text)

export const isDisplayName = (text: string): boolean => /^[\p{L}\p{N}]{4,50}$/u.test(text)

export const isPassword = (text: string): boolean =>
  text.length >= 8 && text.length <= 128 && /\p{L}/u.test(text) && /\p{N}/u.test(text)

export type SignInSubject = { readonly active: boolean; readonly emailVerifiedAt: Date | null }

/** Whether an account that is not locked may sign in once its password was right; in the order in which people are told. */
export function canSignIn(account: SignInSubject): Verdict {
  if (!account.active) return refused('1203')
  return account.emailVerifiedAt === null ? refused('1207') : allowed
}
