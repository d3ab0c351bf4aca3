import type { DatabaseTransaction } from '@questboard/database'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import type { Moved } from '../verdict.ts'
import { moveMembership } from './membership.ts'

export const acceptMember = (transaction: DatabaseTransaction, seen: Seen, mover: Mover): Promise<Moved> =>
  makeMove(transaction, 'acceptMember', mover, () =>
    moveMembership(transaction, seen, mover, {
      from: ['pending', 'rejected'],
      who: ['company', 'admin'],
      to: 'accepted',
      values: { rejection_message: '' },
    }),
  )

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
