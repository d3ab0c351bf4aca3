/** Root fields that write a table. */
import type { RootFieldKind } from '../metadata/types.ts'
import type { TrackedTable } from '../schema/model.ts'
import { planDelete } from './delete.ts'
import { planInsert } from './insert.ts'
import type { Step } from './plan.ts'
import type { Field, PlanContext } from './selection.ts'
import { planUpdate, planUpdateMany } from './update.ts'

export function planMutation(
  field: Field,
  root: RootFieldKind,
  table: TrackedTable,
  context: PlanContext,
): Step {
  switch (root) {
    case 'insert':
    case 'insert_one':
      return planInsert(field, table, root === 'insert_one', context)
    case 'update':
    case 'update_by_pk':
      return planUpdate(field, table, root === 'update_by_pk', context)
    case 'update_many':
      return planUpdateMany(field, table, context)
    case 'delete':
    case 'delete_by_pk':
      return planDelete(field, table, root === 'delete_by_pk', context)
    default:
      throw new Error(`${root} is not a mutation`)
  }
}
