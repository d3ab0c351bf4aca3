/** Sentences that are right although a rule rejects them. */
type Exception = {
  /** The file, or the folder that it is in. */
  readonly file: string
  /** A part of the sentence or of the problem. */
  readonly words: string
  readonly why: string
}

export const exceptions: readonly Exception[] = []
