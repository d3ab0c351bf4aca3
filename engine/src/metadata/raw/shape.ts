import { type ObjectId, type Report, type TablePart, within } from '../inconsistency.ts'
import type { QualifiedName } from '../qualifiedName.ts'

/** Errors that prevent the start, one line each with the file and the problem. */
export class MetadataError extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

export function metadataError(file: string, what: string): MetadataError {
  return new MetadataError([`${file}: ${what}`])
}

/** An unsupported feature. The object that needs it can be left out. */
class Unsupported extends MetadataError {
  readonly reasons: readonly string[]
  constructor(faults: readonly string[], reasons: readonly string[]) {
    super(faults)
    this.reasons = reasons
  }
}

/** Problems that are reported together with the value that was read. */
export type Notes = {
  /** Reports a key that is ignored because it does not affect the served API. */
  readonly warn: (warning: string) => void
  readonly report: Report
}

/** A value's file and its path in that file, for error messages. */
export type Place = {
  readonly file: string
  readonly path: string
  readonly notes: Notes
  readonly fileOf?: (part: unknown) => string | undefined
  readonly table?: QualifiedName
}

/** Converts a YAML value or throws a MetadataError. A missing key is read as undefined. */
export type Shape<T> = (value: unknown, place: Place) => T

export type Json = Readonly<Record<string, unknown>>

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function fail(place: Place, what: string): never {
  throw metadataError(place.file, located(place, what))
}

const located = ({ path }: Place, what: string): string => (path === '' ? what : `${path}: ${what}`)

/** Does all of the work before it throws errors, so that people see every problem in one run. */
export function all<T>(works: readonly (() => T)[]): readonly T[] {
  const errors: MetadataError[] = []
  const done = works.flatMap((work) => {
    try {
      return [work()]
    } catch (error) {
      if (!(error instanceof MetadataError)) throw error
      errors.push(error)
      return []
    }
  })
  if (errors.length === 0) return done
  const faults = [...new Set(errors.flatMap((error) => error.faults))]
  const unsupported = errors.filter((error) => error instanceof Unsupported)
  // If an error is not about an unsupported feature, throws it, because leaving out the object would hide the error.
  if (unsupported.length < errors.length) throw new MetadataError(faults)
  throw new Unsupported(
    faults,
    unsupported.flatMap(({ reasons }) => reasons),
  )
}

export function inside(place: Place, key: string | number): Place {
  const step = typeof key === 'number' ? `[${key}]` : place.path === '' ? key : `.${key}`
  return { ...place, path: place.path + step }
}

/** An included part has its own file, so paths inside it start at the top of that file. */
export function placeOf(value: unknown, place: Place): Place {
  const file = place.fileOf?.(value)
  return file === undefined || file === place.file ? place : { ...place, file, path: '' }
}

export const text: Shape<string> = (value, place) =>
  typeof value === 'string' ? value : fail(place, value == null ? 'is missing' : 'must be a string')

/** Names and versions that YAML reads as numbers or booleans if they are not quoted. */
export const word: Shape<string> = (value, place) =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : text(value, place)

export const integer: Shape<number> = (value, place) =>
  typeof value === 'number' && Number.isInteger(value) ? value : fail(place, 'must be an integer')

export const natural: Shape<number> = (value, place) => {
  const n = integer(value, place)
  return n >= 0 ? n : fail(place, 'must not be negative')
}

export const boolean: Shape<boolean> = (value, place) =>
  typeof value === 'boolean' ? value : fail(place, 'must be true or false')

export const json: Shape<unknown> = (value) => value

export function optional<T>(shape: Shape<T>): Shape<T | undefined> {
  return (value, place) => (value === undefined || value === null ? undefined : shape(value, place))
}

export function withDefault<T>(shape: Shape<T>, otherwise: T): Shape<T> {
  return (value, place) => (value === undefined || value === null ? otherwise : shape(value, place))
}

export function oneOf<T extends string>(...words: readonly T[]): Shape<T> {
  return (value, place) =>
    words.find((known) => known === value) ??
    fail(place, `must be ${words.map((known) => `"${known}"`).join(' or ')}, not ${JSON.stringify(value)}`)
}

/** Missing or empty files count as an empty list. */
export function list<T>(shape: Shape<T>): Shape<readonly T[]> {
  return (value, place) => {
    if (value === undefined || value === null) return []
    if (!Array.isArray(value)) return fail(place, 'must be a list')
    const here = placeOf(value, place)
    return all(value.map((item, index) => () => shape(item, placeOf(item, inside(here, index)))))
  }
}

export function record<T>(shape: Shape<T>): Shape<Readonly<Record<string, T>>> {
  return (value, place) => {
    if (value === undefined || value === null) return {}
    if (!isJson(value)) return fail(place, 'must be an object')
    return Object.fromEntries(
      all(
        Object.entries(value).map(([key, item]) => () => [key, shape(item, inside(place, key))]),
      ),
    )
  }
}

/** An object with exactly these keys. Unknown keys are refused with their names. */
export function object<S extends Readonly<Record<string, Shape<unknown>>>>(
  shapes: S,
): Shape<{ readonly [K in keyof S]: ReturnType<S[K]> }> {
  const known = new Set(Object.keys(shapes))
  return (value, outer) => {
    const place = placeOf(value, outer)
    if (!isJson(value)) return fail(place, value == null ? 'is missing' : 'must be an object')
    const unknown = Object.keys(value).filter((key) => !known.has(key))
    const read = all([
      ...unknown.map((key) => () => fail(place, `unknown key "${key}"`)),
      ...Object.entries(shapes).map(([key, shape]) => () => [key, shape(value[key], inside(place, key))]),
    ])
    return Object.fromEntries(read)
  }
}

export function mapped<A, B>(shape: Shape<A>, turn: (value: A, place: Place) => B): Shape<B> {
  return (value, place) => turn(shape(value, place), placeOf(value, place))
}

/** Accepts only empty values. Unsupported features are refused with their names instead of being ignored. */
export function unsupported(feature: string): Shape<undefined> {
  return (value, outer) => {
    const place = placeOf(value, outer)
    if (!isEmpty(value)) {
      const what = `${feature} are not supported`
      throw new Unsupported([`${place.file}: ${located(place, what)}`], [what])
    }
    return undefined
  }
}

/** Ignores a key of Hasura's that does not affect the served API, and warns once. */
export function passedOver(feature: string): Shape<undefined> {
  return (value, outer) => {
    const place = placeOf(value, outer)
    const path = place.path.replace(/\[\d+\]/g, '[]')
    if (!isEmpty(value))
      place.notes.warn(`${place.file}: ${path === '' ? '' : `${path}: `}${feature}: ignored`)
    return undefined
  }
}

/** A list of Hasura's objects. Entries that need unsupported features are reported and left out. */
export function objects<T>(
  shape: Shape<T>,
  named: (entry: Json, place: Place) => ObjectId,
): Shape<readonly T[]> {
  const read = list<readonly T[]>((entry, place) => {
    try {
      return [shape(entry, place)]
    } catch (error) {
      if (!(error instanceof Unsupported) || !isJson(entry)) throw error
      const object = named(entry, place)
      place.notes.report({ file: place.file, object, reason: within(object, error.reasons.join('; ')) })
      return []
    }
  })
  return (value, place) => read(value, place).flat()
}

/** Identifies a part of the current table by its name, which is in this member. */
export function partOfTable(type: TablePart, member: 'name' | 'role' = 'name') {
  return (entry: Json, { table }: Place): ObjectId => {
    const name = String(entry[member])
    return table === undefined ? { type: 'source', name } : { type, table, name }
  }
}

/** Objects of a kind that the engine does not support. */
export function noObjects(feature: string, named: (entry: Json, place: Place) => ObjectId): Shape<undefined> {
  const none = objects(unsupported(feature), named)
  return (value, place) => {
    none(value, place)
    return undefined
  }
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return isJson(value) && Object.values(value).every(isEmpty)
}

/** Refuses two entries with the same name, because one would silently replace the other. */
export function keyed<T, V>(
  items: readonly T[],
  key: (item: T) => string,
  value: (item: T) => V,
  place: Place,
  what: string,
) {
  const map = new Map<string, V>()
  for (const item of items) {
    if (map.has(key(item))) fail(place, `${what} "${key(item)}" is defined twice`)
    map.set(key(item), value(item))
  }
  return map
}
