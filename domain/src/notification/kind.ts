import { momentInWords } from '../format/dates.ts'
import { formatMoney } from '../format/money.ts'
import { type QuestRunSide, questRunSides } from '../quest-run/questRun.ts'
import { count, type Field, type Fields, oneOf, type Shape, type Shaped, shape } from '../shape.ts'
import type { MailPreference } from './mailPreferences.ts'
import { type Quote, quoteOf } from './quote.ts'

/** The groups of people who can get a notification. Each audience has its query. */
export const audiences = [
  /** The company's members. */
  'company',
  /** The creator of the run, invitation or membership. */
  'creator',
  /** The company or the creator. The event decides which. */
  'side',
  /** The company's members except the person that the event names. */
  'colleagues',
  /** The company's owners except the person that the event names. */
  'owners',
  /** The person that the event names. */
  'person',
  /** Accepted members of the company's Creator Programs. */
  'members',
  /** The creators who requested the codes that the event is about. */
  'askers',
] as const
export type Audience = (typeof audiences)[number]

/** `always`: the mail is about the account or money, so no preference turns it off. `never`: shown only in the app. */
type Mailed = MailPreference | 'always' | 'never'
/**
 * The preference that must be on before the mail is sent. For some kinds, the value of a parameter selects the
 * preference.
 */
export type Preference = Mailed | { readonly by: string; readonly of: Readonly<Record<string, Mailed>> }

export type Words = { readonly title: string; readonly body: string }
/** `path` leads to the screen that the notification is about; `button` is the label of that link in a mail. */
export type Notice = Words & { readonly path: string; readonly button: string; readonly quote: Quote | null }

export type Kind = {
  readonly audience: readonly Audience[]
  readonly preference: Preference
  /** The row's parameters. Screens and emails build their texts from these parameters. */
  readonly params: Shape<unknown>
  /** The parameters that Questboard's own sentences use. */
  readonly spoken: Fields
  /** The parameters that contain another person's text. */
  readonly quoted: Fields
  /** Creates the notice from a row's parameters. Null if the row's parameters do not fit the kind. */
  readonly notice: (params: unknown) => Notice | null
}

type Definition<F extends Fields, Q extends Fields> = {
  readonly audience: readonly Audience[]
  readonly preference: Preference
  readonly params: F
  /** Free text that another person wrote. It is separate because `words` and `path` must not use it. */
  readonly quote?: {
    readonly params: Q
    readonly author: (params: Shaped<NoInfer<F>>) => string
    readonly text: (quoted: Shaped<NoInfer<Q>>) => string | null | undefined
  }
  readonly path: (params: Shaped<NoInfer<F>>) => string
  /** The link's label: a verb and its object. */
  readonly button: string | ((params: Shaped<NoInfer<F>>) => string)
  readonly words: (params: Shaped<NoInfer<F>>, isQuoted: boolean) => Words
}

type NoFields = Readonly<Record<never, Field<unknown>>>

export const kind = <F extends Fields, Q extends Fields = NoFields>({
  path,
  button,
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
      return {
        ...words(known, said !== null),
        path: path(known),
        button: typeof button === 'string' ? button : button(known),
        quote: said,
      }
    },
  }
}

export const toOwners = { audience: ['owners'], preference: 'always' } as const
export const toPerson = { audience: ['person'], preference: 'always' } as const

export const cents = count
export const side = oneOf(questRunSides)

/** The preferences for notifications to either side of a quest run. */
export const statusPreference: Preference = {
  by: 'to',
  of: { company: 'company_status_updates', creator: 'quest_status_updates' },
}
export const messagePreference: Preference = {
  by: 'to',
  of: { company: 'company_messages', creator: 'quest_messages' },
}

/** A sentence that ends with the deadline, or another sentence if there is no deadline. */
export const until = (words: string, deadline: string | null | undefined, otherwise = ''): string =>
  deadline ? `${words} ${momentInWords(new Date(deadline))}.` : otherwise

/** An amount with a space after it, such as `$420 `, for use before a noun. Empty if the amount is unknown. */
export const priced = (amountCents: number | null | undefined): string =>
  amountCents ? `${formatMoney(amountCents)} ` : ''

export const possessive = (name: string): string => `${name}’s`

/** The author's name shown with text that an admin wrote. */
export const reviewTeam = 'Questboard’s review team'

/** One paragraph made of several sentences. Empty sentences are left out. */
export const sentences = (...some: readonly string[]): string => some.filter((one) => one !== '').join(' ')

/** The name of the side that does not get the notification. */
export const otherName = (run: {
  readonly to: QuestRunSide
  readonly company: string
  readonly creator: string
}): string => (run.to === 'company' ? run.creator : run.company)
