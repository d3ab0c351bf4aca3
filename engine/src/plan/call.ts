/** Arguments of functions and computed fields (hasura-reference 3.2, 3.3). */
import type { PgFunction } from '../catalog/catalog.ts'
import { EngineError } from '../errors.ts'
import type { CallArgument, Value } from '../schema/expression.ts'
import type { ComputedFieldInfo, TrackedFunction, TrackedTable } from '../schema/model.ts'
import type { RoleSchema } from '../schema/roleSchema.ts'
import { parameter, valueType } from './comparable.ts'
import { type Input, isNull, opened } from './input.ts'
import { memberInputs, required } from './members.ts'
import { tableLabel } from './table.ts'
import { type Argument, type InputObject, inputObject, nonNull, of } from './type.ts'

/** A function that a GraphQL field calls. */
export type Call = {
  readonly function: PgFunction
  readonly row: number | undefined
  readonly session: number | undefined
  /** The position of each argument that a client can give, by its name. */
  readonly client: ReadonlyMap<string, number>
  readonly isRequired: boolean
  readonly type: InputObject<undefined>
  readonly text: string
}

export const functionCall = (fn: TrackedFunction, schema: RoleSchema): Call =>
  call(
    {
      function: fn.function,
      row: undefined,
      session: fn.sessionArgument,
      text: `input parameters for function "${fn.function.name}"`,
    },
    `${fn.stem}_args`,
    schema,
  )

export const computedCall = (info: ComputedFieldInfo, table: TrackedTable, schema: RoleSchema): Call =>
  call(
    {
      function: info.function,
      row: info.rowArgument,
      session: info.sessionArgument,
      text: `input parameters for computed field "${info.name}" defined on table "${tableLabel(table)}"`,
    },
    `${info.name}_${table.name}_args`,
    schema,
  )

/** Unnamed arguments are `arg_1`, `arg_2` … */
function call(
  base: Pick<Call, 'function' | 'row' | 'session' | 'text'>,
  name: string,
  schema: RoleSchema,
): Call {
  const client = new Map<string, number>()
  let unnamed = 0
  for (const [position, argument] of base.function.arguments.entries()) {
    if (position === base.row || position === base.session) continue
    if (argument.name === undefined) unnamed += 1
    client.set(argument.name ?? `arg_${unnamed}`, position)
  }
  const type = inputObject(name, undefined, () =>
    [...client].flatMap(([argument, position]) => {
      const pg = base.function.arguments[position]?.type
      return pg ? [{ name: argument, type: valueType({ type: pg }, schema), means: undefined }] : []
    }),
  )
  const isRequired = [...client.values()].some((position) => !base.function.arguments[position]?.hasDefault)
  return { ...base, client, isRequired, type }
}

export const callArguments = ({ client, isRequired, type, text }: Call): Argument[] =>
  client.size === 0
    ? []
    : [{ name: 'args', description: text, type: isRequired ? nonNull(of(type)) : of(type) }]

/** `at` is the field's path in the document. */
export function requiredCall(called: Call, inputs: ReadonlyMap<string, Input>, at: string): CallArgument[] {
  if (called.isRequired) required(inputs, 'args', `${at}.args.args`)
  return planCall(called, inputs, at)
}

export function planCall(called: Call, inputs: ReadonlyMap<string, Input>, at: string): CallArgument[] {
  const input = inputs.get('args')
  const { name } = called.type
  const given =
    input && !isNull(opened(input, name)) ? memberInputs(input, called.type) : new Map<string, Input>()
  const names = new Map([...called.client].map(([argument, position]) => [position, argument]))
  const place = `${at}.args.args`
  const planned: CallArgument[] = []
  let omitted = false
  for (const [position, argument] of called.function.arguments.entries()) {
    if (position === called.row) {
      planned.push({ kind: 'row' })
      continue
    }
    const value =
      position === called.session
        ? sessionValue(called.function, position)
        : clientValue(given.get(names.get(position) ?? ''), called.function, position)
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
}

function clientValue(input: Input | undefined, fn: PgFunction, position: number): Value | undefined {
  const type = fn.arguments[position]?.type
  return input && type ? parameter(input, { type }, true) : undefined
}

function sessionValue(fn: PgFunction, position: number): Value | undefined {
  const type = fn.arguments[position]?.type
  return type && { kind: 'value', origin: { kind: 'session-json' }, type }
}
