import type { Quote } from '@questboard/domain'
import { withoutLinks } from './withoutLinks.ts'

/** A mail as data. The HTML and the text version are rendered from it, so they say the same. */
export type Letter = {
  readonly subject: string
  /** Mailboxes show it after the subject. */
  readonly preview: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly button?: { readonly label: string; readonly url: string }
  /** Small print under the button. */
  readonly note?: string
  /** Another person's words. They come last, under their author's name, so that no one takes them for Questboard's. */
  readonly quote?: Quote
  /** Absent for a mail that can't be turned off. */
  readonly unsubscribe?: Unsubscribe
}

export type Unsubscribe = {
  /** The kind of mail, as in "Unsubscribe from …". */
  readonly from: string
  /** Shows a page. A POST unsubscribes immediately (RFC 8058). */
  readonly url: string
  readonly settingsUrl: string
}

const unsubscribeText = ({ from, url, settingsUrl }: Unsubscribe): string =>
  `Unsubscribe from ${from}:\n${url}\nChoose your emails:\n${settingsUrl}`

/** The footer's note on deadlines. */
export const clock = 'All times are Stockholm time.'

/** Every line is marked, so that no blank line or signature in the quotation ends it. */
const quoteText = ({ author, text }: Quote): string =>
  `${withoutLinks(author)} wrote:\n${withoutLinks(text).replace(/^/gm, '> ')}`

export const renderText = (letter: Letter, publicUrl: string): string =>
  [
    withoutLinks(letter.heading),
    ...letter.paragraphs.map(withoutLinks),
    ...(letter.button ? [`${withoutLinks(letter.button.label)}:\n${letter.button.url}`] : []),
    ...(letter.note ? [withoutLinks(letter.note)] : []),
    ...(letter.quote ? [quoteText(letter.quote)] : []),
    ...(letter.unsubscribe ? [unsubscribeText(letter.unsubscribe)] : []),
    `-- \nQuestboard, ${publicUrl}\n${clock}`,
  ].join('\n\n')
