import { isObject, type Json, type JsonObject, objects, parseJson, strings, text } from './json.ts'

export class Refusal extends Error {
  readonly code: string
  readonly path: string

  constructor(message: string, code: string, path: string) {
    super(message)
    this.code = code
    this.path = path
  }
}

const post = async (path: string, headers: Record<string, string>, body: unknown): Promise<Json> => {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Refusal('The engine does not answer. Is it running?', 'unreachable', '$')
  })
  const answer = await response.text()
  try {
    return parseJson(answer)
  } catch {
    throw new Refusal(`The engine answered ${response.status} without JSON.`, 'unexpected', '$')
  }
}

const postgresWords = (internal: Json | undefined): readonly string[] => {
  const error = isObject(internal) ? internal.error : undefined
  return isObject(error) ? [text(error.message), text(error.description), text(error.hint)] : []
}

/** Hasura puts Postgres' message into `internal`. The console shows the message because it explains the error. */
const refusal = (message: string, body: JsonObject): Refusal => {
  const more = postgresWords(body.internal).filter((words) => words !== '' && !message.includes(words))
  return new Refusal([message, ...more].join(' · '), text(body.code), text(body.path))
}

const orRefuse = (answer: Json): Json => {
  if (isObject(answer) && typeof answer.error === 'string') throw refusal(answer.error, answer)
  return answer
}

const asAdmin = (secret: string): Record<string, string> => ({ 'x-hasura-admin-secret': secret })

export const metadata = async (secret: string, type: string, args: JsonObject = {}): Promise<Json> =>
  orRefuse(await post('/v1/metadata', asAdmin(secret), { type, args }))

export type SqlResult = {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
} | null

export const runSql = async (secret: string, sql: string, readOnly: boolean): Promise<SqlResult> => {
  const body = { type: 'run_sql', args: { source: 'default', sql, cascade: false, read_only: readOnly } }
  const answer = orRefuse(await post('/v2/query', asAdmin(secret), body))
  const result = isObject(answer) ? answer.result : null
  if (!Array.isArray(result)) return null
  const [columns, ...rows] = result.map((row: Json) => strings(row))
  return { columns: columns ?? [], rows }
}

/** Runs an SQL statement that returns a single JSON value. The console uses it for its own reads. */
export const readJson = async (secret: string, sql: string): Promise<readonly JsonObject[]> => {
  const result = await runSql(secret, sql, true)
  return objects(parseJson(result?.rows[0]?.[0] ?? '[]'))
}

export const graphql = async (
  secret: string,
  query: string,
  variables: JsonObject = {},
): Promise<JsonObject> => {
  const answer = await post(
    '/v1/graphql',
    { ...asAdmin(secret), 'x-hasura-role': 'admin' },
    { query, variables },
  )
  if (!isObject(answer)) throw new Refusal('The engine answered without data.', 'unexpected', '$')
  const [error] = objects(answer.errors)
  if (error) throw refusal(text(error.message), isObject(error.extensions) ? error.extensions : {})
  return isObject(answer.data) ? answer.data : {}
}

export const quote = (value: string): string => `'${value.replaceAll("'", "''")}'`
