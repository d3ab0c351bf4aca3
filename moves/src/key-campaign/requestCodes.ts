import type { DatabaseTransaction } from '@questboard/database'
import type { KeyCampaignParticipantStatus } from '@questboard/domain'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { askForCodes } from '../code/askForCodes.ts'
import { makeMove } from '../makeMove.ts'
import type { Moved } from '../result.ts'
import { takeParticipant } from './participant.ts'

/** Records the request for a platform that is out of codes, and notifies the company. */
export const requestCodes = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
  distributionChannelId: string,
): Promise<Moved<{ readonly status: KeyCampaignParticipantStatus }>> =>
  makeMove(transaction, 'requestCodes', actor, async () => {
    const taken = await takeParticipant(transaction, seen, actor, {
      from: ['accepted', 'claimed_key'],
      who: ['creator'],
    })
    if (!taken.ok) return taken
    const { id: participant_id, campaign_id: activation_id, company_id, creator_id, status } = taken.row
    const asked = await askForCodes(
      transaction,
      { participant_id, activation_id, company_id, creator_id },
      { platform: distributionChannelId, codes: 1 },
    )
    return asked.ok ? { ok: true, status } : asked
  })
