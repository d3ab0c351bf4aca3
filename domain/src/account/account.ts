import { allowed, refused, type Verdict } from '../errors.ts'

export const userTypes = ['Company', 'Creator', 'User'] as const
export type UserType = (typeof userTypes)[number]

/** How many wrong passwords in a row lock an account, and for how long (1206). */
export const signInTries = { most: 5, lockMinutes: 15 } as const

/** How many password resets an account may ask for within a day (1403). */
export const resetsPerDay = 3

export const linkLifetime = { verifyEmailHours: 48, resetPasswordHours: 2, companyInvitationDays: 7 } as const

/**
 * How many days traces are kept. A lockout looks back minutes, and whoever asks about one does so within weeks. What clients
 * report is looked at over the longest period that figures are shown for (spec §3). A delivery of events that went well is of
 * interest while its day is talked about, one that failed until somebody has looked into it. A last mail is given up after a day.
 */
export const keptDays = {
  signInAttempts: 30,
  clientEvents: 180,
  deliveries: 7,
  failedDeliveries: 30,
  farewells: 7,
} as const

/** spec §3: a changed country is locked for one year, a changed language for three months. */
export const placeLock = { countryMonths: 12, languageMonths: 3 } as const

export const isUsername = (text: string): boolean => /^[a-z0-9]{4,25}$/i.test(text)

export const isDisplayName = (text: string): boolean => /^[\p{L}\p{N}]{4,50}$/u.test(text)

export const isPassword = (text: string): boolean =>
  text.length >= 8 && text.length <= 128 && /\p{L}/u.test(text) && /\p{N}/u.test(text)

/** When the next change is possible after one made at `from`; months end where the month ends. */
export function lockedUntil(from: Date, months: number): Date {
  const until = new Date(from)
  until.setUTCMonth(until.getUTCMonth() + months)
  if (until.getUTCDate() !== from.getUTCDate()) until.setUTCDate(0)
  return until
}

export function canChangeCountry(lock: Date | null, now: Date): Verdict {
  return lock !== null && lock > now ? refused('country-locked') : allowed
}

export function canChangeLanguage(lock: Date | null, now: Date): Verdict {
  return lock !== null && lock > now ? refused('language-locked') : allowed
}

export type SignInSubject = {
  readonly active: boolean
  readonly lockedUntil: Date | null
  readonly emailVerifiedAt: Date | null
  readonly failuresInARow: number
}

/** Whether an account may sign in once its password was right; in the order in which people are told. */
export function canSignIn(account: SignInSubject, now: Date): Verdict {
  if (!account.active) return refused('1203')
  if (account.lockedUntil !== null && account.lockedUntil > now)
    return refused(account.failuresInARow >= signInTries.most ? '1206' : '1204')
  if (account.emailVerifiedAt === null) return refused('1207')
  return allowed
}
