import { EngineError } from '../errors.ts'
import { encodeJson, encodeMembers } from '../plan/encode.ts'
import { type Values, valueAt } from '../plan/variables.ts'
import type { Origin } from '../schema/expression.ts'
import { arrayLiteral } from '../schema/literal.ts'
import type { Session } from '../session/session.ts'

export type Sources = {
  readonly variables: Values
  readonly session: Session
  readonly actionOutput?: string
}

export function collect(origins: readonly Origin[], sources: Sources): (string | null)[] {
  return origins.map((origin) => textFrom(origin, sources))
}

function textFrom(origin: Origin, sources: Sources): string | null {
  switch (origin.kind) {
    case 'constant':
    case 'metadata':
      return origin.text
    case 'variable':
      return encodeJson(valueAt(sources.variables, origin.name, origin.path), origin.type, origin.at)
    case 'session':
      return sessionVariable(origin.name, sources.session)
    case 'session-json':
      return sessionJson(sources.session)
    case 'list':
      return arrayLiteral(origin.of.flatMap((member) => membersFrom(member, sources)))
    case 'rows':
      return rowsJson(origin, sources)
    case 'action-output':
      return sources.actionOutput ?? null
    case 'stream-cursor':
      return null
  }
}

/** Flattens a list inside a list. */
function membersFrom(origin: Origin, sources: Sources): (string | null)[] {
  if (origin.kind !== 'variable' || !origin.type.list) return [textFrom(origin, sources)]
  return encodeMembers(valueAt(sources.variables, origin.name, origin.path), origin.type, origin.at)
}

function sessionVariable(name: string, session: Session): string {
  const value = session.variables[name]
  if (value === undefined) throw new EngineError('not-found', `missing session variable: "${name}"`)
  return value
}

const texts = new WeakMap<Session, string>()

/** The whole session as JSON, with sorted keys like Hasura's. */
function sessionJson(session: Session): string {
  const known = texts.get(session)
  if (known !== undefined) return known
  const sorted = Object.entries(session.variables).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const text = JSON.stringify(Object.fromEntries(sorted))
  texts.set(session, text)
  return text
}

function rowsJson(origin: Extract<Origin, { kind: 'rows' }>, sources: Sources): string {
  return JSON.stringify(
    origin.rows.map((row) => row.map((cell) => (cell === undefined ? false : textFrom(cell, sources)))),
  )
}
