/** Checks an action's arguments against actions.graphql and converts them to the JSON for its webhook. */
import { type ArgumentNode, Kind } from 'graphql'
import type { Action, ActionField, CustomTypes, TypeRef } from '../metadata/types.ts'
import {
  asEnum,
  asList,
  asObject,
  type Input,
  invalid,
  isNull,
  literalInput,
  mismatch,
  opened,
  step,
} from './input.ts'
import { constantJson, type Variables } from './variables.ts'

export const printType = (type: TypeRef): string =>
  type.kind === 'named'
    ? type.name
    : type.kind === 'list'
      ? `[${printType(type.of)}]`
      : `${printType(type.of)}!`

export const baseType = (type: TypeRef): string => (type.kind === 'named' ? type.name : baseType(type.of))

export function readActionInput(
  action: Action,
  nodes: readonly ArgumentNode[],
  at: string,
  variables: Variables,
  types: CustomTypes,
): Record<string, unknown> {
  const given: (readonly [string, Input])[] = nodes.map(({ name, value }) => [
    name.value,
    literalInput(value, step(`${at}.args`, name.value), variables),
  ])
  const known = new Set(action.arguments.map((argument) => argument.name))
  const unknown = given.find(([name]) => !known.has(name))
  if (unknown) throw invalid(`'${action.name}' has no argument named '${unknown[0]}'`, at)
  return members(action.arguments, given, `${at}.args`, types)
}

function members(
  fields: readonly ActionField[],
  given: readonly (readonly [string, Input])[],
  at: string,
  types: CustomTypes,
): Record<string, unknown> {
  const inputs = new Map(given)
  const result: Record<string, unknown> = {}
  for (const { name, type } of fields) {
    const input = inputs.get(name)
    if (input && !isUnset(input)) result[name] = read(input, type, types)
    else if (type.kind === 'non-null') throw invalid(`missing required field '${name}'`, step(at, name))
  }
  return result
}

/** An argument whose variable has no value is omitted. */
const isUnset = (input: Input): boolean =>
  input.kind === 'literal' &&
  input.node.kind === Kind.VARIABLE &&
  input.variables.isUnset(input.node.name.value)

function read(given: Input, type: TypeRef, types: CustomTypes): unknown {
  const expected = printType(type)
  const input = opened(given, expected)
  if (type.kind === 'non-null') {
    if (isNull(input)) throw invalid(`unexpected null value for type '${baseType(type)}'`, input.at)
    return read(input, type.of, types)
  }
  if (isNull(input)) return null
  if (type.kind === 'list') return asList(input, expected).map((item) => read(item, type.of, types))
  const object = types.inputObjects.get(type.name)
  if (object) {
    const entries = asObject(input, type.name)
    const unknown = entries.find(([name]) => !object.fields.some((field) => field.name === name))
    if (unknown) throw invalid(`field '${unknown[0]}' not found in type: '${type.name}'`, unknown[1].at)
    return members(object.fields, entries, input.at, types)
  }
  const values = types.enums.get(type.name)?.values.map((value) => value.name)
  return values ? asEnum(input, values, type.name) : scalar(input, type.name)
}

type Scalar = { readonly wanted: string; readonly fits: (value: unknown, isFloat: boolean) => boolean }

const isInt = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31

const SCALARS: Readonly<Record<string, Scalar>> = {
  Int: { wanted: 'a 32-bit integer', fits: (value, isFloat) => isInt(value) && !isFloat },
  Float: { wanted: 'a float', fits: (value) => typeof value === 'number' },
  String: { wanted: 'a string', fits: (value) => typeof value === 'string' },
  Boolean: { wanted: 'a boolean', fits: (value) => typeof value === 'boolean' },
  ID: { wanted: 'a String or a 32-bit integer', fits: (value) => typeof value === 'string' || isInt(value) },
}

function scalar(input: Input, name: string): unknown {
  const value = jsonOf(input)
  const check = SCALARS[name]
  if (!check) return value
  const isFloat = input.kind === 'literal' && input.node.kind === Kind.FLOAT
  const isEnum = input.kind === 'literal' && input.node.kind === Kind.ENUM
  if (isEnum || !check.fits(value, isFloat)) throw mismatch(input, check.wanted, name)
  return name === 'ID' ? String(value) : value
}

function jsonOf(input: Input): unknown {
  if (input.kind === 'json') return input.value
  const inside = input.variables.resolveInside(input.node, input.at)
  return inside.hasVariables ? inside.value : constantJson(input.node)
}
