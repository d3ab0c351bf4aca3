import { formatMoney } from '../money/money.ts'
import { type QuestRunSide, questRunSides } from '../quest-run/questRun.ts'
import { count, type Fields, oneOf, type Shape, type Shaped, shape } from '../shape.ts'
import type { MailPreference } from './mailPreferences.ts'

/** Who is told: each is a query over the people of what the event is about. */
export const audiences = [
  /** Who acts for the company. */
  'company',
  /** The creator whose run, invitation or membership it is. */
  'creator',
  /** The side that the event names as the one to be told. */
  'side',
  /** Who acts for the company, but the person that the event names. */
  'colleagues',
  /** The company's owners, but the person that the event names. */
  'owners',
  /** The one person that the event names. */
  'person',
  /** The accepted members of the company's Creator Programs. */
  'members',
  /** Who asked for codes that the event tells of. */
  'askers',
] as const
export type Audience = (typeof audiences)[number]

/** `always`: about the account or money, whatever mails people chose. `never`: it shows in the product alone. */
type Mailed = MailPreference | 'always' | 'never'
/** Which preference lets it be mailed; for some kinds a parameter decides. */
export type Preference = Mailed | { readonly by: string; readonly of: Readonly<Record<string, Mailed>> }

export type Words = { readonly title: string; readonly body: string }
/** As a person reads it, with the way to what it is about. */
export type Notice = Words & { readonly path: string }

export type Kind = {
  readonly audience: readonly Audience[]
  readonly preference: Preference
  /** What a row keeps; the words are made of it where they are read. */
  readonly params: Shape<unknown>
  /** null: the row keeps something else. */
  readonly notice: (params: unknown) => Notice | null
}

type Definition<F extends Fields> = {
  readonly audience: readonly Audience[]
  readonly preference: Preference
  readonly params: F
  readonly path: (params: Shaped<NoInfer<F>>) => string
  readonly words: (params: Shaped<NoInfer<F>>) => Words
}

export const kind = <F extends Fields>({ path, words, params: fields, ...rest }: Definition<F>): Kind => {
  const params = shape(fields)
  return {
    ...rest,
    params,
    notice(row) {
      const known = params.read(row)
      return known && { ...words(known), path: path(known) }
    },
  }
}

export const cents = count
export const side = oneOf(questRunSides)

const inWords = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Stockholm',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})
const dayInWords = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Stockholm',
  day: 'numeric',
  month: 'long',
})

/** "Friday 27 November at 14:00", on the clock in Stockholm (rules §1). */
export const momentInWords = (text: string): string => {
  const parts = Object.fromEntries(
    inWords.formatToParts(new Date(text)).map(({ type, value }) => [type, value]),
  )
  return `${parts.weekday} ${parts.day} ${parts.month} at ${parts.hour}:${parts.minute}`
}

/** "27 November". */
export const dayOf = (text: string): string => dayInWords.format(new Date(text))

/** A sentence that names the moment, where there is one. */
export const until = (words: string, deadline: string | null | undefined): string =>
  deadline ? `${words} ${momentInWords(deadline)}.` : ''

/** " $420", where the sum is known. */
export const sum = (amountCents: number | null | undefined): string =>
  amountCents ? ` ${formatMoney(amountCents)}` : ''

/** " over $420", where the sum is known. */
export const over = (amountCents: number | null | undefined, word = 'over'): string =>
  amountCents ? ` ${word}${sum(amountCents)}` : ''

/** The first words of what somebody wrote, on one line. */
export const excerpt = (text: string | null | undefined, length = 160): string => {
  const line = (text ?? '').replace(/\s+/g, ' ').trim()
  const characters = [...line]
  return characters.length <= length
    ? line
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
}

/** Sentences beside one another; empty ones fall away. */
export const sentences = (...some: readonly string[]): string => some.filter((one) => one !== '').join(' ')

/** Told to one of two sides, who reads the name of the other. */
export const otherName = (run: {
  readonly to: QuestRunSide
  readonly company: string
  readonly creator: string
}): string => (run.to === 'company' ? run.creator : run.company)
