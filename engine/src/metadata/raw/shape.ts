/** What stops the start: one line that names the file and what is wrong in it. */
export class MetadataError extends Error {
  constructor(file: string, what: string) {
    super(`${file}: ${what}`)
  }
}

/** Where a value stands: the file, and the path inside it as people would say it. */
export type Place = {
  readonly file: string
  readonly path: string
  readonly fileOf?: (part: unknown) => string | undefined
}

/** Turns a value of the YAML into one of ours, or throws a MetadataError. A missing key is read as undefined. */
export type Shape<T> = (value: unknown, place: Place) => T

export type Json = Readonly<Record<string, unknown>>

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function fail(place: Place, what: string): never {
  throw new MetadataError(place.file, place.path === '' ? what : `${place.path}: ${what}`)
}

export function inside(place: Place, key: string | number): Place {
  const step = typeof key === 'number' ? `[${key}]` : place.path === '' ? key : `.${key}`
  return { ...place, path: place.path + step }
}

/** An included part brings its own file and starts a path of its own. */
function placeOf(value: unknown, place: Place): Place {
  const file = place.fileOf?.(value)
  return file === undefined || file === place.file ? place : { ...place, file, path: '' }
}

export const text: Shape<string> = (value, place) =>
  typeof value === 'string' ? value : fail(place, value == null ? 'is missing' : 'must be a string')

/** Names and versions that YAML reads as numbers or booleans when nobody quoted them. */
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

/** A list; missing or empty files count as the empty one. */
export function list<T>(shape: Shape<T>): Shape<readonly T[]> {
  return (value, place) => {
    if (value === undefined || value === null) return []
    if (!Array.isArray(value)) return fail(place, 'must be a list')
    const here = placeOf(value, place)
    return value.map((item, index) => shape(item, placeOf(item, inside(here, index))))
  }
}

export function record<T>(shape: Shape<T>): Shape<Readonly<Record<string, T>>> {
  return (value, place) => {
    if (value === undefined || value === null) return {}
    if (!isJson(value)) return fail(place, 'must be an object')
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, shape(item, inside(place, key))]),
    )
  }
}

/** An object of exactly these keys; any other is refused by name. */
export function object<S extends Readonly<Record<string, Shape<unknown>>>>(
  shapes: S,
): Shape<{ readonly [K in keyof S]: ReturnType<S[K]> }> {
  const known = new Set(Object.keys(shapes))
  return (value, outer) => {
    const place = placeOf(value, outer)
    if (!isJson(value)) return fail(place, value == null ? 'is missing' : 'must be an object')
    for (const key of Object.keys(value)) if (!known.has(key)) fail(place, `unknown key "${key}"`)
    const read = Object.entries(shapes).map(([key, shape]) => [key, shape(value[key], inside(place, key))])
    return Object.fromEntries(read)
  }
}

export function mapped<A, B>(shape: Shape<A>, turn: (value: A, place: Place) => B): Shape<B> {
  return (value, place) => turn(shape(value, place), placeOf(value, place))
}

/** Accepts nothing but emptiness: what the engine does not do is refused by name rather than ignored. */
export function unsupported(feature: string): Shape<undefined> {
  return (value, place) => {
    if (!isEmpty(value)) fail(placeOf(value, place), `${feature} are not supported`)
    return undefined
  }
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return isJson(value) && Object.values(value).every(isEmpty)
}

/** Two entries of one name would silently replace each other. */
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
