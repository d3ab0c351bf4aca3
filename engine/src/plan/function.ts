/** Functions as root fields (hasura-reference 3.3). */
import type { TrackedFunction } from '../schema/model.ts'
import type { RoleSchema } from '../schema/roleSchema.ts'
import { callArguments, functionCall, requiredCall } from './call.ts'
import type { OutputValue } from './plan.ts'
import { readStep } from './read.ts'
import type { RootField } from './rootField.ts'
import {
  aggregateType,
  functionFrom,
  planAggregate,
  planFirst,
  planList,
  rowsType,
  tableType,
} from './select.ts'
import { type Field, fieldArguments, type PlanContext } from './selection.ts'
import { canAggregate, tableLabel } from './table.ts'
import { tableArguments } from './tableArguments.ts'
import { nonNull, of } from './type.ts'

/** The function's root field, and its aggregate if the role has one. */
export function functionRoots(fn: TrackedFunction, schema: RoleSchema): RootField[] {
  const aggregated = canAggregate(fn.target, schema) && fn.exposedAs === 'query'
  return aggregated ? [plainRoot(fn, schema), aggregateRoot(fn, schema)] : [plainRoot(fn, schema)]
}

const labelOf = ({ function: { schema, name } }: TrackedFunction): string =>
  schema === 'public' ? name : `${schema}.${name}`

function plainRoot(fn: TrackedFunction, schema: RoleSchema): RootField {
  const { target } = fn
  const plain = `execute function "${labelOf(fn)}" which returns "${tableLabel(target)}"`
  const text = fn.metadata.comment ?? fn.function.comment ?? plain
  const description = fn.metadata.customRootFields.function?.comment ?? text
  const { returnsSet } = fn.function
  return {
    name: fn.name,
    description,
    type: returnsSet ? rowsType(target, schema) : of(tableType(target, schema)),
    ...called(fn, schema, (field, from, context, inputs) =>
      returnsSet
        ? planList(field, target, from, [], context, inputs)
        : planFirst(field, target, from, context, inputs),
    ),
  }
}

function aggregateRoot(fn: TrackedFunction, schema: RoleSchema): RootField {
  const { target } = fn
  const text = `execute function "${labelOf(fn)}" and query aggregates on result of table type "${tableLabel(target)}"`
  return {
    name: fn.aggregateName,
    description: fn.metadata.customRootFields.functionAggregate?.comment ?? text,
    type: nonNull(of(aggregateType(target, schema))),
    ...called(fn, schema, (field, from, context, inputs) =>
      planAggregate(field, target, from, [], context, inputs),
    ),
  }
}

type PlanRows = (
  field: Field,
  from: ReturnType<typeof functionFrom>,
  context: PlanContext,
  inputs: ReturnType<typeof fieldArguments>,
) => OutputValue

function called(
  fn: TrackedFunction,
  schema: RoleSchema,
  planRows: PlanRows,
): Pick<RootField, 'args' | 'means'> {
  const call = functionCall(fn, schema)
  return {
    args: [...callArguments(call), ...tableArguments(fn.target, schema)],
    means: {
      kind: 'step',
      plan: (field, context) => {
        const inputs = fieldArguments(field, context)
        const from = functionFrom(fn.target, fn.function, requiredCall(call, inputs, field.at))
        return readStep(field, planRows(field, from, context, inputs))
      },
    },
  }
}
