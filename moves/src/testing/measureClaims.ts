/**
 * Measures code claims by the complete function and by the SQL statement alone, in turns. Lines of standard input give
 * the number of codes and of claims; each output is milliseconds per claim (`npm run bench -- claims`).
 */
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { Client } from 'pg'
import { z } from 'zod'
import { claimKey } from '../index.ts'
import { lineUp, type Race, type Runner, regions } from './claimRace.ts'
import { asCreator } from './parties.ts'
import { company, createWorld } from './world.ts'

const wish = z.union([
  z.object({ codes: z.int().positive(), creators: z.int().positive() }),
  z.object({ claims: z.int().positive() }),
])

const world = await createWorld()
const [region] = regions

const isOfKey = (name: string): boolean => name === 'code_pkey'

/** The indexes on codes, except those on ids. These indexes are built once at the end instead of with every row. */
const indexesOf = async (): Promise<readonly { readonly drop: string; readonly build: string }[]> => {
  const rows = await world.run(`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as build, k.conname as rule, pg_get_constraintdef(k.oid) as words
      from pg_index i join pg_class c on c.oid = i.indexrelid left join pg_constraint k on k.conindid = i.indexrelid
     where i.indrelid = 'code'::regclass order by 1`)
  return rows
    .filter(({ name }) => !isOfKey(String(name)))
    .map(({ name, build, rule, words }) =>
      rule === null
        ? { drop: `drop index ${name}`, build: String(build) }
        : {
            drop: `alter table code drop constraint ${name}`,
            build: `alter table code add constraint ${name} ${words}`,
          },
    )
}

const insert = ({ itemId }: Race, codes: number): string => `
  with batch as (
    insert into code_batch (company_id, item_id, distribution_channel_id)
      values ('${company.companyId}', '${itemId}', '${region}') returning id)
  insert into code (id, batch_id, company_id, item_id, distribution_channel_id, code_ciphertext, key_id, code_hash)
    select given.id, batch.id, '${company.companyId}', '${itemId}', '${region}', '\\x00', 'test', sha256(uuid_send(given.id))
      from batch, (select gen_random_uuid() as id from generate_series(1, ${codes}) order by 1) as given`

/** Turns off the statement timeout. */
const patiently = async (statements: readonly string[]): Promise<void> => {
  const [row] = await world.run('select current_database() as name')
  const url = new URL(process.env.PG_URL ?? 'postgres://postgres@127.0.0.1:54999/')
  url.pathname = `/${row?.name}`
  const client = new Client({ connectionString: url.href })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** Triggers are off, because imports are measured elsewhere. */
const fill = async (race: Race, codes: number): Promise<void> => {
  const indexes = await indexesOf()
  await patiently([
    'begin',
    'set local session_replication_role = replica',
    `set local maintenance_work_mem = '1GB'`,
    `set local work_mem = '1GB'`,
    ...indexes.map(({ drop }) => drop),
    insert(race, codes),
    ...indexes.map(({ build }) => build),
    'select tally_codes()',
    'commit',
    'vacuum analyze code',
  ])
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const byMove = ({ itemId }: Race, { participantId, creatorId }: Runner) =>
  timed(async () => {
    const result = await world.act((transaction) =>
      claimKey(transaction, participantId, asCreator(creatorId), { itemId, distributionChannelId: region }),
    )
    if (!result.ok) throw new Error(`refused: ${result.code} ${result.why ?? ''}`)
  })

/** Measures one statement that finds and takes a code, including the tables' triggers. */
const byStatement = ({ itemId }: Race, { participantId }: Runner) =>
  timed(() =>
    sql`
      insert into code_claim (code_id, participant_id)
      select id, ${participantId} from (
        select id from code where item_id = ${itemId} and distribution_channel_id = ${region} and status = 'available'
         order by created_at, id limit 1 for update skip locked) as free`.execute(world.database),
  )

let seed = 0
let race: Race | null = null
let waiting: Runner[] = []
const prepare = async (codes: number, creators: number) => {
  seed += 1
  race = await lineUp(world, seed, { creators, codes: 2 })
  await fill(race, codes)
  waiting = [...race.runners]
  return { codes }
}

const measure = async (claims: number) => {
  const [move, bare]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < claims; turn += 1) {
    const [one, other] = waiting.splice(0, 2)
    if (race === null || !one || !other) throw new Error('no creator is left who can claim')
    move.push(await byMove(race, one))
    bare.push(await byStatement(race, other))
  }
  return { move, bare }
}

for await (const line of createInterface({ input: process.stdin })) {
  const asked = wish.parse(JSON.parse(line))
  const answer = 'codes' in asked ? await prepare(asked.codes, asked.creators) : await measure(asked.claims)
  process.stdout.write(`${JSON.stringify(answer)}\n`)
}
await world.close()
