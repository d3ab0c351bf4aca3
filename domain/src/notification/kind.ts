import { formatMoney } from '../money/money.ts'
import { type QuestRunSide, questRunSides } from '../quest-run/questRun.ts'
import { count, type Field, type Fields, oneOf, type Shape, type Shaped, shape } from '../shape.ts'
import type { MailPreference } from './mailPreferences.ts'
import { type Quote, quoteOf } from './quote.ts'

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
/** `path` leads to the screen that the notification is about. */
export type Notice = Words & { readonly path: string; readonly quote: Quote | null }

export type Kind = {
  readonly audience: readonly Audience[]
  readonly preference: Preference
  /** What a row keeps; screens and mails make the words from it. */
  readonly params: Shape<unknown>
  /** The parameters that Questboard's own words are made of. */
  readonly spoken: Fields
  /** The parameters that hold another person's words. */
  readonly quoted: Fields
  /** null for a row with other parameters. */
  readonly notice: (params: unknown) => Notice | null
}

type Definition<F extends Fields, Q extends Fields> = {
  readonly audience: readonly Audience[]
  readonly preference: Preference
  readonly params: F
  /** Free text that somebody else wrote. It is kept apart because `words` and `path` must not read it. */
  readonly quote?: {
    readonly params: Q
    readonly author: (params: Shaped<NoInfer<F>>) => string
    readonly text: (quoted: Shaped<NoInfer<Q>>) => string | null | undefined
  }
  readonly path: (params: Shaped<NoInfer<F>>) => string
  readonly words: (params: Shaped<NoInfer<F>>, isQuoted: boolean) => Words
}

type NoFields = Readonly<Record<never, Field<unknown>>>

export const kind = <F extends Fields, Q extends Fields = NoFields>({
  path,
  words,
  params: spoken,
  quote,
  ...rest
}: Definition<F, Q>): Kind => {
  const quoted = quote?.params ?? {}
  const own = shape(spoken)
  const quoteIn = (row: unknown, params: Shaped<F>): Quote | null => {
    const written = quote && shape(quote.params).read(row)
    return written ? quoteOf(quote.author(params), quote.text(written)) : null
  }
  const params = shape({ ...spoken, ...quoted })
  return {
    ...rest,
    params,
    spoken,
    quoted,
    notice(row) {
      const known = params.is(row) ? own.read(row) : null
      if (known === null) return null
      const said = quoteIn(row, known)
      return { ...words(known, said !== null), path: path(known), quote: said }
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

/** The author of what an admin writes. */
export const reviewTeam = 'Questboard’s review team'

/** Sentences beside one another; empty ones fall away. */
export const sentences = (...some: readonly string[]): string => some.filter((one) => one !== '').join(' ')

/** Told to one of two sides, who reads the name of the other. */
export const otherName = (run: {
  readonly to: QuestRunSide
  readonly company: string
  readonly creator: string
}): string => (run.to === 'company' ? run.creator : run.company)
