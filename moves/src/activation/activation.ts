import type { DatabaseTransaction } from '@questboard/database'
import { type ActivationStatus, activationKinds, activationStatuses } from '@questboard/domain'
import { z } from 'zod'
import type { Actor, Party } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { takeRow } from '../takeRow.ts'

const schema = z.object({
  id: z.string(),
  version: z.number(),
  kind: z.enum(activationKinds),
  status: z.enum(activationStatuses),
  company_id: z.string(),
  start_date: z.date().nullable(),
  end_date: z.date().nullable(),
})
export type ActivationRow = z.infer<typeof schema>

export const takeActivation = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
  begins: { readonly from: readonly ActivationStatus[]; readonly who: readonly Party[] },
) => takeRow(transaction, 'activation', seen, actor, { schema, ...begins })
