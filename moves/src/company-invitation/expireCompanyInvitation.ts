import type { DatabaseTransaction } from '@questboard/database'
import { companyInvitationStatuses } from '@questboard/domain'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import { advance, type Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved, stale } from '../result.ts'
import { takeRow } from '../takeRow.ts'

const schema = z.object({ id: z.string(), version: z.number(), status: z.enum(companyInvitationStatuses) })

/** The link was not used before its deadline. The company can resend or delete the invitation. */
export const expireCompanyInvitation = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
): Promise<Moved> =>
  makeMove(transaction, 'expireCompanyInvitation', actor, async () => {
    const begins = { schema, from: ['pending'], who: ['time', 'admin'] } as const
    const taken = await takeRow(transaction, 'company_invitation', seen, actor, begins)
    if (!taken.ok) return taken
    return (await advance(transaction, 'company_invitation', taken.row, 'expired')) === 'expired'
      ? moved
      : stale
  })
