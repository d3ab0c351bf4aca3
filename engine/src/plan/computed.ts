import { isJson } from '../catalog/scalar.ts'
import type { Operand } from '../schema/expression.ts'
import type { TrackedTable } from '../schema/model.ts'
import type { RoleSchema } from '../schema/roleSchema.ts'
import { callArguments, computedCall, planCall } from './call.ts'
import { valueType } from './comparable.ts'
import type { Input } from './input.ts'
import { type ComputedScalar, guarded } from './table.ts'
import { type Argument, scalar } from './type.ts'

export const PATH: Argument = { name: 'path', description: 'JSON select path', type: scalar('String') }

/** A scalar computed field. It can also be a column of an aggregate. */
export function computedScalar({ info, when }: ComputedScalar, table: TrackedTable, schema: RoleSchema) {
  const call = computedCall(info, table, schema)
  const { returns } = info.function
  return {
    name: info.name,
    description: info.description,
    args: [...callArguments(call), ...(isJson(returns) ? [PATH] : [])],
    type: valueType({ type: returns }, schema),
    operand: (inputs: ReadonlyMap<string, Input>, at: string): Operand =>
      guarded(
        { kind: 'call', function: info.function, arguments: planCall(call, inputs, at), type: returns },
        when,
      ),
  }
}
