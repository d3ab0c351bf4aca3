/**
 * How fast codes come in: an upload of 100,000 lines that is read, looked over and added, against a bare `copy` of the same
 * ciphertexts into the same table with its indexes and triggers. Encrypting them is told apart.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { marketUrl } from './data/markets.ts'
import { median } from './harness/quantile.ts'
import { type Benchmark, compared, stated } from './harness/report.ts'

const PROGRAM = join(import.meta.dirname, '../actions/src/testing/measureImport.ts')
const CODES = 100_000
const TURNS = 3
const MEGABYTES = 256

type Told = {
  readonly batchId: string
  readonly added: number
  readonly encryptMs: number
  readonly stageMs: number
  readonly addMs: number
  readonly megabytes: number
}

const isTold = (value: unknown): value is Told =>
  typeof value === 'object' && value !== null && 'added' in value && 'addMs' in value

const startOurs = (url: string) => {
  const child = spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    async import(): Promise<Told> {
      child.stdin.write(`${JSON.stringify({ codes: CODES })}\n`)
      const { value } = await answers.next()
      const told: unknown = JSON.parse(value ?? 'null')
      if (!isTold(told) || told.added !== CODES) throw new Error(`not every code was added: ${value}`)
      return told
    },
    async stop() {
      child.stdin.end()
      await once(child, 'exit')
    },
  }
}

const COLUMNS = 'id, batch_id, code_ciphertext, key_id, code_hash'

/** The codes of a batch go into a file, out of the table, and in again as fast as Postgres can read them. */
const copyAgain = async (client: pg.Client, batchId: string, file: string): Promise<number> => {
  await client.query(
    `copy (select ${COLUMNS} from code where batch_id = '${batchId}') to '${file}' (format binary)`,
  )
  await client.query('delete from code where batch_id = $1', [batchId])
  await client.query('vacuum analyze code')
  const start = performance.now()
  await client.query(`copy code (${COLUMNS}) from '${file}' (format binary)`)
  const ms = performance.now() - start
  await client.query('delete from code where batch_id = $1', [batchId])
  await client.query('delete from code_batch where id = $1', [batchId])
  await client.query('vacuum analyze code')
  return ms
}

export const run: Benchmark = async (log) => {
  const url = await marketUrl('demo', log)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const folder = mkdtempSync(join(tmpdir(), 'bench-codes-'))
  chmodSync(folder, 0o777)
  const ours = startOurs(url)
  const told: Told[] = []
  const bare: number[] = []
  try {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const one = await ours.import()
      told.push(one)
      bare.push(await copyAgain(client, one.batchId, join(folder, `${turn}.bin`)))
      log(`turn ${turn + 1} of ${TURNS}: ${Math.round(one.stageMs + one.addMs)} ms`)
    }
  } finally {
    await ours.stop()
    await client.end()
    rmSync(folder, { recursive: true })
  }
  const perSecond = (ms: readonly number[]): number => (CODES * 1000) / median(ms)
  return [
    compared(
      'codes read, looked over and added, but for encrypting them',
      'rows/s',
      perSecond(told.map(({ encryptMs, stageMs, addMs }) => stageMs + addMs - encryptMs)),
      'copy of the same ciphertexts',
      perSecond(bare),
      { atLeast: 0.5 },
    ),
    compared(
      'codes added once they are looked over',
      'rows/s',
      perSecond(told.map(({ addMs }) => addMs)),
      'copy of the same ciphertexts',
      perSecond(bare),
    ),
    stated('codes hashed and encrypted', 'codes/s', perSecond(told.map(({ encryptMs }) => encryptMs))),
    stated('memory of the process that imports', 'MB', Math.max(...told.map(({ megabytes }) => megabytes)), {
      atMost: MEGABYTES,
    }),
  ]
}
