import { z } from 'zod'
import type { ActivationKind } from '../activation/activation.ts'

/** What a creator's list of deals holds; a membership of a program is none. */
export const dealKinds = ['KEY', 'MISSION', 'QUEST'] as const satisfies readonly ActivationKind[]
export type DealKind = (typeof dealKinds)[number]

export const isDealKind = (kind: string | null): kind is DealKind => dealKinds.some((known) => known === kind)

/** What the view `deal` says besides: the amount of a quest's run, the message of an invitation. */
export const dealPayload = z.object({
  amount_cents: z.number().nullish(),
  message: z.string().nullish(),
})
