/** A test setup with a table of books whose event triggers call a webhook. */
import type { EventTrigger } from '../metadata/types.ts'
import type { Runtime } from '../runtime.ts'
import { buildRuntime, createDatabase, createHook, type HookReply } from '../testing.ts'
import { ensureCatalogTables } from './catalogTables.ts'
import { eventStore } from './deliver.ts'
import { installTriggers } from './install.ts'
import { startWorker, type Worker } from './jobs.ts'

export type Scene = Awaited<ReturnType<typeof openScene>>

export function trigger(changes: Partial<EventTrigger>): EventTrigger {
  return {
    name: 'on_book',
    enableManual: true,
    insert: { payload: '*' },
    update: { columns: ['title'], payload: ['id', 'title'] },
    delete: { payload: ['id'] },
    retry: { retries: 0, intervalSeconds: 0, timeoutSeconds: 2 },
    webhook: { kind: 'template', text: '{{HOOK}}/books' },
    headers: [{ name: 'x-secret', value: { kind: 'env', name: 'SECRET' } }],
    onReplication: false,
    requestTransform: undefined,
    responseTransform: undefined,
    ...changes,
  }
}

export async function openScene() {
  const script: { reply: () => HookReply } = { reply: () => ({}) }
  const hook = await createHook(() => script.reply())
  const database = await createDatabase('create table book (id int primary key, title text, data json)')
  await ensureCatalogTables(database.pool)
  const workers: Worker[] = []

  const runtimeWith = (...triggers: readonly EventTrigger[]): Runtime => {
    const table = {
      table: { schema: 'public', name: 'book' },
      eventTriggers: triggers,
      file: 'public_book.yaml',
    }
    return buildRuntime({ pool: database.pool, metadata: { source: { tables: [table], functions: [] } } })
  }

  const start = async (runtime: Runtime, intervalMs = 50): Promise<Worker> => {
    await installTriggers(runtime.pool, runtime.current().metadata)
    const store = eventStore(runtime, { HOOK: hook.url, SECRET: 'geheim' })
    const worker = startWorker(store, {
      name: 'events',
      intervalMs,
      batchSize: 100,
      concurrency: 100,
      log: () => {},
    })
    workers.push(worker)
    return worker
  }

  const settled = async () => {
    const { rows } = await database.pool.query(
      'select from hdb_catalog.event_log where not delivered and not error',
    )
    return rows.length === 0
  }

  const reset = async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop(1000)))
    await database.pool.query('truncate book, hdb_catalog.event_log, hdb_catalog.event_invocation_logs')
    hook.received.length = 0
    script.reply = () => ({})
  }

  const close = async () => {
    await Promise.all(workers.map((worker) => worker.stop(0)))
    await database.drop()
    await hook.close()
  }

  return { script, hook, pool: database.pool, url: database.url, runtimeWith, start, settled, reset, close }
}
