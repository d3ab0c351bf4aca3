import { type DatabaseTransaction, retryOnConflict } from '@questboard/database'
import { sql } from 'kysely'
import { claimKey, revokeBatch } from '../index.ts'
import { asCreator } from './parties.ts'
import { type Random, randomOf } from './randomOf.ts'
import { company, createActivation, people, type World } from './world.ts'

/** Accepted creators, and codes in two regions. */
export type Size = { readonly creators: number; readonly codes: number }

export const regions = ['switch_eu', 'switch_na'] as const

export type Runner = { readonly participantId: string; readonly creatorId: string }
export type Race = {
  readonly campaignId: string
  readonly itemId: string
  readonly runners: readonly Runner[]
  readonly random: Random
}
export type Outcome = 'claimed' | 'out-of-codes' | 'codes-per-creator' | 'broken'

export const past = async (world: World, statements: string): Promise<void> => {
  await world.run(`begin; set local session_replication_role = replica; ${statements}; commit`)
}

/** Creates creators with a verified channel. The table `runner` contains their ids. */
export const insertRacers = (creators: number): string => `
  create temp table runner on commit drop as
    select n, gen_random_uuid() as id, gen_random_uuid() as connection from generate_series(1, ${creators}) as n;
  insert into "user" (id, username, display_name, email, user_type, email_verified_at)
    select id, 'racer' || n || left(id::text, 8), 'Racer' || n || left(id::text, 8), id || '@example.com', 'Creator', now() from runner;
  insert into creator (id) select id from runner;
  insert into user_connection (id, user_id, provider_id, channel_id, channel_name, channel_url)
    select connection, id, 'twitch', 'channel-' || id, 'racer', 'https://twitch.example/' || id from runner;
  insert into channel_verification (connection_id, user_id, status, finished_at)
    select connection, id, 'meets_requirements', now() from runner`

/** Inserts rows with triggers off. Other tests cover the functions that normally create these rows. */
const insertRunners = (campaignId: string, creators: number): string => `
  ${insertRacers(creators)};
  insert into key_campaign_participant (campaign_id, company_id, creator_id, status, decided_at)
    select '${campaignId}', '${company.companyId}', id, 'accepted', now() from runner`

export const insertCodes = (itemId: string, region: string, codes: number): string => `
  with batch as (
    insert into code_batch (company_id, item_id, distribution_channel_id)
      values ('${company.companyId}', '${itemId}', '${region}') returning id)
  insert into code (batch_id, code_ciphertext, key_id, code_hash)
    select batch.id, '\\x00', 'test', sha256(gen_random_uuid()::text::bytea) from batch, generate_series(1, ${codes})`

/** If two transactions deadlock, one of them is repeated. */
const asActions = <T>({ act }: World, move: (transaction: DatabaseTransaction) => Promise<T>): Promise<T> =>
  retryOnConflict(() => act(move))

/** The company revokes the oldest batch that was not revoked yet. */
export const leakBatch = async (world: World, { itemId }: Race): Promise<void> => {
  const [batch] = await world.run(
    `select id from code_batch where item_id = '${itemId}' and revoked_at is null order by created_at, id limit 1`,
  )
  const result = await asActions(world, (transaction) =>
    revokeBatch(transaction, String(batch?.id), 'It leaked', company),
  )
  if (!result.ok) throw new Error(`the batch was not taken back: ${result.code} ${result.why ?? ''}`)
}

export const createItem = async (world: World, activationId: string): Promise<string> => {
  const [item] = await world.run(`
    insert into code_item (company_id, game_id, type, name, item_name)
      values ('${company.companyId}', '${people.game}', 'game', 'Race ${activationId}', 'Emberfall') returning id`)
  return String(item?.id)
}

/** A live campaign with the same number of codes in both regions, and all creators accepted. */
export const lineUp = async (world: World, seed: number, { creators, codes }: Size): Promise<Race> => {
  const campaignId = await createActivation(world, 'KEY')
  const itemId = await createItem(world, campaignId)
  await world.run(
    `insert into activation_code_item (activation_id, code_item_id) values ('${campaignId}', '${itemId}')`,
  )
  for (const region of regions) await world.run(insertCodes(itemId, region, codes / regions.length))
  await past(world, insertRunners(campaignId, creators))
  const rows = await world.run(
    `select id, creator_id from key_campaign_participant where campaign_id = '${campaignId}' order by id`,
  )
  const runners = rows.map(({ id, creator_id }) => ({
    participantId: String(id),
    creatorId: String(creator_id),
  }))
  return { campaignId, itemId, runners, random: randomOf(seed) }
}

const tryOne = async (world: World, race: Race, runner: Runner, region: string): Promise<Outcome> => {
  const claim = (transaction: DatabaseTransaction) =>
    claimKey(transaction, runner.participantId, asCreator(runner.creatorId), {
      itemId: race.itemId,
      distributionChannelId: region,
    })
  try {
    const result = await asActions(world, claim)
    if (result.ok) return 'claimed'
    if (result.code === 'out-of-codes' || result.code === 'codes-per-creator') return result.code
    throw new Error(`refused: ${result.code} ${result.why ?? ''}`)
  } catch (error) {
    if (isBroken(error)) return 'broken'
    throw error
  }
}

/** The connection was lost, so only the database knows whether the claim succeeded. */
export const isBroken = (error: unknown): boolean =>
  error instanceof Error &&
  (/terminat|Connection|ECONN|not queryable/i.test(error.message) ||
    ('code' in error && /^(57P0[123]|08...)$/.test(String(error.code))))

/** A database server that was killed is available again after a few seconds. */
const TRIES = 600
const untilLater = (): Promise<void> => new Promise((done) => setTimeout(done, 50))

/** Tries the creator's preferred region, then the other one. An interrupted claim is retried. */
export const run = async (world: World, race: Race, runner: Runner): Promise<Outcome> => {
  const first = race.random.below(2) === 0 ? regions : [regions[1], regions[0]]
  for (const region of first) {
    let outcome = await tryOne(world, race, runner, region)
    for (let again = 0; outcome === 'broken' && again < TRIES; again += 1) {
      if (again > 0) await untilLater()
      outcome = await tryOne(world, race, runner, region)
    }
    if (outcome !== 'out-of-codes') return outcome
  }
  return 'out-of-codes'
}

export type Finish = { readonly runner: Runner; readonly outcome: Outcome }

type Meanwhile = { readonly after: number; readonly happens: () => Promise<unknown> }
type Course = {
  /** The number of browser tabs per creator. */
  readonly tabs?: number
  /** Events during the race, each of them after the given number of creators have finished. */
  readonly meanwhile?: readonly Meanwhile[]
}

/** The number of creators who act at the same time, each with a connection. */
const LANES = 10

/** Lets all creators claim, in an order given by the seed. */
export const runAll = async (
  world: World,
  race: Race,
  { tabs = 1, meanwhile = [] }: Course = {},
): Promise<readonly Finish[]> => {
  const waiting = race.runners
    .map((runner) => ({ runner, place: race.random.below(1_000_000) }))
    .sort((a, b) => a.place - b.place)
    .flatMap((each) => Array.from({ length: tabs }, () => each))
  const finished: Finish[] = []
  const lane = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const outcome = await run(world, race, next.runner)
      // One simulated creator triggers an event while the others continue.
      const place = finished.push({ runner: next.runner, outcome })
      for (const { after, happens } of meanwhile) if (place === after) await happens()
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return finished
}

type Result = {
  readonly claims: number
  readonly claimants: number
  readonly claimed_status: number
  readonly available: number
  readonly unavailable: number
  readonly torn: number
}

/** The final counts in the database after the race. */
export const resultOf = async (world: World, { campaignId, itemId }: Race): Promise<Result> => {
  const { rows } = await world.act((transaction) =>
    sql<Result>`
      select (select count(*) from code_claim where activation_id = ${campaignId})::int as claims,
             (select count(distinct participant_id) from code_claim where activation_id = ${campaignId})::int as claimants,
             (select count(*) from key_campaign_participant
               where campaign_id = ${campaignId} and status = 'claimed_key')::int as claimed_status,
             count(*) filter (where status = 'available')::int as available,
             count(*) filter (where status = 'unavailable')::int as unavailable,
             count(*) filter (where (status = 'claimed' and revoked_at is null) <> exists (
               select from code_claim where code_id = code.id and creator_id = code.claimed_by))::int as torn
        from code where item_id = ${itemId}`.execute(transaction),
  )
  const [result] = rows
  if (result === undefined) throw new Error('the race has no result')
  return result
}
