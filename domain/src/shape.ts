/**
 * A small validator for rows that every screen reads, such as notifications. Zod, which we use for forms and events, is
 * thirty times larger. Invalid rows are skipped here.
 */
export type Field<T> = { readonly is: (value: unknown) => value is T }
type Fielded<F> = F extends Field<infer T> ? T : never

export type Fields = Readonly<Record<string, Field<unknown>>>
type Optional<F extends Fields> = {
  [Key in keyof F]: undefined extends Fielded<F[Key]> ? Key : never
}[keyof F]
/** An object with these fields. Optional fields can be missing. */
export type Shaped<F extends Fields> = {
  readonly [Key in Exclude<keyof F, Optional<F>>]: Fielded<F[Key]>
} & { readonly [Key in Optional<F>]?: Fielded<F[Key]> }

export const text: Field<string> = { is: (value) => typeof value === 'string' }
export const flag: Field<boolean> = { is: (value) => typeof value === 'boolean' }
export const figure: Field<number> = {
  is: (value): value is number => typeof value === 'number' && Number.isFinite(value),
}
export const anything: Field<unknown> = { is: (_value): _value is unknown => true }

/** A whole number: a count or an amount in cents. */
export const count: Field<number> = {
  is: (value): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0,
}

export const matching = (pattern: RegExp): Field<string> => ({
  is: (value): value is string => typeof value === 'string' && pattern.test(value),
})

export const id = matching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i)

/** A time in ISO 8601, or in the JSON form of a Postgres timestamp. */
export const moment: Field<string> = {
  is: (value): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
}

export const oneOf = <const Values extends readonly string[]>(values: Values): Field<Values[number]> => ({
  is: (value): value is Values[number] => text.is(value) && values.includes(value),
})

export const listOf = <T>(of: Field<T>): Field<readonly T[]> => ({
  is: (value): value is readonly T[] => Array.isArray(value) && value.every(of.is),
})

/** A list with at least one item. */
export const someOf = <T>(of: Field<T>): Field<readonly T[]> => ({
  is: (value): value is readonly T[] => listOf(of).is(value) && value.length > 0,
})

export const maybe = <T>(of: Field<T>): Field<T | null | undefined> => ({
  is: (value): value is T | null | undefined => value == null || of.is(value),
})

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export type Shape<T> = Field<T> & {
  /** Reads the known fields and ignores others. Null if the value is invalid. */
  readonly read: (value: unknown) => T | null
  /** The names of the invalid fields. */
  readonly faults: (value: unknown) => readonly string[]
}

export type Read<S> = S extends Shape<infer T> ? T : never

export const shape = <F extends Fields>(fields: F): Shape<Shaped<F>> => {
  const faults = (value: unknown): readonly string[] => {
    const known = isRecord(value) ? value : {}
    return Object.entries(fields).flatMap(([name, field]) => (field.is(known[name]) ? [] : [name]))
  }
  const is = (value: unknown): value is Shaped<F> => isRecord(value) && faults(value).length === 0
  const read = (value: unknown): Shaped<F> | null => {
    if (!is(value)) return null
    const kept: unknown = Object.fromEntries(
      Object.entries(value).filter(([name]) => Object.hasOwn(fields, name)),
    )
    return is(kept) ? kept : null
  }
  return { is, read, faults }
}
