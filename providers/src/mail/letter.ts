import type { Quote } from '@questboard/domain'
import { withoutLinks } from './withoutLinks.ts'

/** A mail as data: the HTML and the text version are two renderings of it, so they cannot differ. */
export type Letter = {
  readonly subject: string
  /** What a mailbox shows after the subject. */
  readonly preview: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly button?: { readonly label: string; readonly url: string }
  /** Small print under the button. */
  readonly note?: string
  /** Another person's words. They stand last, under their author's name, so that no one takes them for Questboard's. */
  readonly quote?: Quote
  /** How this kind of mail is switched off; absent for one that cannot be. */
  readonly unsubscribe?: Unsubscribe
}

export type Unsubscribe = {
  /** What is no longer sent then. */
  readonly from: string
  /** Shows a page; a POST switches off at once (RFC 8058). */
  readonly url: string
  /** Where all mails are chosen. */
  readonly settingsUrl: string
}

const unsubscribeText = ({ from, url, settingsUrl }: Unsubscribe): string =>
  `Unsubscribe from ${from}:\n${url}\nChoose which mails you get:\n${settingsUrl}`

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
    `-- \nQuestboard, ${publicUrl}`,
  ].join('\n\n')
