/**
 * Claims of codes one after another, by the move and by the bare statement in turns, for each line of the standard input, which says
 * among how many codes; answers the milliseconds of each: `npm run bench -- claims`.
 */
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { z } from 'zod'
import { claimKey } from '../index.ts'
import { lineUp, type Race, type Runner, regions } from './claimRace.ts'
import { asCreator } from './parties.ts'
import { company, createWorld } from './world.ts'

const wish = z.object({ codes: z.int().positive(), claims: z.int().positive() })

const world = await createWorld()
const [region] = regions

/** Past the triggers: how codes come in is measured elsewhere. */
const fill = async ({ itemId }: Race, codes: number): Promise<void> => {
  await world.run(`begin;
    set local session_replication_role = replica;
    with batch as (
      insert into code_batch (company_id, item_id, distribution_channel_id)
        values ('${company.companyId}', '${itemId}', '${region}') returning id)
    insert into code (batch_id, company_id, item_id, distribution_channel_id, code_ciphertext, key_id, code_hash)
      select batch.id, '${company.companyId}', '${itemId}', '${region}', '\\x00', 'test', sha256(gen_random_uuid()::text::bytea)
        from batch, generate_series(1, ${codes});
    commit`)
  await world.run('vacuum analyze code')
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const byMove = ({ itemId }: Race, { participantId, creatorId }: Runner) =>
  timed(async () => {
    const verdict = await world.act((transaction) =>
      claimKey(transaction, participantId, asCreator(creatorId), { itemId, distributionChannelId: region }),
    )
    if (!verdict.ok) throw new Error(`refused: ${verdict.code} ${verdict.why ?? ''}`)
  })

/** What finds a code and takes it, with what the tables' own rules cost. */
const byStatement = ({ itemId }: Race, { participantId }: Runner) =>
  timed(() =>
    sql`
      insert into code_claim (code_id, participant_id)
      select id, ${participantId} from (
        select id from code where item_id = ${itemId} and distribution_channel_id = ${region} and status = 'available'
         limit 1 for update skip locked) as free`.execute(world.database),
  )

let seed = 0
const measure = async ({ codes, claims }: z.output<typeof wish>) => {
  seed += 1
  const race = await lineUp(world, seed, { creators: claims * 2, codes: 2 })
  await fill(race, codes)
  const [move, bare]: [number[], number[]] = [[], []]
  for (const [turn, runner] of race.runners.entries())
    if (turn % 2 === 0) move.push(await byMove(race, runner))
    else bare.push(await byStatement(race, runner))
  return { move, bare }
}

for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify(await measure(wish.parse(JSON.parse(line))))}\n`)
await world.close()
