import { randomUUID } from 'node:crypto'
import type { DatabaseTransaction } from '@questboard/database'
import {
  grantAccess,
  insertCompany,
  insertCreator,
  insertPerson,
  verifyChannel,
} from '@questboard/database/testing'
import type { ActivationKind, ActivationStatus, QuestRunStatus } from '@questboard/domain'
import { createActivation, createQuestRun } from '@questboard/moves/testing'
import type { Actions } from './actions.ts'

export type Session = Readonly<Record<string, string>>

/** A company and a creator who work only with each other. */
export type Side = {
  readonly companyId: string
  readonly ownerId: string
  readonly creatorId: string
  readonly channelId: string
  readonly gameId: string
  readonly company: Session
  readonly creator: Session
  readonly transact: <T>(work: (transaction: DatabaseTransaction) => Promise<T>) => Promise<T>
  readonly query: (text: string) => Promise<readonly Record<string, unknown>[]>
  /** An activation of this side's company, open to all creators. */
  readonly activation: (kind: ActivationKind, status?: ActivationStatus) => Promise<string>
  readonly run: (status: QuestRunStatus, startedBy?: 'company' | 'creator') => Promise<string>
}

/**
 * Creates a row of every kind that an action can refer to, so that a call can only be rejected because the caller is a
 * stranger.
 */
export const createSide = async ({ services }: Actions, name: string): Promise<Side> => {
  const [companyId, ownerId, creatorId, channelId, gameId] = [
    randomUUID(),
    randomUUID(),
    randomUUID(),
    randomUUID(),
    randomUUID(),
  ] as const
  const query: Side['query'] = async (text) => (await services.pool.query(text)).rows ?? []
  const transact: Side['transact'] = (work) => services.database.transaction().execute(work)
  for (const statement of [
    insertPerson({ id: ownerId, name: `${name}owner`, type: 'Company' }),
    insertCompany({ id: companyId, name, owner: ownerId }),
    insertPerson({ id: creatorId, name: `${name}plays`, type: 'Creator' }),
    insertCreator({ id: creatorId, connection: channelId, channel: `${name}plays` }),
    verifyChannel(creatorId, channelId),
    grantAccess(creatorId),
    `insert into game (id, name, slug) values ('${gameId}', '${name}', '${name.toLowerCase()}')`,
  ])
    await query(statement)
  const activation: Side['activation'] = (kind, status = 'active') =>
    transact((transaction) => createActivation(transaction, { kind, companyId, gameId, name, status }))
  return {
    companyId,
    ownerId,
    creatorId,
    channelId,
    gameId,
    company: {
      'x-hasura-role': 'company',
      'x-hasura-user-id': ownerId,
      'x-hasura-company-id': companyId,
      'x-hasura-company-owner': 'true',
    },
    creator: { 'x-hasura-role': 'creator', 'x-hasura-user-id': creatorId },
    transact,
    query,
    activation,
    run: async (status, startedBy = 'creator') => {
      const questId = await activation('QUEST')
      const bid = { connectionId: startedBy === 'creator' ? channelId : null }
      return transact((transaction) =>
        createQuestRun(transaction, { questId, creatorId, startedBy, bid, status }),
      )
    },
  }
}
