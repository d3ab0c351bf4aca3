import type { DatabaseTransaction } from '@questboard/database'
import type { KeyCampaignParticipantStatus } from '@questboard/domain'
import * as moves from '../index.ts'
import { createCode, keyOf } from './createCode.ts'
import { done } from './done.ts'
import { asCreator, companyOf, setDeadline, time } from './parties.ts'

type Reached = Exclude<
  KeyCampaignParticipantStatus,
  'waitlist' | 'waiting_for_access' | 'pending_accept' | 'pending_confirm'
>
type Wanted = {
  readonly campaignId: string
  readonly creatorId: string
  readonly status?: Reached
  /** The content deadline to set, which can be in the past. */
  readonly deadline?: Date
}

const content = [{ url: 'https://content.example/1', postType: 'STREAM' }] as const

/** The status changes that lead to each status. */
const ways: Readonly<Record<Reached, readonly Reached[]>> = {
  pending: [],
  rejected: ['rejected'],
  accepted: ['accepted'],
  claimed_key: ['accepted', 'claimed_key'],
  failed: ['accepted', 'claimed_key', 'failed'],
  submitted_content: ['accepted', 'claimed_key', 'submitted_content'],
  completed: ['accepted', 'claimed_key', 'submitted_content', 'completed'],
}

/** A creator's key request. Both sides act until it has the wanted status. */
export const createKeyParticipant = async (
  transaction: DatabaseTransaction,
  { campaignId, creatorId, status = 'pending', deadline }: Wanted,
): Promise<string> => {
  const creator = asCreator(creatorId)
  const { participantId: id } = await done(moves.applyForKey(transaction, campaignId, creator, ''))
  const company = await companyOf(transaction, campaignId)
  const steps: Readonly<Partial<Record<Reached, () => Promise<moves.Moved>>>> = {
    rejected: () => moves.rejectApplicant(transaction, id, company),
    accepted: () => moves.acceptApplicant(transaction, id, company),
    claimed_key: async () =>
      moves.claimKey(
        transaction,
        id,
        creator,
        await keyOf(transaction, await createCode(transaction, campaignId)),
      ),
    failed: () => moves.failKey(transaction, id, time),
    submitted_content: () => moves.submitKeyContent(transaction, id, creator, content),
    completed: () => moves.acceptKeyContent(transaction, id, company),
  }
  for (const each of ways[status]) {
    const take = steps[each]
    if (take !== undefined) await done(take())
  }
  await setDeadline(transaction, 'key_campaign_participant', id, deadline)
  return id
}
