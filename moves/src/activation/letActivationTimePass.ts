import type { DatabaseTransaction } from '@questboard/database'
import { activationSchedule } from '@questboard/domain'
import type { Actor } from '../actor.ts'
import { advance, type Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved, stale } from '../result.ts'
import { takeActivation } from './activation.ts'
import { closeActivation, endActivation } from './endActivation.ts'

const time: Actor = { by: 'time' }
const timed = ['upcoming', 'active', 'unpublished'] as const

const startActivation = (transaction: DatabaseTransaction, seen: Seen): Promise<Moved> =>
  makeMove(transaction, 'startActivation', time, async () => {
    const taken = await takeActivation(transaction, seen, time, { from: ['upcoming'], who: ['time'] })
    if (!taken.ok) return taken
    // The database does not allow an upcoming activation to go live before its start.
    return (await advance(transaction, 'activation', taken.row, 'active')) === 'active' ? moved : stale
  })

/** Starts or ends an activation as `activationSchedule` in the domain decides. */
export const letActivationTimePass = async (
  transaction: DatabaseTransaction,
  seen: Seen,
  now: Date,
): Promise<Moved> => {
  const taken = await takeActivation(transaction, seen, time, { from: timed, who: ['time'] })
  if (!taken.ok) return taken
  const { status, start_date, end_date } = taken.row
  const { becomes } = activationSchedule({ status, startsAt: start_date, endsAt: end_date }, now)
  if (becomes === 'active') return startActivation(transaction, seen)
  if (becomes === 'ended') return endActivation(transaction, seen, time)
  return becomes === 'closed' ? closeActivation(transaction, seen, time) : stale
}
