import { randomUUID } from 'node:crypto'
import { prepareBulkAction } from '@questboard/moves'
import {
  createCode,
  createInvitation,
  createKeyParticipant,
  createMembership,
  createMissionRun,
} from '@questboard/moves/testing'
import type { Side } from './sides.ts'

/** An attack on rows of this side. `mine` names the person of this side who can make the same call. */
type Attack = {
  readonly mine: 'company' | 'creator'
  /** The error for an unknown row, if the action does not use the usual error. */
  readonly refusedAs?: string
  readonly input: (side: Side, attackers: Side) => Promise<object>
}

const terms = {
  amountCents: 50_000,
  platform: 'twitch',
  postType: 'STREAM',
  contentLengthMinutes: 60,
  deliveryType: 'open',
  message: '',
}

const columnOf = async ({ query }: Side, table: string, id: string, column: string): Promise<string> =>
  String((await query(`select ${column} as it from ${table} where id = '${id}'`))[0]?.it)

const bidOf = async (side: Side, startedBy: 'company' | 'creator'): Promise<string> =>
  columnOf(side, 'quest_run', await side.run('INITIAL_BID', startedBy), 'current_bid_id')

const paymentOf = async (side: Side): Promise<string> =>
  columnOf(side, 'quest_run', await side.run('PAYMENT'), 'payment_id')

const versionOf = async (side: Side, table: string, id: string): Promise<number> =>
  Number(await columnOf(side, table, id, 'version'))

const reviewed = async (side: Side): Promise<{ questRunId: string; version: number }> => {
  const questRunId = await side.run('CONTENTREVIEW')
  return { questRunId, version: await versionOf(side, 'quest_run', questRunId) }
}

const invitationOf = async (side: Side): Promise<string> => {
  const activationId = await side.activation('QUEST')
  return side.transact((transaction) =>
    createInvitation(transaction, { activationId, creatorId: side.creatorId }),
  )
}

type Key = NonNullable<Parameters<typeof createKeyParticipant>[1]['status']>
const keyOf = async (side: Side, status: Key): Promise<string> => {
  const campaignId = await side.activation('KEY')
  return side.transact(async (transaction) => {
    await createCode(transaction, campaignId)
    return createKeyParticipant(transaction, { campaignId, creatorId: side.creatorId, status })
  })
}

const missionRunOf = async (side: Side, status: 'active' | 'review') => {
  const missionId = await side.activation('MISSION')
  const missionRunId = await side.transact((transaction) =>
    createMissionRun(transaction, { missionId, creatorId: side.creatorId, status }),
  )
  return { missionRunId, version: await versionOf(side, 'mission_run', missionRunId) }
}

const missionSubmissionOf = async (side: Side) => {
  const seen = await missionRunOf(side, 'review')
  const [submission] = await side.query(
    `select id from submission where mission_run_id = '${seen.missionRunId}'`,
  )
  return { ...seen, submissionId: String(submission?.id) }
}

/** Returns the company's id instead of a row's id, because each company has only one program. */
const memberOf = async (side: Side): Promise<string> => {
  const [known] = await side.query(`select id from program_membership where creator_id = '${side.creatorId}'`)
  if (known !== undefined) return String(known.id)
  const programId = await side.activation('CREATOR_PROGRAM')
  return side.transact((transaction) =>
    createMembership(transaction, { programId, creatorId: side.creatorId }),
  )
}

const codeOf = async (side: Side): Promise<string> => {
  const campaignId = await side.activation('KEY')
  return side.transact((transaction) => createCode(transaction, campaignId))
}
/** A quest run whose creator kit contains a code. */
const kitOf = async (side: Side): Promise<object> => {
  const questRunId = await side.run('CONTENTPRODUCTION')
  const questId = await columnOf(side, 'quest_run', questRunId, 'quest_id')
  const codeId = await side.transact((transaction) => createCode(transaction, questId))
  return {
    questRunId,
    itemId: await columnOf(side, 'code', codeId, 'item_id'),
    distributionChannelId: 'steam',
  }
}

const itemOf = async (side: Side): Promise<string> => columnOf(side, 'code', await codeOf(side), 'item_id')
const batchOf = async (side: Side): Promise<string> => columnOf(side, 'code', await codeOf(side), 'batch_id')

const ofActivation = {
  mine: 'company',
  input: async (side) => ({ activationId: await side.activation('QUEST') }),
} satisfies Attack
const later = () => new Date(Date.now() + 12 * 24 * 60 * 60 * 1000).toISOString()

/** The attacks by action, for every action that takes row ids. */
export const attacks: Readonly<Record<string, Attack>> = {
  // Attacks on quest runs, from the first offer to the payout.
  acceptBid: { mine: 'company', input: async (side) => ({ bidId: await bidOf(side, 'creator') }) },
  rejectBid: { mine: 'creator', input: async (side) => ({ bidId: await bidOf(side, 'company') }) },
  withdrawBid: { mine: 'company', input: async (side) => ({ bidId: await bidOf(side, 'company') }) },
  counterBid: {
    mine: 'creator',
    input: async (side) => ({ bidId: await bidOf(side, 'company'), ...terms, connectionId: side.channelId }),
  },
  payCart: {
    mine: 'company',
    input: async (side) => ({ questRunIds: [await side.run('PENDING_PAYMENT')], bySavedCard: false }),
  },
  leavePayment: { mine: 'company', input: async (side) => ({ paymentId: await paymentOf(side) }) },
  approvePayment: { mine: 'company', input: async (side) => ({ paymentId: await paymentOf(side) }) },
  claimKit: { mine: 'creator', input: async (side) => ({ ...(await kitOf(side)), quantity: 1 }) },
  requestKitCodes: { mine: 'creator', input: kitOf },
  extendContentDeadline: {
    mine: 'company',
    input: async (side) => {
      const questRunId = await side.run('CONTENTPRODUCTION')
      return { questRunId, version: await versionOf(side, 'quest_run', questRunId), until: later() }
    },
  },
  submitContent: {
    mine: 'creator',
    input: async (side) => ({
      questRunId: await side.run('CONTENTPRODUCTION'),
      url: `https://www.twitch.tv/videos/${Date.now()}`,
    }),
  },
  approveContent: {
    mine: 'company',
    input: async (side) => ({ ...(await reviewed(side)), review: '', badges: [] }),
  },
  rejectContent: {
    mine: 'company',
    input: async (side) => ({ ...(await reviewed(side)), message: 'Show the map.' }),
  },
  checkListing: { mine: 'creator', input: async (side) => ({ questRunId: await side.run('CONTENTREVIEW') }) },
  openDispute: {
    mine: 'company',
    input: async (side) => ({ questRunId: await side.run('PAYOUT'), reason: 'The game is not in it.' }),
  },
  addDisputeStatement: {
    mine: 'company',
    input: async (side) => ({ questRunId: await side.run('PAYOUT'), body: 'The game is not in it.' }),
  },
  retryPayout: {
    mine: 'creator',
    input: async (side) => ({
      payoutId: await columnOf(side, 'quest_run', await side.run('COMPLETED'), 'payout_id'),
    }),
  },

  // Attacks on quests and their invitations.
  publishActivation: {
    mine: 'company',
    input: async (side) => ({ activationId: await side.activation('QUEST', 'draft') }),
  },
  unpublishActivation: ofActivation,
  endActivation: ofActivation,
  closeActivation: ofActivation,
  duplicateActivation: ofActivation,
  inviteCreators: {
    mine: 'company',
    input: async (side, { creatorId }) => ({
      activationId: await side.activation('QUEST'),
      creatorIds: [creatorId],
      usernames: [],
      emails: [],
      message: '',
      evenIfNotEligible: true,
    }),
  },
  withdrawInvitation: {
    mine: 'company',
    input: async (side) => ({ invitationId: await invitationOf(side) }),
  },
  acceptInvitation: { mine: 'creator', input: async (side) => ({ invitationId: await invitationOf(side) }) },
  rejectInvitation: { mine: 'creator', input: async (side) => ({ invitationId: await invitationOf(side) }) },
  requestMatchmaking: {
    mine: 'company',
    input: async (side) => ({
      activationId: await side.activation('QUEST'),
      gameId: side.gameId,
      objective: 'awareness',
      countries: [],
      languages: [],
      platforms: ['twitch'],
      sizeTiers: [],
    }),
  },
  requestExport: {
    mine: 'company',
    input: async (side) => ({
      kind: 'quest_runs',
      activationId: await side.activation('QUEST'),
      stages: ['Offers'],
    }),
  },
  startBulkAction: {
    mine: 'company',
    input: async (side) => {
      const rowIds = [await side.run('INITIAL_BID')]
      const actor = { by: 'company', companyId: side.companyId, personId: side.ownerId } as const
      const made = await side.transact((transaction) =>
        prepareBulkAction(transaction, { kind: 'rejectBid', rowIds }, actor),
      )
      if (!made.ok) throw new Error(made.code)
      return { bulkActionId: made.id, message: '' }
    },
  },

  // Attacks on codes, keys, missions, programs, colleagues and channels.
  revealCode: {
    mine: 'company',
    refusedAs: 'code-not-yours',
    input: async (side) => ({ codeId: await codeOf(side) }),
  },
  undoImport: { mine: 'company', input: async (side) => ({ batchId: await batchOf(side) }) },
  revokeBatch: {
    mine: 'company',
    input: async (side) => ({ batchId: await batchOf(side), reason: 'Leaked.' }),
  },
  revokeCode: {
    mine: 'company',
    input: async (side) => ({ codeId: await codeOf(side), reason: 'Leaked.', isReplaced: false }),
  },
  handOutCode: {
    mine: 'company',
    refusedAs: 'out-of-codes',
    input: async (side, { creatorId }) => ({
      itemId: await itemOf(side),
      distributionChannelId: 'steam',
      creatorId,
    }),
  },
  withdrawKeyRequest: {
    mine: 'creator',
    input: async (side) => ({ participantId: await keyOf(side, 'pending') }),
  },
  claimKey: {
    mine: 'creator',
    input: async (side) => ({
      participantId: await keyOf(side, 'accepted'),
      itemId: await itemOf(side),
      distributionChannelId: 'steam',
    }),
  },
  requestCodes: {
    mine: 'creator',
    input: async (side) => ({
      participantId: await keyOf(side, 'accepted'),
      distributionChannelId: 'steam',
    }),
  },
  submitKeyContent: {
    mine: 'creator',
    input: async (side) => ({
      participantId: await keyOf(side, 'claimed_key'),
      contentIds: [],
      links: [{ url: 'https://content.example/1', postType: 'STREAM' }],
    }),
  },
  acceptApplicant: {
    mine: 'company',
    input: async (side) => ({ participantId: await keyOf(side, 'pending') }),
  },
  rejectApplicant: {
    mine: 'company',
    input: async (side) => ({ participantId: await keyOf(side, 'pending'), reason: 'Full.' }),
  },
  acceptKeyContent: {
    mine: 'company',
    input: async (side) => ({ participantId: await keyOf(side, 'submitted_content') }),
  },
  rejectKeyContent: {
    mine: 'company',
    input: async (side) => ({
      participantId: await keyOf(side, 'submitted_content'),
      message: 'Another game.',
    }),
  },
  submitMission: {
    mine: 'creator',
    input: async (side) => ({
      ...(await missionRunOf(side, 'active')),
      contentIds: [],
      answers: [{ criterionId: randomUUID(), completion: 'MESSAGE', text: 'Done.' }],
    }),
  },
  claimReward: {
    mine: 'creator',
    input: async (side) => ({
      ...(await missionRunOf(side, 'review')),
      rewardId: randomUUID(),
      hasAgreed: true,
    }),
  },
  requestRewardCodes: {
    mine: 'creator',
    input: async (side) => ({
      ...(await missionRunOf(side, 'review')),
      rewardId: randomUUID(),
      distributionChannelId: 'steam',
    }),
  },
  acceptMission: { mine: 'company', input: (side) => missionRunOf(side, 'review') },
  acceptMissionContent: { mine: 'company', input: missionSubmissionOf },
  rejectMissionContent: {
    mine: 'company',
    input: async (side) => ({ ...(await missionSubmissionOf(side)), message: 'Another game.' }),
  },
  declineMission: {
    mine: 'company',
    input: async (side) => ({ ...(await missionRunOf(side, 'review')), message: 'Another game.' }),
  },
  acceptMember: { mine: 'company', input: async (side) => ({ membershipId: await memberOf(side) }) },
  rejectMember: {
    mine: 'company',
    input: async (side) => ({ membershipId: await memberOf(side), reason: 'Full.' }),
  },
  resendMemberInvite: {
    mine: 'company',
    input: async (side) => {
      const [row] = await side.query(
        `insert into company_invitation (company_id, email, token_hash)
           values ('${side.companyId}', 'new@example.com', sha256('${randomUUID()}')) returning id`,
      )
      return { invitationId: String(row?.id) }
    },
  },
  restartChannelVerification: {
    mine: 'creator',
    refusedAs: 'status-illegal',
    input: async (side) => {
      const id = randomUUID()
      await side.query(`
        insert into user_connection (id, user_id, provider_id, channel_id, channel_name, channel_url)
          values ('${id}', '${side.creatorId}', 'youtube', '${id}', 'Second', 'https://youtube.example/second');
        insert into channel_verification (connection_id, user_id) values ('${id}', '${side.creatorId}')
          on conflict do nothing;
        update channel_verification set status = 'fails_requirements', reason = 'too_few_followers' where connection_id = '${id}'`)
      return { connectionId: id }
    },
  },
}

/** Actions that every creator can call for any row, so a stranger's call is not rejected. */
export const openToAll: Readonly<Record<string, string>> = {
  makeOffer: 'An approved creator can make an offer through their own channel',
  applyForKey: 'A creator with access can request a key',
  applyToProgram: 'Every creator can apply',
  saveApplication: 'Every creator can apply',
  joinMission: 'Every creator who meets the requirements can join an open mission',
}
