import { createToken, type DatabaseTransaction, emitEvent, hashToken } from '@questboard/database'
import { companyInvitationStatuses, linkLifetime } from '@questboard/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import type { CompanyActor } from '../actor.ts'
import { advance, type Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved, stale } from '../result.ts'
import { takeRow } from '../takeRow.ts'

const schema = z.object({ id: z.string(), version: z.number(), status: z.enum(companyInvitationStatuses) })

/** Sends the invitation again, before or after its deadline. The link in the earlier mail stops working. */
export const resendCompanyInvitation = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: CompanyActor,
): Promise<Moved> =>
  makeMove(transaction, 'resendCompanyInvitation', actor, async () => {
    const begins = { schema, from: companyInvitationStatuses, who: ['company'] } as const
    const taken = await takeRow(transaction, 'company_invitation', seen, actor, begins)
    if (!taken.ok) return taken
    const sent = await advance(transaction, 'company_invitation', taken.row, 'pending', {
      token_hash: sql`${hashToken(createToken())}`,
      // Extends the deadline now, because an expired invitation would expire again before the new mail is sent. Sending
      // the mail sets the final deadline.
      expires_at: sql`now() + make_interval(days => ${sql.lit(linkLifetime.companyInvitationDays)})`,
    })
    if (sent === null) return stale
    await emitEvent(transaction, {
      type: 'memberInvited',
      entity: 'company_invitation',
      entityId: taken.row.id,
    })
    return moved
  })
