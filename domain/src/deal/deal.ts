import type { ActivationKind } from '../activation/activation.ts'
import { figure, maybe, shape, text } from '../shape.ts'

/** Kinds of deals. A program membership is not a deal. */
export const dealKinds = ['KEY', 'MISSION', 'QUEST'] as const satisfies readonly ActivationKind[]
export type DealKind = (typeof dealKinds)[number]

export const isDealKind = (kind: string | null): kind is DealKind => dealKinds.some((known) => known === kind)

/** Extra fields of the view `deal`: a quest run's amount, payout and open dispute, or an invitation's message. */
export const dealPayload = shape({
  amount_cents: maybe(figure),
  payout: maybe(text),
  dispute: maybe(text),
  message: maybe(text),
})
