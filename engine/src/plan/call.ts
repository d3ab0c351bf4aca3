/** Arguments of functions and computed fields (hasura-reference 3.2, 3.3). */
import type { PgFunction } from '../catalog/catalog.ts'
import { isJson } from '../catalog/scalar.ts'
import { EngineError } from '../errors.ts'
import type { CallArgument, Value } from '../schema/expression.ts'
import type { ComputedFieldInfo, TrackedFunction, TrackedTable } from '../schema/model.ts'
import { parameter } from './comparison.ts'
import { asObject, type Input, invalid, isNull, opened } from './input.ts'
import { type Field, fieldArguments, type PlanContext } from './selection.ts'

export type ClientArgument = {
  readonly name: string
  readonly position: number
  readonly required: boolean
}

/** The arguments that a client can pass. Unnamed ones are `arg_1`, `arg_2` … */
export function clientArguments(fn: PgFunction, hidden: readonly (number | undefined)[]): ClientArgument[] {
  let unnamed = 0
  return fn.arguments.flatMap((argument, position) => {
    if (hidden.includes(position)) return []
    if (argument.name === undefined) unnamed += 1
    return [{ name: argument.name ?? `arg_${unnamed}`, position, required: !argument.hasDefault }]
  })
}

export const functionArguments = (fn: TrackedFunction): ClientArgument[] =>
  clientArguments(fn.function, [fn.sessionArgument])

export const computedArguments = (info: ComputedFieldInfo): ClientArgument[] =>
  clientArguments(info.function, [info.rowArgument, info.sessionArgument])

export function planFunctionCall(fn: TrackedFunction, input: Input | undefined, at: string): CallArgument[] {
  const client = functionArguments(fn)
  if (!input && client.some((argument) => argument.required))
    throw invalid(`missing required field 'args'`, `${at}.args.args`)
  const call = {
    fn: fn.function,
    client,
    session: fn.sessionArgument,
    row: undefined,
    type: `${fn.stem}_args`,
  }
  return planCall(call, input, at)
}

export function computedCall(
  field: Field,
  info: ComputedFieldInfo,
  table: TrackedTable,
  others: readonly string[],
  context: PlanContext,
): { readonly arguments: CallArgument[]; readonly inputs: ReadonlyMap<string, Input> } {
  const takes = computedArguments(info).length > 0
  const path = isJson(info.function.returns) ? ['path'] : []
  const inputs = fieldArguments(field, [...(takes ? ['args'] : []), ...path, ...others], context)
  const typeName = `${info.name}_${table.name}_args`
  return { arguments: planComputedCall(info, typeName, inputs.get('args'), field.at), inputs }
}

function planComputedCall(
  info: ComputedFieldInfo,
  typeName: string,
  input: Input | undefined,
  at: string,
): CallArgument[] {
  const client = computedArguments(info)
  const call = {
    fn: info.function,
    client,
    session: info.sessionArgument,
    row: info.rowArgument,
    type: typeName,
  }
  return planCall(call, input, at)
}

type Call = {
  readonly fn: PgFunction
  readonly client: readonly ClientArgument[]
  readonly session: number | undefined
  readonly row: number | undefined
  readonly type: string
}

function planCall(call: Call, input: Input | undefined, at: string): CallArgument[] {
  const given = new Map(input && !isNull(opened(input, call.type)) ? asObject(input, call.type) : [])
  for (const [name, { at: place }] of given)
    if (!call.client.some((argument) => argument.name === name))
      throw invalid(`field '${name}' not found in type: '${call.type}'`, place)
  const place = `${at}.args.args`
  const planned: CallArgument[] = []
  let omitted = false
  for (const [position, argument] of call.fn.arguments.entries()) {
    if (position === call.row) {
      planned.push({ kind: 'row' })
      continue
    }
    const value = position === call.session ? sessionValue(call.fn, position) : clientValue(position)
    if (!value) {
      if (!argument.hasDefault)
        throw new EngineError('not-supported', 'Non default arguments cannot be omitted', { path: place })
      omitted = true
      continue
    }
    if (omitted && argument.name === undefined)
      throw new EngineError('not-supported', 'Only last set of positional arguments can be omitted', {
        path: place,
      })
    planned.push({ kind: 'value', name: omitted ? argument.name : undefined, value })
  }
  return planned

  function clientValue(position: number): Value | undefined {
    const name = call.client.find((argument) => argument.position === position)?.name
    const value = name === undefined ? undefined : given.get(name)
    const type = call.fn.arguments[position]?.type
    return value && type ? parameter(value, { type }, true) : undefined
  }
}

function sessionValue(fn: PgFunction, position: number): Value | undefined {
  const type = fn.arguments[position]?.type
  return type && { kind: 'value', origin: { kind: 'session-json' }, type }
}
