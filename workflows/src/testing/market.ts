import { randomUUID } from 'node:crypto'
import type { DatabaseTransaction } from '@questboard/database'
import { insertCompany, insertCreator, insertPerson, verifyChannel } from '@questboard/database/testing'
import type { ActivationStatus, QuestRunStatus } from '@questboard/domain'
import { applyQuestRunDeadline } from '@questboard/moves'
import * as builders from '@questboard/moves/testing'
import type { Scratch } from './scratchDatabase.ts'

const id = (kind: string): string => `00000000-0000-4000-8000-${kind}00000001`

export const market = {
  company: id('c0de'),
  owner: id('aaaa'),
  creator: id('bbbb'),
  connection: id('eeee'),
  game: id('9a9e'),
  program: id('ac04'),
} as const

const { company, owner, creator, connection, game, program } = market
const iso = (moment: number | Date): string => new Date(moment).toISOString()

/** A verified company with its owner and program, and a creator. */
export const createMarket = ({ run }: Scratch) =>
  run(`
    ${insertPerson({ id: owner, name: 'owner', displayName: 'Olive', type: 'Company' })};
    ${insertPerson({ id: creator, name: 'pixel', displayName: 'Pixel', type: 'Creator' })};
    ${insertCompany({ id: company, name: 'Northlight', owner })};
    ${insertCreator({ id: creator, connection, channel: 'pixel' })};
    ${verifyChannel(creator, connection)};
    insert into game (id, name, slug) values ('${game}', 'Emberfall', 'emberfall');
    insert into activation (id, kind, company_id, name, status)
      values ('${program}', 'CREATOR_PROGRAM', '${company}', 'Northlight creators', 'active')`)

type Dates = { readonly startsAt?: number; readonly endsAt?: number; readonly status?: ActivationStatus }
type Kind = 'KEY' | 'QUEST' | 'MISSION'

const act = <T>({ database }: Scratch, work: (transaction: DatabaseTransaction) => Promise<T>): Promise<T> =>
  database.transaction().execute(work)

export const createActivation = (
  scratch: Scratch,
  kind: Kind,
  { startsAt = Date.now() - 1000, endsAt, status = 'active' }: Dates = {},
): Promise<string> =>
  act(scratch, (transaction) =>
    builders.createActivation(transaction, {
      kind,
      companyId: company,
      gameId: game,
      status,
      startsAt: new Date(startsAt),
      endsAt: endsAt === undefined ? null : new Date(endsAt),
    }),
  )

type Wait = { readonly until?: number }
const deadlineOf = ({ until }: Wait): { readonly deadline?: Date } =>
  until === undefined ? {} : { deadline: new Date(until) }

/** Creates a quest run with the creator's open offer and its deadline. */
export const createQuestRun = async (scratch: Scratch, wait: Wait = {}): Promise<string> => {
  const questId = await createActivation(scratch, 'QUEST')
  return act(scratch, (transaction) =>
    builders.createQuestRun(transaction, { questId, creatorId: creator, ...deadlineOf(wait) }),
  )
}

/** Changes the run's status step by step until it has this status, as people and vendors would. */
export const walkQuestRun = (
  scratch: Scratch,
  questRun: string,
  to: QuestRunStatus,
  wait: Wait = {},
): Promise<void> =>
  act(scratch, async (transaction) => {
    await builders.walkQuestRun(transaction, questRun, to)
    await builders.setDeadline(transaction, 'quest_run', questRun, deadlineOf(wait).deadline)
  })

/** A channel check finds the content under review. */
export const seeContent = (scratch: Scratch, questRun: string): Promise<void> =>
  act(scratch, (transaction) => builders.seeContent(transaction, questRun))

/** A run approved without a review, with an open dispute period. */
export const createDispute = async (scratch: Scratch, until: number): Promise<string> => {
  const run = await createQuestRun(scratch)
  return act(scratch, async (transaction) => {
    await builders.walkQuestRun(transaction, run, 'CONTENTREVIEW')
    await builders.seeContent(transaction, run)
    await applyQuestRunDeadline(transaction, run)
    const { id: dispute } = await transaction
      .selectFrom('quest_run_dispute')
      .select('id')
      .where('quest_run_id', '=', run)
      .executeTakeFirstOrThrow()
    await builders.setDeadline(transaction, 'quest_run_dispute', dispute, new Date(until))
    return dispute
  })
}

export const createMissionRun = (scratch: Scratch, missionId: string, wait: Wait = {}): Promise<string> =>
  act(scratch, (transaction) =>
    builders.createMissionRun(transaction, { missionId, creatorId: creator, ...deadlineOf(wait) }),
  )

export const createParticipant = (
  scratch: Scratch,
  campaignId: string,
  { status, ...wait }: Wait & { readonly status: 'pending' | 'accepted' | 'claimed_key' },
): Promise<string> =>
  act(scratch, (transaction) =>
    builders.createKeyParticipant(transaction, {
      campaignId,
      creatorId: creator,
      status,
      ...deadlineOf(wait),
    }),
  )

/** A run started by the company, with the creator's counter-offer. */
export const createCounterOffer = (
  scratch: Scratch,
  { quest, ...wait }: Wait & { readonly quest: string },
): Promise<string> =>
  act(scratch, (transaction) =>
    builders.createQuestRun(transaction, {
      questId: quest,
      creatorId: creator,
      startedBy: 'company',
      bid: { amountCents: 40_000 },
      status: 'COUNTER_BID',
      ...deadlineOf(wait),
    }),
  )

export const createInvitation = (
  scratch: Scratch,
  activationId: string,
  until: number | null,
): Promise<string> =>
  act(scratch, (transaction) =>
    builders.createInvitation(transaction, {
      activationId,
      creatorId: creator,
      deadline: until === null ? null : new Date(until),
    }),
  )

/** The events of a row, in order. */
export const eventsOf = async ({ run }: Scratch, entityId: string): Promise<readonly string[]> => {
  const rows = await run(
    `select type, payload ->> 'kind' as kind from domain_event where entity_id = '${entityId}' order by created_at, type`,
  )
  return rows.map(({ type, kind }) => (type === 'deadlineNear' ? String(kind) : String(type)))
}

export const statusOf = async ({ run }: Scratch, table: string, rowId: string): Promise<unknown> =>
  (await run(`select status from ${table} where id = '${rowId}'`))[0]?.status

export const createCompanyInvitation = async (scratch: Scratch, until: number): Promise<string> => {
  const invitation = randomUUID()
  await scratch.run(`insert into company_invitation (id, company_id, email, token_hash, expires_at)
    values ('${invitation}', '${company}', '${invitation}@example.com', '${invitation}', '${iso(until)}')`)
  return invitation
}
