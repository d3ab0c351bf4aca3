import type { Quote } from '@questboard/domain'
import { withoutLinks } from './withoutLinks.ts'

/** A mail as data. The HTML and the text version are rendered from it, so both have the same content. */
export type Letter = {
  readonly subject: string
  /** Mailboxes show the preview after the subject. */
  readonly preview: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly button?: { readonly label: string; readonly url: string }
  /** Small print under the button. */
  readonly note?: string
  /**
   * Another person's words. The quotation comes last, under its author's name, so that no one takes it for a text by
   * Questboard.
   */
  readonly quote?: Quote
  readonly attachments?: readonly Attachment[]
  /** Absent for a kind of mail that can't be turned off. */
  readonly unsubscribe?: Unsubscribe
}

export type Attachment = { readonly name: string; readonly type: string; readonly content: Buffer }

export type Unsubscribe = {
  /** The kind of mail, such as "offers" in "Unsubscribe from offers". */
  readonly from: string
  /** A GET request shows a page. A POST request unsubscribes immediately (RFC 8058). */
  readonly url: string
  readonly settingsUrl: string
}

const unsubscribeText = ({ from, url, settingsUrl }: Unsubscribe): string =>
  `Unsubscribe from ${from}:\n${url}\nChoose your emails:\n${settingsUrl}`

/** The note in the footer that names the time zone of all times. */
export const clock = 'All times are Stockholm time.'

/** Every line is marked, so that a blank line or signature does not seem to end the quotation. */
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
