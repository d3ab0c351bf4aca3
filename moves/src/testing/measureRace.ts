/**
 * One race for codes for each line of the standard input, which says its seed, size and course; answers what came of it:
 * `npm run bench -- race`.
 */
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { z } from 'zod'
import { revokeBatch } from '../index.ts'
import { insertCodes, lineUp, type Race, regions, runAll } from './claimRace.ts'
import { company, createWorld, type World } from './world.ts'

const courses = ['plain', 'killed', 'tabs', 'revoked'] as const
const wish = z.object({
  seed: z.int(),
  creators: z.int().positive(),
  codes: z.int().positive(),
  course: z.enum(courses),
})
type Wish = z.output<typeof wish>

const world = await createWorld()

/** All connections break at once, as they do when Postgres is killed: what was under way is undone. */
const cutAll = async (): Promise<void> => {
  const [row] = await world.run('select current_database() as name')
  const url = new URL(process.env.PG_URL ?? 'postgres://postgres@127.0.0.1:54999/')
  url.pathname = '/postgres'
  const client = new Client({ connectionString: url.href })
  await client.connect()
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [row?.name])
  await client.end()
}

/** The first of its batches leaks, while another comes in. */
const revokeOne = async ({ itemId }: Race): Promise<void> => {
  const [batch] = await world.run(
    `select id from code_batch where item_id = '${itemId}' and revoked_at is null order by created_at, id limit 1`,
  )
  const verdict = await world.act((transaction) =>
    revokeBatch(transaction, String(batch?.id), 'It leaked', company),
  )
  if (!verdict.ok) throw new Error(`the batch was not taken back: ${verdict.code} ${verdict.why ?? ''}`)
}

const meanwhileOf = (race: Race, { course, creators, codes }: Wish) => {
  const part = (share: number): number => Math.floor(creators * share) + race.random.below(10)
  if (course === 'killed')
    return [
      { after: part(0.2), happens: cutAll },
      { after: part(0.4), happens: cutAll },
    ]
  if (course === 'revoked')
    return [
      { after: part(0.2), happens: () => revokeOne(race) },
      { after: part(0.3), happens: () => world.run(insertCodes(race.itemId, regions[0], codes)) },
    ]
  return []
}

/** What must be nought whatever happened meanwhile. */
const troublesOf = async ({ run }: World, { itemId, campaignId }: Race) =>
  (
    await run(`
    select count(*) filter (where status = 'claimed' and revoked_at is null and not exists (
             select from code_claim where code_id = code.id and creator_id = code.claimed_by))::int as torn,
           count(*) filter (where revoked_at is not null and exists (select from code_claim where code_id = code.id))::int as revoked,
           (select count(*) - count(distinct participant_id) from code_claim where activation_id = '${campaignId}')::int as twice,
           (select count(*) from code_claim where activation_id = '${campaignId}')::int as claims,
           count(*) filter (where status = 'available')::int as available
      from code where item_id = '${itemId}'`)
  )[0]

const raceOnce = async (asked: Wish) => {
  const race = await lineUp(world, asked.seed, asked)
  const start = performance.now()
  const outcomes = await runAll(world, race, {
    tabs: asked.course === 'tabs' ? 5 : 1,
    meanwhile: meanwhileOf(race, asked),
  })
  const ms = performance.now() - start
  // Who came before new codes comes again.
  if (asked.course === 'revoked') await runAll(world, race)
  const count = (outcome: string): number => outcomes.filter((one) => one === outcome).length
  return {
    ms,
    tries: outcomes.length,
    outOfCodes: count('out-of-codes'),
    broken: count('broken'),
    ...(await troublesOf(world, race)),
  }
}

for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify(await raceOnce(wish.parse(JSON.parse(line))))}\n`)
await world.close()
