import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { idOf, type Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, refuse } from '../result.ts'
import { moveMembership } from './membership.ts'

/** Locks the program before the membership, in the same order as ending a program does. */
const isProgramOver = async (transaction: DatabaseTransaction, seen: Seen): Promise<boolean> => {
  const { rows } = await sql<{ is_editable: boolean }>`
    select is_editable from activation
     where id = (select program_id from program_membership where id = ${idOf(seen)}) for share`.execute(
    transaction,
  )
  return rows[0]?.is_editable === false
}

/** Accepts an applicant or a rejected creator, as long as the program exists. */
export const acceptMember = (transaction: DatabaseTransaction, seen: Seen, actor: Actor): Promise<Moved> =>
  makeMove(transaction, 'acceptMember', actor, async () => {
    const isOver = await isProgramOver(transaction, seen)
    const result = await moveMembership(transaction, seen, actor, {
      from: ['pending', 'rejected'],
      who: ['company', 'admin'],
      to: 'accepted',
      values: { rejection_message: '' },
    })
    // Returns "not found", because other companies must not learn that the program has ended.
    return result.ok && isOver ? refuse('activation-not-live') : result
  })

/** Rejects an applicant or ends a membership, with an optional message to the creator. */
export const rejectMember = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
  message = '',
): Promise<Moved> =>
  makeMove(transaction, 'rejectMember', actor, () =>
    moveMembership(transaction, seen, actor, {
      from: ['pending', 'accepted'],
      who: ['company', 'admin'],
      to: 'rejected',
      values: { rejection_message: message },
    }),
  )
