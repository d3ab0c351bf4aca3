import { linesOf } from '@questboard/domain'

/** More than this, a field of a page holds the page up with each key. */
const mostInField = 20_000

/** The codes of a text field; counted when the text changes, and not whenever something is drawn. */
export type Pasted = {
  /** What the field shows; null: too much for one, so that the codes alone are kept. */
  readonly text: string | null
  readonly codes: readonly string[]
}

export const isTooMuchForField = (text: string): boolean => text.length > mostInField

export const readPasted = (text: string): Pasted => ({
  text: isTooMuchForField(text) ? null : text,
  codes: linesOf(text),
})

export const nothingPasted: Pasted = readPasted('')
