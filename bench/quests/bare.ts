/** The minimum for comparison: uses the product's Postgres and Temporal, but its own tables and task queue. */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Site } from '../../stack/testing/quests/site.ts'
import { waitUntil } from '../harness/waitUntil.ts'
import type { Work } from './temporal.ts'

export const BARE_QUEUE = 'bench-bare'

export type Told = Work & { readonly run: string }

const tables = `
  create schema if not exists bench;
  create table if not exists bench.run (id text primary key, signals integer not null, activities integer not null);
  create table if not exists bench.written (id bigint generated always as identity primary key, run text not null);
  create index if not exists written_run_idx on bench.written (run);
  create table if not exists bench.outbox (id bigint generated always as identity primary key, run text not null, taken_at timestamptz);
  create or replace function bench.tell() returns trigger language plpgsql as $$ begin notify bench_outbox; return null; end $$;
  create or replace trigger tell after insert on bench.outbox for each statement execute function bench.tell();`

const LOOK_MS = 100

/** Starts the worker. `play` completes `runs` runs, `lanes` of them in parallel, and returns the milliseconds. */
export const startBare = async (site: Site) => {
  await site.query(tables)
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bareWorker.ts')], {
    env: { ...process.env, DATABASE_URL: site.databaseUrl, TEMPORAL_ADDRESS: site.temporalAddress },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  if (line !== 'ready') throw new Error(`unexpected output of the bare worker: ${line}`)

  /** Polls for results in the same way as the product's benchmark: one statement for all waiting runs. */
  let done: ReadonlySet<string> = new Set()
  const look = async (): Promise<void> => {
    const rows = await site.query(
      `select run from bench.written join bench.run as one on one.id = run group by run, activities having count(*) = activities`,
    )
    done = new Set(rows.map(({ run }) => String(run)))
  }
  const playOne = async (work: Work): Promise<void> => {
    const run = randomUUID()
    await site.query(
      `with begun as (insert into bench.run (id, signals, activities) values ($1, $2, $3))
       insert into bench.outbox (run) select $1 from generate_series(1, $4)`,
      [run, work.signals, work.activities, Math.ceil(work.signals / work.activities)],
    )
    await waitUntil(`the bare run ${run} has done its ${work.activities} activities`, () => done.has(run), {
      everyMs: LOOK_MS,
    })
  }
  return {
    async play(work: Work, runs: number, lanes: number): Promise<number> {
      await site.query('truncate bench.written, bench.outbox, bench.run')
      done = new Set()
      const start = performance.now()
      const looking = setInterval(() => void look(), LOOK_MS)
      let left = runs
      const lane = async (): Promise<void> => {
        while (left > 0) {
          left -= 1
          await playOne(work)
        }
      }
      await Promise.all(Array.from({ length: lanes }, lane))
      clearInterval(looking)
      return performance.now() - start
    },
    async stop(): Promise<void> {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
