/** The operators of an update: `_set`, `_inc` and those of jsonb columns. */
import { isNumeric } from '../catalog/scalar.ts'
import type { InputType } from '../schema/expression.ts'
import { operandType } from '../schema/filter.ts'
import type { ColumnField, TrackedTable, UpdateRights } from '../schema/model.ts'
import type { RoleSchema } from '../schema/roleSchema.ts'
import { columnComparable, parameter, valueType } from './comparable.ts'
import { asObject, asParameter, type Input, invalid, isNull, opened } from './input.ts'
import { memberOf } from './members.ts'
import type { Assignment, CellValue } from './plan.ts'
import type { PlanContext } from './selection.ts'
import { tableLabel } from './table.ts'
import { type InputDef, type InputObject, inputObject, listOf, of, perTable, scalar } from './type.ts'

type Operator = {
  readonly operator: Assignment['operator']
  readonly text: string
  /** The beginning of the input type's description, if it is not the same as `text`. */
  readonly typeText?: string
  readonly fits: (field: ColumnField) => boolean
  /** The type of the operator's value. Undefined if it is the column's own type. */
  readonly takes?: 'text' | 'int4' | 'text[]'
}

const isJsonb = ({ column }: ColumnField): boolean => column.type.name === 'jsonb'

/** The operators by their names without the underscore. */
const OPERATORS: Readonly<Record<string, Operator>> = {
  set: {
    operator: 'set',
    text: 'sets the columns of the filtered rows to the given values',
    typeText: 'input type for updating data in table',
    fits: () => true,
  },
  inc: {
    operator: '+',
    text: 'increments the numeric columns with given value of the filtered values',
    typeText: 'input type for incrementing numeric columns in table',
    fits: ({ column }) => isNumeric(column.type),
  },
  append: {
    operator: '||',
    text: 'append existing jsonb value of filtered columns with new jsonb value',
    fits: isJsonb,
  },
  prepend: {
    operator: 'prepend',
    text: 'prepend existing jsonb value of filtered columns with new jsonb value',
    fits: isJsonb,
  },
  delete_key: {
    operator: '-',
    text: 'delete key/value pair or string element. key/value pairs are matched based on their key value',
    fits: isJsonb,
    takes: 'text',
  },
  delete_elem: {
    operator: '-',
    text: 'delete the array element with specified index (negative integers count from the end). throws an error if top level container is not an array',
    fits: isJsonb,
    takes: 'int4',
  },
  delete_at_path: {
    operator: '#-',
    text: 'delete the field or element with specified path (for JSON arrays, negative integers count from the end)',
    fits: isJsonb,
    takes: 'text[]',
  },
}

type Assign = (input: Input) => Assignment

/** The operators that at least one updatable column accepts. */
export const updateArguments = perTable<readonly InputDef<InputObject<Assign>>[]>((table, schema) => {
  const columns = [...(schema.updateRights(table)?.columns.values() ?? [])]
  return Object.entries(OPERATORS).flatMap(([name, operator]) => {
    const fitting = columns.filter(operator.fits)
    if (fitting.length === 0) return []
    const { text, typeText } = operator
    const type = inputObject(
      `${table.name}_${name}_input`,
      typeText ? `${typeText} "${tableLabel(table)}"` : text,
      () => fitting.map((field) => assignmentOf(field, operator, schema)),
    )
    return [{ name: `_${name}`, description: text, type: of(type), means: type }]
  })
})

function assignmentOf(
  field: ColumnField,
  { operator, takes }: Operator,
  schema: RoleSchema,
): InputDef<Assign> {
  const { name, description, column } = field
  const { type, read } =
    takes === undefined
      ? ownOperand(field, operator !== 'set' || column.nullable, schema)
      : otherOperand(takes, schema)
  const common = { column: column.name, type: column.type, operator }
  return { name, description, type, means: (input) => ({ ...common, value: read(input) }) }
}

type OperandDef = { readonly type: InputDef<Assign>['type']; readonly read: (input: Input) => CellValue }

const ownOperand = (field: ColumnField, nullable: boolean, schema: RoleSchema): OperandDef => {
  const value = columnComparable(field)
  return { type: valueType(value, schema), read: (input) => parameter(input, value, nullable) }
}

function otherOperand(takes: 'text' | 'int4' | 'text[]', schema: RoleSchema): OperandDef {
  const type = operandType(takes, schema.model.catalog)
  const shown = scalar(takes === 'int4' ? 'Int' : 'String')
  if (takes !== 'text[]') return { type: shown, read: (input) => parameter(input, { type }, true) }
  const list: InputType = { pg: type.element ?? type, name: 'String', nullable: true, list: true }
  return {
    type: listOf(shown),
    read: (input) => ({ kind: 'value', origin: asParameter(input, list, '[String!]'), type }),
  }
}

/** Reads all operators of one update. A column can be in only one of these operators. */
export function assignments(
  inputs: ReadonlyMap<string, Input>,
  at: string,
  table: TrackedTable,
  rights: UpdateRights,
  context: PlanContext,
): Assignment[] {
  const all: Assignment[] = []
  const repeated = new Set<string>()
  const seen = new Set<string>()
  for (const { name: operator, means: type } of updateArguments(table, context.schema)) {
    const input = inputs.get(operator)
    if (!input || isNull(opened(input, type.name))) continue
    for (const [name, value] of asObject(input, type.name)) {
      const read = memberOf(type, name, value.at).means
      if (seen.has(name)) repeated.add(name)
      seen.add(name)
      all.push(read(value))
    }
  }
  if (repeated.size) {
    const names = [...repeated].map((name) => `'${name}'`).join(', ')
    throw invalid(`Column found in multiple operators: [${names}].`, at)
  }
  const presets = rights.presets.map(
    ({ column, value }): Assignment => ({ column: column.name, type: column.type, operator: 'set', value }),
  )
  return [...presets, ...all]
}
