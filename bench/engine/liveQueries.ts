import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { withClient } from '../harness/database.ts'
import type { Program } from '../harness/program.ts'
import { quantile } from '../harness/quantile.ts'
import { compared, type Row, stated } from '../harness/report.ts'
import { idOf } from './dataset.ts'
import { startEngineProgram, token } from './sides.ts'
import type { Order, Report } from './subscribers.ts'

const SOCKETS = 50
const SHAPES = 100
const SUBSCRIBERS = SOCKETS * SHAPES
/** Hasura's default interval for polling, which the engine shares. */
const REFETCH_MS = 1000
const STEADY_MS = 8000
const CHANGES = 8

/** One hundred different documents. Each subscriber has its own variables. */
const documents = Array.from(
  { length: SHAPES },
  (_, n) => `subscription Live${n}($id: uuid!) {
  quest(where: {company_id: {_eq: $id}}, order_by: {created_at: desc}, limit: ${3 + (n % 7)}) {
    id title shape_${n}: status bids(order_by: {created_at: desc}, limit: 2) { id amount_cents } } }`,
)

const variables = documents.map(() => Array.from({ length: SOCKETS }, (_, at) => ({ id: idOf(1 + at) })))

const next = <Kind extends Report['kind']>(
  child: ChildProcess,
  kind: Kind,
): Promise<Extract<Report, { kind: Kind }>> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`the subscribers did not report ${kind} within 60 s`)),
      60_000,
    )
    child.once('message', (message) => {
      clearTimeout(timer)
      const report = message as Report
      report.kind === kind
        ? resolve(report as Extract<Report, { kind: Kind }>)
        : reject(new Error(JSON.stringify(report)))
    })
  })

const order = (child: ChildProcess, message: Order): void => {
  child.send(message)
}

const statements = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ calls: string }>(
    `select coalesce(sum(s.calls), 0) as calls from pg_stat_statements s join pg_database d on d.oid = s.dbid
     where d.datname = current_database() and s.query like '%shape_%'`,
  )
  return Number(rows[0]?.calls ?? 0)
}

/** The newest quest of each subscriber's company. Every document returns that quest. */
const newestQuests = async (client: pg.Client): Promise<readonly string[]> => {
  const { rows } = await client.query<{ id: string }>(
    'select distinct on (company_id) id from quest where company_id = any($1) order by company_id, created_at desc',
    [variables[0]?.map(({ id }) => id)],
  )
  return rows.map(({ id }) => id)
}

/** Changes the quests and returns the time when the transaction was committed. */
const touch = async (client: pg.Client, quests: readonly string[], turn: number): Promise<number> => {
  await client.query('begin')
  await client.query('update quest set title = $1 where id = any($2)', [`Changed ${turn}`, quests])
  const moment = Date.now()
  await client.query('commit')
  return moment
}

const delays = async (child: ChildProcess, client: pg.Client): Promise<readonly number[]> => {
  const found: number[] = []
  const quests = await newestQuests(client)
  for (let turn = 0; turn < CHANGES; turn += 1) {
    // Waits until all subscribers have received the last change. The growing delay spreads the changes over the
    // polling interval.
    await sleep(REFETCH_MS + 300 + turn * 130)
    order(child, { kind: 'expect', document: (turn * 13) % SHAPES })
    const heard = next(child, 'heard')
    const committed = await touch(client, quests, turn)
    found.push(...(await heard).at.map((at) => at - committed))
  }
  return found.sort((a, b) => a - b)
}

const steady = async (program: Program, client: pg.Client): Promise<readonly Row[]> => {
  await sleep(2000)
  const [calls, cpu, start] = [await statements(client), program.cpuSeconds(), performance.now()]
  await sleep(STEADY_MS)
  const seconds = (performance.now() - start) / 1000
  const perRefetch = ((await statements(client)) - calls) / (seconds / (REFETCH_MS / 1000))
  return [
    compared(`7 live queries: statements per refetch`, '', perRefetch, 'one per subscriber', SUBSCRIBERS, {
      atMost: (SHAPES * 1.1) / SUBSCRIBERS,
    }),
    stated('7 live queries: CPU per second', 's', (program.cpuSeconds() - cpu) / seconds, { atMost: 0.5 }),
    stated('7 live queries: memory', 'MiB', program.residentBytes() / 2 ** 20, { atMost: 400 }),
  ]
}

export const liveQueries = async (
  databaseUrl: string,
  log: (line: string) => void,
): Promise<readonly Row[]> => {
  log(`live queries: ${SUBSCRIBERS} subscribers over ${SOCKETS} sockets`)
  const program = await startEngineProgram('engine', databaseUrl)
  const child = fork(join(import.meta.dirname, 'subscribers.ts'))
  try {
    return await withClient(databaseUrl, async (client) => {
      await client.query('create extension if not exists pg_stat_statements')
      const opened = next(child, 'opened')
      const start = performance.now()
      order(child, {
        kind: 'open',
        url: `${program.url.replace('http', 'ws')}/v1/graphql`,
        token: await token('creator'),
        sockets: SOCKETS,
        documents,
        variables,
      })
      await opened
      const open = stated('7 live queries: all opened', 's', (performance.now() - start) / 1000)
      const calm = await steady(program, client)
      const delay = await delays(child, client)
      return [
        open,
        ...calm,
        stated('7 live queries: commit to delivery, p50', 'ms', quantile(delay, 0.5), { atMost: REFETCH_MS }),
        stated('7 live queries: commit to delivery, p99', 'ms', quantile(delay, 0.99), {
          atMost: 2 * REFETCH_MS,
        }),
      ]
    })
  } finally {
    child.disconnect()
    await program.stop()
  }
}
