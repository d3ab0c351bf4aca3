import type { ActivationKind } from '../activation/activation.ts'
import { figure, maybe, shape, text } from '../shape.ts'

/** What a creator's list of deals holds; a membership of a program is none. */
export const dealKinds = ['KEY', 'MISSION', 'QUEST'] as const satisfies readonly ActivationKind[]
export type DealKind = (typeof dealKinds)[number]

export const isDealKind = (kind: string | null): kind is DealKind => dealKinds.some((known) => known === kind)

/** What the view `deal` says besides: of a quest's run the amount, its payout and the dispute that holds it; an invitation's message. */
export const dealPayload = shape({
  amount_cents: maybe(figure),
  payout: maybe(text),
  dispute: maybe(text),
  message: maybe(text),
})
