/**
 * The minimum for a quest run's work: an outbox, a relay that sends its rows as signals to workflows, and a worker
 * whose activities write one row each. This worker is a separate program, like the product's.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client, Connection } from '@temporalio/client'
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker'
import pg from 'pg'
import { BARE_QUEUE, type Told } from './bare.ts'

const { DATABASE_URL, TEMPORAL_ADDRESS: address = '' } = process.env
Runtime.install({ logger: new DefaultLogger('ERROR') })

// The pool has the same number and lifetime of connections as the product's worker.
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20, idleTimeoutMillis: 180_000 })

const activities = {
  /** Writes a row and its outbox rows in one transaction. */
  async writeRow({ run, next }: { readonly run: string; readonly next: number }): Promise<void> {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query('insert into bench.written (run) values ($1)', [run])
      if (next > 0)
        await client.query('insert into bench.outbox (run) select $1 from generate_series(1, $2)', [
          run,
          next,
        ])
      await client.query('commit')
    } finally {
      client.release()
    }
  },
}
export type BareActivities = typeof activities

const client = new Client({ connection: await Connection.connect({ address }) })

const signal = ({ run, signals, activities: count }: Told): Promise<unknown> =>
  client.workflow.signalWithStart('bareRun', {
    workflowId: `bare/${run}`,
    taskQueue: BARE_QUEUE,
    args: [{ run, signals, activities: count }],
    signal: 'told',
  })

let isTold = true

/** If this process dies, rows that were taken but not yet signaled are lost. The product loses no rows. */
const relay = async (): Promise<void> => {
  const { rows } = await pool.query<Told & { id: string }>(
    `update bench.outbox as box set taken_at = now() from bench.run as one
      where box.run = one.id and box.id in (select id from bench.outbox where taken_at is null order by id limit 50 for update skip locked)
    returning box.id, box.run, one.signals, one.activities`,
  )
  await Promise.all(rows.map(signal))
  // The outbox may have more rows than fit into one batch.
  isTold ||= rows.length > 0
  if (rows.length > 0)
    await pool.query('delete from bench.outbox where id = any($1)', [rows.map(({ id }) => id)])
}

const listener = new pg.Client({ connectionString: DATABASE_URL })
await listener.connect()
listener.on('notification', () => {
  isTold = true
})
await listener.query('listen bench_outbox')
let isOver = false
const relaying = (async () => {
  while (!isOver) {
    if (!isTold) await sleep(2)
    else {
      isTold = false
      await relay()
    }
  }
})()

const worker = await Worker.create({
  connection: await NativeConnection.connect({ address }),
  taskQueue: BARE_QUEUE,
  workflowsPath: fileURLToPath(new URL('./bareWorkflow.ts', import.meta.url)),
  activities,
  maxConcurrentActivityTaskExecutions: 50,
})
process.once('SIGTERM', () => worker.shutdown())
process.stdout.write('ready\n')
await worker.run()
isOver = true
await relaying
process.exit(0)
