import type { DatabaseTransaction } from '@questboard/database'
import type { CreatorActor } from '../actor.ts'
import { makeMove } from '../makeMove.ts'
import type { Moved } from '../result.ts'
import { type Place, takePlace } from './takePlace.ts'

/** A creator requests a key, joins the waitlist or accepts an invitation. */
export const applyForKey = (
  transaction: DatabaseTransaction,
  campaignId: string,
  actor: CreatorActor,
  message: string,
): Promise<Moved<Place>> =>
  makeMove<Place>(transaction, 'applyForKey', actor, () => takePlace(transaction, campaignId, actor, message))
