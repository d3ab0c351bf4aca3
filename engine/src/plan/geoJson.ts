/** Checks GeoJSON before Postgres, with the messages of Hasura's own parser. */
import { EngineError } from '../errors.ts'
import { jsonKind, mismatch } from './found.ts'

type Fail = (message: string) => EngineError

/** Checks one value and its parts. The coordinates of a complex shape are a list of a simpler shape's coordinates. */
type Check = (value: unknown, fail: Fail) => void

function members(what: string, value: unknown, fail: Fail): readonly unknown[] {
  if (!Array.isArray(value)) throw fail(mismatch(what, 'Array', value))
  return value
}

const position: Check = (value, fail) => {
  const numbers = members('Position', value, fail)
  for (const number of numbers)
    if (jsonKind(number) !== 'Number') throw fail(mismatch('Double', 'Number', number))
  if (numbers.length < 2) throw fail('A Position needs at least 2 elements')
}

const listOf =
  (what: string, of: Check, least?: readonly [count: number, message: string]): Check =>
  (value, fail) => {
    const all = members(what, value, fail)
    for (const member of all) of(member, fail)
    if (least && all.length < least[0]) throw fail(least[1])
  }

const lineString = listOf('LineString', position, [2, 'A LineString needs at least 2 Positions'])

const positions = listOf('LinearRing', position, [4, 'A LinearRing needs at least 4 Positions'])

const linearRing: Check = (value, fail) => {
  positions(value, fail)
  const all = members('LinearRing', value, fail)
  if (JSON.stringify(all[0]) !== JSON.stringify(all.at(-1)))
    throw fail('the first and last locations have to be equal for a LinearRing')
}

const polygon = listOf('[]', linearRing)

const COORDINATES: Readonly<Record<string, Check>> = {
  Point: position,
  MultiPoint: listOf('[]', position),
  LineString: lineString,
  MultiLineString: listOf('[]', lineString),
  Polygon: polygon,
  MultiPolygon: listOf('[]', polygon),
}

const geometry: Check = (value, fail) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw fail(mismatch('Geometry', 'Object', value))
  const given = new Map<string, unknown>(Object.entries(value))
  const member = (key: string): unknown => {
    if (!given.has(key)) throw fail(`key "${key}" not found`)
    return given.get(key)
  }
  const type = member('type')
  if (typeof type !== 'string') throw fail(mismatch('String', 'String', type))
  if (type === 'GeometryCollection') return listOf('[]', geometry)(member('geometries'), fail)
  const check = Object.hasOwn(COORDINATES, type) ? COORDINATES[type] : undefined
  if (!check) throw fail(`unexpected geometry type: ${type}`)
  check(member('coordinates'), fail)
}

/** Encodes a value for PostGIS. A string is passed on unchecked. */
export function geoJsonText(value: unknown, at: string): string {
  if (typeof value === 'string') return value
  geometry(value, (message) => new EngineError('parse-failed', message, { path: at }))
  return JSON.stringify(value)
}
