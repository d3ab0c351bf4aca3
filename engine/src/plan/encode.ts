/** Checks a value against its type like Hasura and encodes it as Postgres text (hasura-reference 2.5). */
import { Kind, type ValueNode } from 'graphql'
import { isGeo, isJson } from '../catalog/scalar.ts'
import { EngineError } from '../errors.ts'
import { parseExactly } from '../exactNumber.ts'
import type { InputType } from '../schema/expression.ts'
import { arrayLiteral } from '../schema/literal.ts'
import { found, foundLiteral, jsonKind, mismatch } from './found.ts'
import { geoJsonText } from './geoJson.ts'
import { showDecimal, showScientific } from './scientific.ts'

/** A value and its kind, for error messages. `digits` is the number as the client wrote it. */
type Given = { readonly value: unknown; readonly digits: string | undefined; readonly found: string }

const invalid = (message: string, at: string): EngineError =>
  new EngineError('validation-failed', message, { path: at })

function fromJson(value: unknown): Given {
  if (JSON.isRawJSON(value)) return { value: Number(value.rawJSON), digits: value.rawJSON, found: 'a number' }
  return { value, digits: typeof value === 'number' ? String(value) : undefined, found: found(value) }
}

export function encodeJson(value: unknown, type: InputType, at: string): string | null {
  if (value === undefined || value === null) return encodeNull(type, at)
  if (type.flavour === 'json-path') return encodePath(value, at)
  if (type.list) return arrayLiteral(encodeMembers(value, type, at))
  if (type.pg.kind === 'array') return encodeArray(fromJson(value), type, at)
  return encodeScalar(fromJson(value), type, at)
}

/** Encodes a list's members. A single value counts as a list of one. */
export function encodeMembers(value: unknown, type: InputType, at: string): (string | null)[] {
  if (value === undefined || value === null) return [encodeNull(type, at)]
  const members = Array.isArray(value) ? value : [value]
  const element: InputType = { ...type, list: false, nullable: false }
  return members.map((member, i) => encodeJson(member, element, `${at}[${i}]`))
}

export function encodeLiteral(node: ValueNode, type: InputType, at: string): string | null {
  if (node.kind === Kind.NULL) return encodeNull(type, at)
  if (type.flavour === 'json-path') return encodePath(node.kind === Kind.STRING ? node.value : undefined, at)
  if (type.pg.kind === 'array') return encodeArray(fromLiteral(node), type, at)
  if (type.enumValues && node.kind !== Kind.ENUM)
    throw invalid(`expected an enum value for type '${type.name}', but found ${foundLiteral(node)}`, at)
  return encodeScalar(fromLiteral(node), type, at)
}

function fromLiteral(node: ValueNode): Given {
  const digits = node.kind === Kind.INT || node.kind === Kind.FLOAT ? node.value : undefined
  return { value: digits ? Number(digits) : literalValue(node), digits, found: foundLiteral(node) }
}

function literalValue(node: ValueNode): unknown {
  switch (node.kind) {
    case Kind.NULL:
      return null
    case Kind.INT:
    case Kind.FLOAT:
      return parseExactly(node.value)
    case Kind.LIST:
      return node.values.map(literalValue)
    case Kind.OBJECT:
      return Object.fromEntries(node.fields.map((field) => [field.name.value, literalValue(field.value)]))
    case Kind.VARIABLE:
      return null
    default:
      return node.value
  }
}

function encodeNull(type: InputType, at: string): null {
  if (type.nullable) return null
  if (type.list) throw invalid('expected a list, but found null', at)
  throw invalid(`unexpected null value for type '${type.name}'`, at)
}

/** An array column accepts a flat list, which can contain nulls, or a string with Postgres' array literal. */
function encodeArray({ value }: Given, type: InputType, at: string): string {
  if (typeof value === 'string') return value
  if (!Array.isArray(value)) throw unlike('[]', 'Array', value, at)
  const element = memberType(type)
  return arrayLiteral(
    value.map((member: unknown) => (member === null ? null : encodeScalar(fromJson(member), element, at))),
  )
}

export const memberType = (type: InputType): InputType => ({
  ...type,
  pg: type.pg.element ?? type.pg,
  nullable: true,
  flavour: 'array-member',
})

const unlike = (parser: string, wants: string, value: unknown, at: string): EngineError =>
  new EngineError('parse-failed', mismatch(parser, wants, value), { path: at })

const INTEGERS: Readonly<Record<string, bigint>> = { int2: 1n << 15n, int4: 1n << 31n, int8: 1n << 63n }

type Json = 'Number' | 'Boolean' | 'String'

/** Names and expected kinds in the messages of Hasura's Haskell parser. Other types use Text. */
const PARSERS: Readonly<Record<string, readonly [name: string, wants: Json]>> = {
  int2: ['Int16', 'Number'],
  int4: ['Int32', 'Number'],
  int8: ['Int64', 'Number'],
  float4: ['Float', 'Number'],
  float8: ['Double', 'Number'],
  numeric: ['Scientific', 'Number'],
  money: ['Scientific', 'Number'],
  bool: ['Bool', 'Boolean'],
  uuid: ['UUID', 'String'],
  date: ['Day', 'String'],
  timestamptz: ['UTCTime', 'String'],
  timestamp: ['LocalTime', 'String'],
  timetz: ['ZonedTimeOfDay', 'String'],
}

/** Columns are read as JSON, so Postgres receives any string, even for a number or boolean column. */
function encodeScalar(given: Given, type: InputType, at: string): string {
  const { pg } = type
  const { value } = given
  if (type.enumValues) return encodeEnum(given, type, at)
  if (type.flavour === 'limit') return encodeLimit(given, type, at)
  if (type.flavour === 'offset') return encodeOffset(given, type, at)
  if (isJson(pg)) return given.digits ?? jsonText(value, type)
  if (isGeo(pg)) return geoJsonText(value, at)
  if (pg.name === 'ltree') return labelPath(value, at)
  if (typeof value === 'string') return value
  const [parser, wants] = PARSERS[pg.name] ?? ['Text', 'String']
  if (jsonKind(value) !== wants) throw unlike(parser, wants, value, at)
  if (Object.hasOwn(INTEGERS, pg.name)) return integerText(given, pg.name, at)
  const digits = given.digits ?? String(value)
  // Hasura prints numeric values with at least one decimal, and Postgres keeps it.
  if (pg.name === 'numeric') return showScientific(digits)
  return pg.name === 'money' ? (showDecimal(digits) ?? digits) : digits
}

/** Inside an array, a string that contains JSON is read as that JSON. */
function jsonText(value: unknown, { flavour }: InputType): string {
  return flavour === 'array-member' && typeof value === 'string' && isJsonText(value)
    ? value
    : JSON.stringify(value)
}

function isJsonText(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Hasura validates ltree paths itself, unlike values of other types. */
function labelPath(value: unknown, at: string): string {
  if (typeof value === 'string' && value.split('.').every((label) => label !== '')) return value
  const message =
    'Expecting label path: a sequence of zero or more labels separated by dots, for example L1.L2.L3'
  throw new EngineError('parse-failed', message, { path: at })
}

function integerText(given: Given, type: string, at: string): string {
  const value = Number(given.value)
  const bound = INTEGERS[type] ?? 0n
  if (Number.isSafeInteger(value)) {
    if (value >= -bound && value < bound) return String(value)
  } else if (Number.isInteger(value)) {
    const exact = BigInt(/^-?\d+$/.test(given.digits ?? '') ? (given.digits ?? 0) : value)
    if (exact >= -bound && exact < bound) return exact.toString()
  }
  const shown = showScientific(given.digits ?? String(value))
  const message = `The value ${shown} lies outside the bounds or is not an integer. Maybe it is a float, or is there integer overflow?`
  throw new EngineError('parse-failed', message, { path: at })
}

function encodeEnum(given: Given, type: InputType, at: string): string {
  const values = type.enumValues ?? []
  if (typeof given.value !== 'string')
    throw invalid(`expected an enum value for type '${type.name}', but found ${given.found}`, at)
  if (values.includes(given.value)) return given.value
  const list = values.map((value) => `'${value}'`).join(', ')
  throw invalid(
    `expected one of the values [${list}] for type '${type.name}', but found '${given.value}'`,
    at,
  )
}

/** Rejects numbers with decimals in the document. Numbers from variables are checked later. */
const isCount = ({ value, found: kind }: Given): boolean => typeof value === 'number' && kind !== 'a float'

function encodeLimit(given: Given, type: InputType, at: string): string {
  if (isCount(given) && Number(given.value) >= 0) return integerText(given, 'int4', at)
  throw invalid(
    `expected a non-negative 32-bit integer for type '${type.name}', but found ${given.found}`,
    at,
  )
}

function encodeOffset(given: Given, type: InputType, at: string): string {
  const { value } = given
  if (typeof value === 'string' && /^\d{1,19}$/.test(value)) return value
  if (isCount(given)) return integerText(given, 'int8', at)
  throw invalid(
    `expected a 32-bit integer, or a 64-bit integer represented as a string for type '${type.name}', but found ${given.found}`,
    at,
  )
}

const PATH_STEP = /^(?:\.?([A-Za-z_][\w-]*)|\.?\[(\d+)\]|\.?\[(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')\])/

/** Converts `$.a.b[0]` to `{a,b,0}`. `$` alone is the whole value. */
function encodePath(value: unknown, at: string): string | null {
  if (typeof value !== 'string')
    throw invalid(`expected a string for type 'String', but found ${found(value)}`, at)
  let rest = value.startsWith('$') ? value.slice(1) : value
  const steps: string[] = []
  while (rest) {
    const match = PATH_STEP.exec(rest)
    if (!match) throw invalid(`parse json path error: invalid path at "${rest}"`, at)
    steps.push(match[1] ?? match[2] ?? match[3] ?? match[4] ?? '')
    rest = rest.slice(match[0].length)
  }
  return steps.length ? arrayLiteral(steps) : null
}
