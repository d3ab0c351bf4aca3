/** Actions as root fields (hasura-reference 8). */
import type { Action } from '../metadata/types.ts'
import { operandType } from '../schema/filter.ts'
import { ADMIN } from '../schema/model.ts'
import type { RoleSchema } from '../schema/roleSchema.ts'
import { readActionInput } from './actionInput.ts'
import { parameter } from './comparable.ts'
import { customArgument, outputType, planShape } from './customType.ts'
import { required } from './members.ts'
import type { ActionLogOutput, ActionShape, Statement, Step } from './plan.ts'
import type { RootField } from './rootField.ts'
import { type Field, fieldArguments, type PlanContext, refuseSelection, selectFields } from './selection.ts'
import { type Argument, type FieldDef, nonNull, type ObjectType, objectType, of, scalar } from './type.ts'

export const actionRoot = (action: Action, schema: RoleSchema): RootField => ({
  name: action.name,
  description: action.comment,
  args: action.arguments.map((argument) => customArgument(argument, schema)),
  type: action.kind === 'asynchronous' ? nonNull(scalar('uuid')) : outputType(action.output, schema),
  means: { kind: 'step', plan: (field, context) => planAction(field, action, context) },
})

function planAction(field: Field, action: Action, context: PlanContext): Step {
  const { at, key } = field
  readActionInput(action, field.arguments, at, context.variables, context.schema.model.customTypes)
  const base = { kind: 'action', key, action, arguments: field.arguments, at } as const
  if (action.kind === 'asynchronous') {
    refuseSelection(field)
    return { ...base, shape: { type: action.output, fields: undefined }, statement: undefined }
  }
  const shape = planShape(field, action.output, context)
  const type = operandType('json', context.schema.model.catalog)
  const output = { kind: 'value', origin: { kind: 'action-output' }, type } as const
  const statement: Statement | undefined = joins(shape)
    ? { kind: 'action-output', at: '$', shape, output }
    : undefined
  return { ...base, shape, statement }
}

const joins = (shape: ActionShape): boolean =>
  shape.fields?.some((field) => field.kind === 'related' || (field.kind === 'field' && joins(field.shape))) ??
  false

const ID: Argument = { name: 'id', description: 'the unique id of an action', type: nonNull(scalar('uuid')) }

/** The result of an asynchronous action. */
export function resultRoot(action: Action, schema: RoleSchema): RootField {
  const type = resultType(action, schema)
  return {
    name: action.name,
    description: action.comment,
    args: [ID],
    type: of(type),
    means: {
      kind: 'step',
      plan: (field, context) => ({
        kind: 'sql',
        key: field.key,
        statements: [planResult(field, action, type, context)],
        list: false,
      }),
    },
  }
}

type PlanLog = (field: Field, context: PlanContext) => ActionLogOutput

const resultType = (action: Action, schema: RoleSchema): ObjectType<PlanLog> =>
  objectType(action.name, `fields of action: "${action.name}"`, () => {
    const output = outputType(action.output, schema)
    return [
      column('created_at', 'the time at which this action was created', 'timestamptz'),
      {
        name: 'errors',
        description: 'errors related to the invocation',
        args: [],
        type: scalar('json'),
        means: leaf(({ key }) => ({ key, kind: 'errors', inside: schema.role === ADMIN })),
      },
      column('id', 'the unique id of an action', 'uuid'),
      {
        name: 'output',
        description: 'the output fields of this action',
        args: [],
        type: { ...output, text: output.text.replace(/!$/, '') },
        means: (field, context) => {
          fieldArguments(field, context)
          return { key: field.key, kind: 'output', shape: planShape(field, action.output, context) }
        },
      },
    ]
  })

const column = (name: 'id' | 'created_at', description: string, type: string): FieldDef<PlanLog> => ({
  name,
  description,
  args: [],
  type: nonNull(scalar(type)),
  means: leaf(({ key }) => ({ key, kind: 'column', name })),
})

const leaf =
  (plan: (field: Field) => ActionLogOutput): PlanLog =>
  (field, context) => {
    fieldArguments(field, context)
    refuseSelection(field)
    return plan(field)
  }

function planResult(
  field: Field,
  action: Action,
  type: ObjectType<PlanLog>,
  context: PlanContext,
): Statement {
  const { schema } = context
  const { catalog } = schema.model
  const input = required(fieldArguments(field, context), 'id', `${field.at}.args.id`)
  const id = parameter(input, { type: operandType('uuid', catalog) }, false, true)
  const fields = selectFields(field, type, context)
  const session =
    schema.role === ADMIN
      ? undefined
      : ({ kind: 'value', origin: { kind: 'session-json' }, type: operandType('jsonb', catalog) } as const)
  return { kind: 'action-result', at: '$', action: action.name, id, session, fields }
}
