import { join } from 'node:path'
import pg from 'pg'
import { checkAnswer } from '../../src/actions/checkAnswer.ts'
import type { CallAction, Core, Settings } from '../../src/core.ts'
import { createCore } from '../../src/core.ts'
import { EngineError } from '../../src/errors.ts'
import { loadMetadata } from '../../src/metadata/loadMetadata.ts'
import type { Metadata } from '../../src/metadata/types.ts'
import type { Session } from '../../src/session/session.ts'
import { readSettings } from '../../src/settings.ts'
import { PROJECT } from './database.ts'

export type Statement = { readonly text: string; readonly values: readonly unknown[] }

export type Recorder = { readonly statements: Statement[]; readonly Client: typeof pg.Client }

const isBatch = (query: unknown): query is { readonly statements: readonly Statement[] } =>
  typeof query === 'object' && query !== null && 'statements' in query && Array.isArray(query.statements)

export const createRecorder = (): Recorder => {
  const statements: Statement[] = []
  class RecordingClient extends pg.Client {
    constructor(options?: string | pg.ClientConfig) {
      super(options)
      const query = this.query.bind(this)
      this.query = (first: unknown, ...rest: unknown[]) => {
        if (isBatch(first)) statements.push(...first.statements)
        return Reflect.apply(query, this, [first, ...rest])
      }
    }
  }
  return { statements, Client: RecordingClient }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Simulates the project's webhooks. Tests in engine/src/actions cover real ones. */
const answers: Readonly<Record<string, (input: Readonly<Record<string, unknown>>) => unknown>> = {
  greet: ({ name }) => (name === 'broken' ? { not: 'a string' } : `Hello, ${text(name)}`),
  shelfMark: ({ input }) => ({ code: 'S-1', book_id: 2, extra: { asked: input }, unasked: true }),
  renewLoan: ({ loanId }) => {
    if (loanId === 404) throw new EngineError('no-such-loan', 'There is no such loan.')
    return { loan_id: loanId, fee_cents: null }
  },
}

/** Responds without a network, but checks each response against its action's type. */
const callActionOf =
  ({ customTypes }: Metadata): CallAction =>
  async ({ action, input }) => {
    const body = answers[action.name]?.(input)
    checkAnswer(body, action.output, customTypes, undefined)
    return { body, cookies: [] }
  }

export type Library = {
  readonly core: Core
  readonly recorder: Recorder
  readonly pool: pg.Pool
  readonly close: () => Promise<void>
}

export const createTestCore = (
  pool: pg.Pool,
  metadata: Metadata,
  settings: Partial<Settings> = {},
): Promise<Core> =>
  createCore({
    metadata,
    pool,
    settings: { ...readSettings({}).core, ...settings },
    callAction: callActionOf(metadata),
    enqueueAction: () => Promise.reject(new Error('the project has no asynchronous action')),
  })

export const openLibrary = async (url: string, settings: Partial<Settings> = {}): Promise<Library> => {
  const recorder = createRecorder()
  const pool = new pg.Pool({ connectionString: url, max: 1, Client: recorder.Client })
  pool.on('error', () => undefined)
  const core = await createTestCore(pool, loadMetadata(join(PROJECT, 'metadata')), settings)
  return { core, recorder, pool, close: () => pool.end() }
}

export const sessionOf = (role: string, variables: Readonly<Record<string, string>> = {}): Session => ({
  role,
  variables: { ...variables, 'x-hasura-role': role },
  trusted: true,
  backendOnly: false,
})
