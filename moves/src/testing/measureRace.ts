/**
 * Runs one race per line of standard input, which gives the seed, the size and the events, and prints the result (`npm
 * run bench -- race`).
 */
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { z } from 'zod'
import { type Finish, insertCodes, leakBatch, lineUp, type Race, regions, runAll } from './claimRace.ts'
import { createWorld, type World } from './world.ts'

const courses = ['plain', 'killed', 'tabs', 'revoked'] as const
const wish = z.object({
  seed: z.int(),
  creators: z.int().positive(),
  codes: z.int().positive(),
  course: z.enum(courses),
})
type Wish = z.output<typeof wish>

const SERVER = process.env.PG_URL ?? 'postgres://postgres@127.0.0.1:54999/'

const world = await createWorld()

/** Kills a Postgres backend as the kernel would, so that the whole server stops and recovers. */
const crash = async (): Promise<void> => {
  const client = new Client({ connectionString: SERVER })
  // Ignores the error of this connection, which is also lost when the server stops.
  client.on('error', () => undefined)
  await client.connect()
  const [row] = (await client.query('select pg_backend_pid() as pid')).rows
  await client.query(`copy (select) to program 'kill -9 ${row?.pid}'`).catch(() => undefined)
  await client.end().catch(() => undefined)
}

const meanwhileOf = (race: Race, { course, creators, codes }: Wish) => {
  const part = (share: number): number => Math.floor(creators * share) + race.random.below(10)
  if (course === 'killed')
    return [
      { after: part(0.2), happens: crash },
      { after: part(0.4), happens: crash },
    ]
  if (course === 'revoked')
    return [
      { after: part(0.2), happens: () => leakBatch(world, race) },
      { after: part(0.3), happens: () => world.run(insertCodes(race.itemId, regions[0], codes)) },
    ]
  return []
}

/** Counts that must always be zero. */
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

/** Creators whose claim succeeded but who have no code, which is expected if a batch was revoked. */
const lostOf = async ({ run }: World, finished: readonly Finish[]): Promise<number> => {
  const heard = finished.flatMap(({ runner, outcome }) => (outcome === 'claimed' ? runner.participantId : []))
  const [row] = await run(`
    select count(*)::int as lost from unnest('{${heard.join(',')}}'::uuid[]) as heard
     where not exists (select from code_claim where participant_id = heard)`)
  return Number(row?.lost)
}

const raceOnce = async (asked: Wish) => {
  const race = await lineUp(world, asked.seed, asked)
  const start = performance.now()
  const finished = await runAll(world, race, {
    tabs: asked.course === 'tabs' ? 5 : 1,
    meanwhile: meanwhileOf(race, asked),
  })
  const ms = performance.now() - start
  // Creators who requested a code before the new codes arrived try again.
  if (asked.course === 'revoked') await runAll(world, race)
  const count = (wanted: string): number => finished.filter(({ outcome }) => outcome === wanted).length
  return {
    ms,
    tries: finished.length,
    outOfCodes: count('out-of-codes'),
    broken: count('broken'),
    lost: asked.course === 'revoked' ? 0 : await lostOf(world, finished),
    ...(await troublesOf(world, race)),
  }
}

for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify(await raceOnce(wish.parse(JSON.parse(line))))}\n`)
await world.close()
