import { DatabaseError, type Pool, type QueryArrayResult } from 'pg'
import { EngineError } from '../errors.ts'

type RunSql = { readonly sql: string; readonly readOnly: boolean }

export type SqlAnswer =
  | { readonly result_type: 'TuplesOk'; readonly result: readonly (readonly string[])[] }
  | { readonly result_type: 'CommandOk'; readonly result: null }

const asText = { getTypeParser: () => (value: string | Buffer) => String(value) }

/**
 * Runs statements in one transaction and returns the last one's rows, like Hasura's run_sql. Closes the connection
 * afterwards, because the statements can leave behind settings, roles, prepared statements, temporary tables, locks
 * or channels in the session.
 */
export async function runSql(pool: Pool, { sql, readOnly }: RunSql): Promise<SqlAnswer> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new EngineError('postgres-error', 'connection error', { status: 500, internal: String(error) })
  })
  try {
    await client.query(readOnly ? 'begin read only' : 'begin')
    // Removes the time limit in the URL, because it is meant for API requests and not for an admin's own statements.
    await client.query('set local statement_timeout = 0')
    const results: unknown = await client.query({ text: sql, rowMode: 'array', types: asText })
    await client.query('commit')
    return shown(last(results))
  } catch (error) {
    throw refused(error, sql)
  } finally {
    client.release(true)
  }
}

type Result = QueryArrayResult<unknown[]>

function last(results: unknown): Result | undefined {
  const one: unknown = Array.isArray(results) ? results.at(-1) : results
  return isResult(one) ? one : undefined
}

function isResult(value: unknown): value is Result {
  return typeof value === 'object' && value !== null && 'fields' in value && 'rows' in value
}

function shown(result: Result | undefined): SqlAnswer {
  if (!result || result.fields.length === 0) return { result_type: 'CommandOk', result: null }
  const names = result.fields.map((field) => field.name)
  const rows = result.rows.map((row) => row.map((cell) => (cell === null ? 'NULL' : String(cell))))
  return { result_type: 'TuplesOk', result: [names, ...rows] }
}

function refused(error: unknown, sql: string): EngineError {
  if (!(error instanceof DatabaseError)) {
    return new EngineError('postgres-error', 'connection error', { status: 500, internal: String(error) })
  }
  const detail = {
    status_code: error.code,
    exec_status: 'FatalError',
    message: error.message,
    description: error.detail ?? null,
    hint: error.hint ?? null,
  }
  return new EngineError('postgres-error', 'query execution failed', {
    internal: { statement: sql, prepared: false, arguments: [], error: detail },
  })
}

/** Statements that may change the schema. Hasura looks for the same keywords. */
export function changesSchema(sql: string): boolean {
  return /\b(alter|drop|create|comment\s+on|replace|rename)\b/i.test(sql)
}
