/**
 * Measures the import of codes: an upload of 100,000 lines that is read, checked and added, compared with a bare `copy` of
 * the same ciphertexts into the same table with indexes and triggers. Encryption and reading files, which browsers do, are
 * measured separately.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import pg from 'pg'
import { writeFiles } from './codes/files.ts'
import { marketUrl } from './data/markets.ts'
import { median } from './harness/quantile.ts'
import { type Benchmark, compared, type Row, stated } from './harness/report.ts'
import { talkTo } from './harness/talk.ts'

const IMPORT = join(import.meta.dirname, '../actions/src/testing/measureImport.ts')
const READ = join(import.meta.dirname, '../web/src/features/code-manager/measureTable.ts')
const CODES = 100_000
const TURNS = 3
const MEGABYTES = 256
/** Node's flags for the processes that import codes (stack/services/gateway.ts, docker/node.Dockerfile). */
const FLAGS = ['--max-semi-space-size=16']

type Told = {
  readonly batchId: string
  readonly added: number
  readonly stageMs: number
  readonly addMs: number
  readonly megabytes: number
}

const isTold = (value: unknown): value is Told =>
  typeof value === 'object' && value !== null && 'added' in value && 'addMs' in value

const isEncrypted = (value: unknown): value is { readonly encryptMs: number } =>
  typeof value === 'object' && value !== null && 'encryptMs' in value

const isRead = (value: unknown): value is { readonly codes: number; ms: number; megabytes: number } =>
  typeof value === 'object' && value !== null && 'codes' in value && 'megabytes' in value

type Ask = (wish: object) => Promise<unknown>

/** Runs the work in a separate process, so that one kind of work does not affect another's memory use. */
const withProgram = async <T>(program: string, url: string, work: (ask: Ask) => Promise<T>): Promise<T> => {
  const { ask, stop } = talkTo(program, { DATABASE_URL: url }, FLAGS)
  try {
    return await work(ask)
  } finally {
    await stop()
  }
}

const importOnce = async (ask: Ask): Promise<Told> => {
  const told = await ask({ codes: CODES, work: 'import' })
  if (!isTold(told) || told.added !== CODES)
    throw new Error(`not every code was added: ${JSON.stringify(told)}`)
  return told
}

const encrypt = (url: string): Promise<number> =>
  withProgram(IMPORT, url, async (ask) => {
    const times: number[] = []
    for (let turn = 0; turn < TURNS; turn += 1) {
      const told = await ask({ codes: CODES, work: 'encrypt' })
      if (!isEncrypted(told)) throw new Error(`nothing was encrypted: ${JSON.stringify(told)}`)
      times.push(told.encryptMs)
    }
    return median(times)
  })

const readFile = (file: string): Promise<readonly Row[]> =>
  withProgram(READ, '', async (ask) => {
    const told = await ask({ file })
    if (!isRead(told) || told.codes !== CODES)
      throw new Error(`not every code was read: ${JSON.stringify(told)}`)
    const what = `a ${basename(file).replace('codes.', '').toUpperCase()} file of 100,000 lines`
    return [
      stated(`${what}, read as a browser does`, 'rows/s', (CODES * 1000) / told.ms),
      stated(`memory of a process that reads ${what}`, 'MB', told.megabytes, { atMost: MEGABYTES }),
    ]
  })

const COLUMNS = 'id, batch_id, code_ciphertext, key_id, code_hash'

/** Moves a batch's codes into a file and imports them again as fast as Postgres can read them. */
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

const perSecond = (ms: readonly number[]): number => (CODES * 1000) / median(ms)

const importRows = (told: readonly Told[], bare: readonly number[], encryptMs: number): readonly Row[] => [
  compared(
    'codes read, reviewed and added, without encrypting them',
    'rows/s',
    perSecond(told.map(({ stageMs, addMs }) => stageMs + addMs - encryptMs)),
    'copy of the same ciphertexts',
    perSecond(bare),
    { atLeast: 0.5 },
  ),
  compared(
    'codes added after their review',
    'rows/s',
    perSecond(told.map(({ addMs }) => addMs)),
    'copy of the same ciphertexts',
    perSecond(bare),
  ),
  stated('codes hashed and encrypted', 'codes/s', perSecond([encryptMs])),
  stated('memory of the process that imports', 'MB', Math.max(...told.map(({ megabytes }) => megabytes)), {
    atMost: MEGABYTES,
  }),
]

const importInTurns = (url: string, folder: string, log: (line: string) => void): Promise<readonly Row[]> =>
  withProgram(IMPORT, url, async (ask) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const told: Told[] = []
    const bare: number[] = []
    try {
      for (let turn = 0; turn < TURNS; turn += 1) {
        const one = await importOnce(ask)
        told.push(one)
        bare.push(await copyAgain(client, one.batchId, join(folder, `${turn}.bin`)))
        log(`turn ${turn + 1} of ${TURNS}: ${Math.round(one.stageMs + one.addMs)} ms`)
      }
    } finally {
      await client.end()
    }
    return importRows(told, bare, await encrypt(url))
  })

/** The parts that can be run separately: `import` and `files`. */
export const run: Benchmark = async (log, parts) => {
  const isAsked = (part: string): boolean => parts === undefined || parts.includes(part)
  const folder = mkdtempSync(join(tmpdir(), 'bench-codes-'))
  chmodSync(folder, 0o777)
  try {
    const rows: Row[] = []
    if (isAsked('import')) rows.push(...(await importInTurns(await marketUrl('demo', log), folder, log)))
    if (isAsked('files')) for (const file of writeFiles(folder, CODES)) rows.push(...(await readFile(file)))
    return rows
  } finally {
    rmSync(folder, { recursive: true })
  }
}
