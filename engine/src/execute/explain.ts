import { EngineError } from '../errors.ts'
import type { Values } from '../plan/variables.ts'
import type { Session } from '../session/session.ts'
import type { Executable } from '../sql/executable.ts'
import { BatchError } from './batch.ts'
import { collect } from './parameters.ts'
import { toEngineError } from './postgresError.ts'
import type { Runner } from './run.ts'

type Explained = { readonly field: string; readonly sql: string; readonly plan: readonly string[] }

export async function explain(
  ready: Executable,
  values: Values,
  session: Session,
  runner: Runner,
): Promise<Explained[]> {
  if (ready.kind !== 'query') throw new EngineError('invalid-params', 'only queries can be explained')
  const explained: Explained[] = []
  for (const step of ready.steps) {
    const [statement] = step.kind === 'sql' ? step.statements : []
    if (!statement) {
      explained.push({ field: step.key, sql: '', plan: [] })
      continue
    }
    const parameters = collect(statement.origins, { variables: values, session })
    try {
      const text = `EXPLAIN (FORMAT TEXT) ${statement.text}`
      const { rows } = await runner.pool.query<[string]>({ text, values: parameters, rowMode: 'array' })
      explained.push({ field: step.key, sql: statement.text, plan: rows.map(([line]) => line) })
    } catch (error) {
      throw toEngineError(new BatchError(error, 0), [{ text: statement.text, values: parameters }], ['$'])
    }
  }
  return explained
}
