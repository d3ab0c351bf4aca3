import type { DatabaseTransaction } from '@questboard/database'
import { makeMove } from '../makeMove.ts'
import type { CreatorMover } from '../mover.ts'
import type { Moved } from '../verdict.ts'
import { type Place, takePlace } from './takePlace.ts'

/** A creator requests a key, joins the waitlist or accepts an invitation. */
export const applyForKey = (
  transaction: DatabaseTransaction,
  campaignId: string,
  mover: CreatorMover,
  message: string,
): Promise<Moved<Place>> =>
  makeMove<Place>(transaction, 'applyForKey', mover, () => takePlace(transaction, campaignId, mover, message))
