import type { BulkActionKind } from '@questboard/domain'

type DecisionMessage = {
  readonly label: string
  readonly description: string
  readonly maxLength: number
  /** The error if the message is empty. Without it, the message is optional. */
  readonly missing?: string
}

export type Decision<Kind extends BulkActionKind = BulkActionKind> = {
  readonly kind: Kind
  readonly label: string
  readonly title: string
  /** Explains the effect on the creators. */
  readonly text: string
  readonly doneWords: string
  /** A less prominent button, for decisions that are not the usual goal. */
  readonly isSecond?: boolean
  readonly dangerous?: boolean
  readonly message?: DecisionMessage
  /** Replaces the general message if the decision fails for a reason that the user cannot fix. */
  readonly failed?: string
  /** A statement to confirm with a checkbox, for decisions that cost money. */
  readonly agreement?: string
}
