import type { DatabaseTransaction } from '@questboard/database'
import { advance, type Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { type Moved, moved, stale } from '../verdict.ts'
import { takeActivation } from './activation.ts'
import { letGo } from './letGo.ts'

/** Its company takes it down: whoever waited for an answer has one, and what is agreed or paid goes on. */
export const closeActivation = (transaction: DatabaseTransaction, seen: Seen, mover: Mover): Promise<Moved> =>
  makeMove(transaction, 'closeActivation', mover, async () => {
    const taken = await takeActivation(transaction, seen, mover, {
      from: ['upcoming', 'active', 'unpublished'],
      who: ['company', 'time', 'admin'],
    })
    if (!taken.ok) return taken
    if ((await advance(transaction, 'activation', taken.row, 'closed')) === null) return stale
    await letGo(transaction, taken.row, 'closed')
    return moved
  })

/** Its end date has come, or its company ends it before. */
export const endActivation = (transaction: DatabaseTransaction, seen: Seen, mover: Mover): Promise<Moved> =>
  makeMove(transaction, 'endActivation', mover, async () => {
    const taken = await takeActivation(transaction, seen, mover, {
      from: ['active', 'unpublished'],
      who: ['company', 'time', 'admin'],
    })
    if (!taken.ok) return taken
    if ((await advance(transaction, 'activation', taken.row, 'ended')) === null) return stale
    await letGo(transaction, taken.row, 'ended')
    return moved
  })
