import type { BulkActionKind } from '@questboard/domain'

/** What is to be typed with a decision. */
type DecisionMessage = {
  readonly label: string
  readonly description: string
  readonly maxLength: number
  /** What is said where nothing was typed; without it they need not read anything. */
  readonly missing?: string
}

/** What can be decided of a row, or of many. */
export type Decision<Kind extends BulkActionKind = BulkActionKind> = {
  /** The move. */
  readonly kind: Kind
  /** On the button, and on the one that confirms. */
  readonly label: string
  readonly title: string
  /** What it means for them. */
  readonly text: string
  /** "{count} creators accepted". */
  readonly doneWords: string
  /** Not what is hoped for: its button is a quiet one. */
  readonly isSecond?: boolean
  /** It takes something from them. */
  readonly dangerous?: boolean
  readonly message?: DecisionMessage
  /** What is said where it failed for no reason that the person could mend, in place of the usual words. */
  readonly failed?: string
  /** What is confirmed with a tick: money follows from it. */
  readonly agreement?: string
}
