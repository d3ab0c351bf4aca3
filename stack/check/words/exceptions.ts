/** Sentences that are correct although a rule rejects them. */
type Exception = {
  /** The file, or a folder that contains the file. */
  readonly file: string
  /** A part of the sentence or of the problem's text. */
  readonly words: string
  readonly why: string
}

export const exceptions: readonly Exception[] = []
