import type { DatabaseTransaction } from '@questboard/database'
import type { Actor } from '../actor.ts'
import { advance, type Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved, stale } from '../result.ts'
import { takeActivation } from './activation.ts'
import { letGo } from './letGo.ts'

/** The company closes the activation. Waiting creators are declined, and everything agreed or paid continues. */
export const closeActivation = (transaction: DatabaseTransaction, seen: Seen, actor: Actor): Promise<Moved> =>
  makeMove(transaction, 'closeActivation', actor, async () => {
    const taken = await takeActivation(transaction, seen, actor, {
      from: ['upcoming', 'active', 'unpublished'],
      who: ['company', 'time', 'admin'],
    })
    if (!taken.ok) return taken
    if ((await advance(transaction, 'activation', taken.row, 'closed')) === null) return stale
    await letGo(transaction, taken.row, 'closed')
    return moved
  })

/** The activation ends, because its end date has come or the company ends it early. */
export const endActivation = (transaction: DatabaseTransaction, seen: Seen, actor: Actor): Promise<Moved> =>
  makeMove(transaction, 'endActivation', actor, async () => {
    const taken = await takeActivation(transaction, seen, actor, {
      from: ['active', 'unpublished'],
      who: ['company', 'time', 'admin'],
    })
    if (!taken.ok) return taken
    if ((await advance(transaction, 'activation', taken.row, 'ended')) === null) return stale
    await letGo(transaction, taken.row, 'ended')
    return moved
  })
