import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { idOf, type Seen } from '../advance.ts'
import type { Moved } from '../result.ts'
import { acceptInvitation } from './acceptInvitation.ts'
import { rejectInvitation } from './rejectInvitation.ts'

const time: Actor = { by: 'time' }

/** When the deadline passes, the invitation counts as accepted if the creator has joined. */
export const letInvitationTimePass = async (transaction: DatabaseTransaction, seen: Seen): Promise<Moved> => {
  const { rows } = await sql<{ is_taken_up: boolean | null }>`
    select is_taken_up(invitation) from invitation where id = ${idOf(seen)}`.execute(transaction)
  return rows[0]?.is_taken_up === true
    ? acceptInvitation(transaction, seen, time)
    : rejectInvitation(transaction, seen, time)
}
