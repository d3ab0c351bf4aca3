import type { DatabaseTransaction } from '@questboard/database'
import type { QuestRunStatus } from '@questboard/domain'
import { makeOffer, sendInvitation } from '../index.ts'
import type { Bid } from '../quest-run/bid.ts'
import { bidOf } from './buildBid.ts'
import { done } from './done.ts'
import { asCreator, companyOf, setDeadline } from './parties.ts'
import { walkQuestRun } from './walkQuestRun.ts'

type Wanted = {
  readonly questId: string
  readonly creatorId: string
  /** A company starts with an invitation, which the creator can answer with a counter-offer. */
  readonly startedBy?: 'creator' | 'company'
  readonly bid?: Partial<Bid>
  readonly status?: QuestRunStatus
  /** The content deadline to set, which can be in the past. */
  readonly deadline?: Date
}

const begin = async (
  transaction: DatabaseTransaction,
  { questId, creatorId, startedBy = 'creator', bid }: Wanted,
): Promise<string> => {
  const offer = await bidOf(transaction, creatorId, bid)
  if (startedBy === 'creator') {
    const made = makeOffer(transaction, { questId, creatorId, bid: offer }, asCreator(creatorId))
    return (await done(made)).questRunId
  }
  const invitation = { activationId: questId, creatorId, message: '', deadline: null, offer }
  const sent = sendInvitation(transaction, invitation, await companyOf(transaction, questId))
  const { questRunId } = await done(sent)
  if (questRunId === null) throw new Error('an invitation with an offer begins a run')
  return questRunId
}

/**
 * A creator's quest run. The side whose turn it is acts until the run has the wanted status, and money is moved as in a
 * real run.
 */
export const createQuestRun = async (transaction: DatabaseTransaction, wanted: Wanted): Promise<string> => {
  const id = await begin(transaction, wanted)
  await walkQuestRun(transaction, id, wanted.status ?? 'INITIAL_BID')
  await setDeadline(transaction, 'quest_run', id, wanted.deadline)
  return id
}
