/** Translates Postgres' errors to Hasura's messages (hasura-reference 6.3). */
import { EngineError } from '../errors.ts'
import { REFUSAL } from '../sql/refusal.ts'
import { BatchError, type BatchStatement } from './batch.ts'

type PgFields = {
  readonly code: string
  readonly message: string
  readonly severity: string
  readonly hint?: string | undefined
  readonly detail?: string | undefined
}

function pgFields(error: unknown): PgFields | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error) || !('message' in error))
    return undefined
  const { code, message } = error
  if (typeof code !== 'string' || typeof message !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return undefined
  const field = (name: string): string | undefined => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'string' ? value : undefined
  }
  // Node's errors also have codes (EPIPE), but only Postgres' errors have a severity.
  const severity = field('severity')
  return severity === undefined
    ? undefined
    : { code, message, hint: field('hint'), detail: field('detail'), severity }
}

/** Reads an error that the SQL statement raised on purpose (sql/refusal.ts). */
function refusal(message: string): EngineError | undefined {
  const start = message.indexOf(REFUSAL)
  if (start < 0) return undefined
  const body = message.slice(start + REFUSAL.length, message.lastIndexOf('}') + 1)
  try {
    const { code, message: text, at } = JSON.parse(body)
    return new EngineError(String(code), String(text), { path: String(at) })
  } catch {
    return undefined
  }
}

const INTEGRITY: Readonly<Record<string, readonly [code: string, prefix: string]>> = {
  '23505': ['constraint-violation', 'Uniqueness violation. '],
  '23503': ['constraint-violation', 'Foreign key violation. '],
  '23502': ['constraint-violation', 'Not-NULL violation. '],
  '23514': ['permission-error', 'Check constraint violation. '],
  '23001': ['constraint-violation', 'Can not delete or update due to data being referred. '],
  '23P01': ['constraint-violation', 'Exclusion violation. '],
}

function meaning({ code, message }: PgFields): readonly [code: string, message: string] | undefined {
  const integrity = INTEGRITY[code]
  if (integrity) return [integrity[0], integrity[1] + message]
  if (code === '22025') return ['bad-request', message]
  if (code.startsWith('23')) return ['constraint-violation', message]
  if (code.startsWith('22')) return ['data-exception', message]
  if (code === '42P10')
    return ['constraint-error', 'there is no unique or exclusion constraint on target column(s)']
  if (code === '42704') return ['constraint-error', message]
  if (code === '40001') return ['concurrent-update', 'serialization failure due to concurrent update']
  if (code.startsWith('40')) return ['concurrent-update', message]
  return undefined
}

/** Errors that mean that the connection was lost. Any statement can get these errors. */
const LOST = new Set(['57P01', '57P02', '57P03', '08000', '08003', '08006'])

export function toEngineError(
  error: unknown,
  statements: readonly BatchStatement[],
  paths: readonly string[],
): EngineError {
  if (error instanceof EngineError) return error
  const index = error instanceof BatchError ? error.statement : 0
  const cause = error instanceof BatchError ? error.cause : error
  if (cause instanceof EngineError) return cause
  const fields = pgFields(cause)
  if (fields && !LOST.has(fields.code)) {
    const refused = refusal(fields.message)
    if (refused) return refused
    if (fields.code === '57014')
      return new EngineError('timeout', 'query execution time limit exceeded', {
        internal: internals(fields, statements[index]),
      })
    if (fields.code === '53300')
      return new EngineError('postgres-max-connections-error', 'max connections reached on postgres', {
        status: 500,
      })
    const [code, message] = meaning(fields) ?? ['unexpected', 'database query error']
    const status = code === 'unexpected' ? 500 : 400
    return new EngineError(code, message, {
      path: paths[index] ?? '$',
      status,
      internal: internals(fields, statements[index]),
    })
  }
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new EngineError('postgres-error', 'connection error', { status: 500, internal: { error: reason } })
}

function internals(fields: PgFields, statement: BatchStatement | undefined): unknown {
  return {
    statement: statement?.text,
    prepared: true,
    arguments: statement?.values,
    error: {
      exec_status: 'FatalError',
      hint: fields.hint ?? null,
      message: fields.message,
      status_code: fields.code,
      description: fields.detail ?? null,
    },
  }
}
