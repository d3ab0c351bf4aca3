import { inOpenTransaction } from '@questboard/database/testing'
import {
  createActivation,
  createKeyParticipant,
  createQuestRun,
  walkQuestRun,
} from '@questboard/moves/testing'
import pg from 'pg'
import { createAccount } from './accounts.ts'
import { databaseUrl } from './addresses.ts'
import { verifyCompany } from './companies.ts'
import { sql } from './database.ts'
import { createApprovedStreamer } from './streamers.ts'

type Work<T> = Parameters<typeof inOpenTransaction<T>>[1]

export const transact = async <T>(work: Work<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  try {
    await client.query('begin')
    const result = await inOpenTransaction(client, work)
    await client.query('commit')
    return result
  } finally {
    await client.end()
  }
}

type Found = { readonly id: string }

/** A verified company with billing details. */
export const createStudio = async () => {
  const account = await createAccount('company')
  const companyId = await verifyCompany(account)
  await sql(
    `insert into company_billing (company_id, legal_name, street_name, street_number, zip_code, city, country)
     values ($1, 'Northlight AB', 'Storgatan', '1', '11122', 'Stockholm', 'SE')`,
    [companyId],
  )
  return { account, companyId }
}

type Status = NonNullable<Parameters<typeof createQuestRun>[1]['status']>

/** A quest run of a new company and creator in the given status. */
export const createRun = async (status: Status) => {
  const studio = await createStudio()
  const streamer = await createApprovedStreamer({ viewers: 50 })
  const [game] = await sql<Found>('select id from game order by name limit 1')
  if (!game) throw new Error('the market has no game')
  const run = await transact(async (transaction) => {
    const questId = await createActivation(transaction, {
      kind: 'QUEST',
      companyId: studio.companyId,
      gameId: game.id,
      name: 'Play it live',
    })
    await transaction
      .updateTable('quest')
      .set({ deliverables: ['One stream'], talking_points: ['Show the map', 'Say that it is out'] })
      .where('id', '=', questId)
      .execute()
    const runId = await createQuestRun(transaction, { questId, creatorId: streamer.creatorId, status })
    return { questId, runId }
  })
  const { creator, ...channel } = streamer
  return { ...run, company: studio.account, creator, channel, gameId: game.id }
}

type Run = Awaited<ReturnType<typeof createRun>>

/** Requests a key from the run's company as the run's creator. */
export const askForKey = ({ questId, gameId, channel: { creatorId } }: Run) =>
  transact(async (transaction) => {
    const { company_id: companyId } = await transaction
      .selectFrom('activation')
      .select('company_id')
      .where('id', '=', questId)
      .executeTakeFirstOrThrow()
    const campaignId = await createActivation(transaction, {
      kind: 'KEY',
      companyId,
      gameId,
      name: 'Play it early',
    })
    return createKeyParticipant(transaction, { campaignId, creatorId })
  })

/** Moves a run to a later status in the way in which the other side would in another window. */
export const walkRun = (runId: string, to: Status) =>
  transact((transaction) => walkQuestRun(transaction, runId, to))

type Stream = {
  readonly title: string
  readonly gameId?: string
  readonly minutes?: number
  readonly disclosedBy?: string
}
type Channel = { readonly creatorId: string; readonly connectionId: string }

/** A stream as the channel check would store it. */
export const createStream = (
  { creatorId, connectionId }: Channel,
  { title, gameId, minutes = 60, disclosedBy }: Stream,
) =>
  sql(
    `insert into content (creator_id, connection_id, platform, type, external_id, url, title, published_at, duration_minutes, game_id, disclosed_by, views, average_ccv, hours_watched, checked_at)
     values ($1, $2, 'twitch', 'VOD', $3, 'https://www.twitch.tv/videos/' || $3, $4, now(), $5, $6, $7, 1200, 40, 40, now())`,
    [
      creatorId,
      connectionId,
      String(Math.floor(Math.random() * 1e10) + 1e9),
      title,
      minutes,
      gameId ?? null,
      disclosedBy ?? null,
    ],
  )

/** Changes the run's dates, so that the publishing window of its video opens now. */
export const openWindow = (runId: string) =>
  sql(`begin;
    set local session_replication_role = replica;
    update quest_run set publish_from = now() - interval '1 minute' where id = '${runId}';
    commit`)
