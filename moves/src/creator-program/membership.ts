import type { DatabaseTransaction } from '@questboard/database'
import { type ProgramMembershipStatus, programMembershipStatuses } from '@questboard/domain'
import { z } from 'zod'
import type { Actor, Party } from '../actor.ts'
import { advance, type Seen, type Values } from '../advance.ts'
import { moved, type Refused, stale } from '../result.ts'
import { takeRow } from '../takeRow.ts'

const schema = z.object({
  id: z.string(),
  version: z.number(),
  status: z.enum(programMembershipStatuses),
  program_id: z.string(),
  company_id: z.string(),
  creator_id: z.string(),
})

type Step = {
  readonly from: readonly ProgramMembershipStatus[]
  readonly who: readonly Party[]
  readonly to: ProgramMembershipStatus
  readonly values?: Values
}

export const moveMembership = async (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
  { to, values, ...begins }: Step,
): Promise<typeof moved | Refused> => {
  const taken = await takeRow(transaction, 'program_membership', seen, actor, { schema, ...begins })
  if (!taken.ok) return taken
  const status = await advance(transaction, 'program_membership', taken.row, to, values)
  return status === to ? moved : stale
}
