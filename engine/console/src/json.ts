export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export type JsonObject = { readonly [key: string]: Json }

type SourceReviver = (key: string, value: unknown, context: { readonly source?: string }) => unknown

/** Keeps numbers that JavaScript would round (bigint, numeric) as Postgres' text, so that editing does not change them. */
const keepDigits: SourceReviver = (_key, value, context) =>
  typeof value === 'number' && context.source !== undefined && String(value) !== context.source
    ? context.source
    : value

export const parseJson = (text: string): Json =>
  JSON.parse(text, keepDigits as (key: string, value: unknown) => Json)

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const objects = (value: Json | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : []

export const strings = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []

export const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

export const textOrNull = (value: Json | undefined): string | null =>
  typeof value === 'string' ? value : null

export const number = (value: Json | undefined): number => {
  const parsed = Number(value)
  return Number.isFinite(parsed) ? parsed : 0
}

/** Formats a value for a table cell: on one line, non-scalars as JSON. */
export const display = (value: Json | undefined): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)

export const pretty = (value: Json | undefined): string => {
  const json = typeof value === 'string' ? tryParse(value) : value
  return typeof json === 'object' ? JSON.stringify(json, null, 2) : display(json)
}

const tryParse = (value: string): Json => {
  try {
    return parseJson(value)
  } catch {
    return value
  }
}
