import { type CodeLine, codeLinesOf } from './codeLines.ts'

/** With more characters than this, each keystroke in the field would block the page. */
const mostInField = 20_000

/** The codes of a text field, counted when the text changes instead of on every render. */
export type Pasted = {
  /** The text in the field. Null if the text is too long for a field, so that only the codes are stored. */
  readonly text: string | null
  readonly codes: readonly CodeLine[]
}

export const isTooMuchForField = (text: string): boolean => text.length > mostInField

export const readPasted = (text: string): Pasted => ({
  text: isTooMuchForField(text) ? null : text,
  codes: codeLinesOf(text),
})

export const nothingPasted: Pasted = readPasted('')
