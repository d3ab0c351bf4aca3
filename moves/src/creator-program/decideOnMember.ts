import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'
import { idOf, type Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { type Moved, refuse } from '../verdict.ts'
import { moveMembership } from './membership.ts'

/** Held as it is until the move is made: before the membership, as whoever ends the program holds the two. */
const isProgramOver = async (transaction: DatabaseTransaction, seen: Seen): Promise<boolean> => {
  const { rows } = await sql<{ is_editable: boolean }>`
    select is_editable from activation
     where id = (select program_id from program_membership where id = ${idOf(seen)}) for share`.execute(
    transaction,
  )
  return rows[0]?.is_editable === false
}

/** An applicant becomes a member, or somebody who was turned down after all, while there is a program. */
export const acceptMember = (transaction: DatabaseTransaction, seen: Seen, mover: Mover): Promise<Moved> =>
  makeMove(transaction, 'acceptMember', mover, async () => {
    const isOver = await isProgramOver(transaction, seen)
    const verdict = await moveMembership(transaction, seen, mover, {
      from: ['pending', 'rejected'],
      who: ['company', 'admin'],
      to: 'accepted',
      values: { rejection_message: '' },
    })
    // Whose program it is not learns nothing of its end.
    return verdict.ok && isOver ? refuse('activation-not-live') : verdict
  })

/** An applicant does not become a member, or a member is one no longer. The words to the creator are optional. */
export const rejectMember = (
  transaction: DatabaseTransaction,
  seen: Seen,
  mover: Mover,
  message = '',
): Promise<Moved> =>
  makeMove(transaction, 'rejectMember', mover, () =>
    moveMembership(transaction, seen, mover, {
      from: ['pending', 'accepted'],
      who: ['company', 'admin'],
      to: 'rejected',
      values: { rejection_message: message },
    }),
  )
