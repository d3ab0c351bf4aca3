import type { BulkActionKind } from '@questboard/domain'

type DecisionMessage = {
  readonly label: string
  readonly description: string
  readonly maxLength: number
  /** The error message if the company leaves the message empty. If undefined, the message is optional. */
  readonly missing?: string
}

export type Decision<Kind extends BulkActionKind = BulkActionKind> = {
  readonly kind: Kind
  readonly label: string
  readonly title: string
  /** Explains what the decision means for the creators. */
  readonly text: string
  readonly doneWords: string
  /** True for a less prominent button, for decisions that companies rarely want. */
  readonly isSecond?: boolean
  readonly dangerous?: boolean
  readonly message?: DecisionMessage
  /** Replaces the general error message if the decision fails for a reason that the user cannot fix. */
  readonly failed?: string
  /** A statement that the user must confirm with a checkbox, for decisions that cost money. */
  readonly agreement?: string
}
