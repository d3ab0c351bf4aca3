import type { DatabaseTransaction } from '@questboard/database'
import { type ActivationStatus, activationStatuses } from '@questboard/domain'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import { advance, type Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, stale } from '../result.ts'
import { takeActivation } from './activation.ts'

type Published = { readonly status: ActivationStatus }

/**
 * The database decides whether the activation goes live, waits for its start, or waits for the company's verification
 * (rules §6).
 */
export const publishActivation = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
): Promise<Moved<Published>> =>
  makeMove<Published>(transaction, 'publishActivation', actor, async () => {
    const taken = await takeActivation(transaction, seen, actor, {
      from: ['draft', 'unpublished'],
      who: ['company', 'admin'],
    })
    if (!taken.ok) return taken
    const status = await advance(transaction, 'activation', taken.row, 'active')
    return status === null ? stale : { ok: true, status: z.enum(activationStatuses).parse(status) }
  })
