import type { GraphQLRequest } from '../contract.ts'
import { EngineError } from '../errors.ts'
import { parseExactly } from '../exactNumber.ts'
import { kindOf } from '../jsonKind.ts'

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function mismatch(path: string, what: string, expected: string, got: unknown): EngineError {
  return new EngineError(
    'parse-failed',
    `parsing ${what} failed, expected ${expected}, but encountered ${kindOf(got)}`,
    {
      path,
    },
  )
}

export function parseJson(text: string): unknown {
  try {
    return parseExactly(text)
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : 'not valid JSON'
    throw new EngineError('invalid-json', `Error in $: ${reason}`)
  }
}

export function parseGraphQLRequest(value: unknown, path = '$'): GraphQLRequest {
  if (!isRecord(value)) throw mismatch(path, 'GraphQL request', 'Object', value)
  const { query, variables, operationName } = value
  if (query === undefined) throw new EngineError('parse-failed', 'key "query" not found', { path })
  if (typeof query !== 'string') throw mismatch(`${path}.query`, 'Text', 'String', query)
  if (variables !== undefined && variables !== null && !isRecord(variables)) {
    throw mismatch(`${path}.variables`, 'HashMap ~Text', 'Object', variables)
  }
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') {
    throw mismatch(`${path}.operationName`, 'OperationName', 'String', operationName)
  }
  return { query, variables, operationName }
}

/**
 * Refuses persisted queries. Over HTTP and outside a batch, refuses the request even if it includes the query's text,
 * like Hasura.
 */
export function refusePersisted(value: unknown): void {
  if (isRecord(value) && isRecord(value.extensions) && value.extensions.persistedQuery !== undefined)
    throw persistedQueriesRefused()
}

/** Clients react to this message by sending the query's text. */
export function persistedQueriesRefused(): EngineError {
  return new EngineError('not-supported', 'PersistedQueryNotSupported')
}
