/** Definitions of root fields. */
import type { TrackedTable } from '../schema/model.ts'
import type { RoleSchema } from '../schema/roleSchema.ts'
import type { OperationPlan, Step } from './plan.ts'
import type { Field, PlanContext } from './selection.ts'
import type { Argument, FieldDef, TypeRef } from './type.ts'

export type RootPlan =
  | { readonly kind: 'step'; readonly plan: (field: Field, context: PlanContext) => Step }
  /** The plan of a streaming subscription covers the whole operation. */
  | { readonly kind: 'stream'; readonly plan: (field: Field, context: PlanContext) => OperationPlan }

export type RootField = FieldDef<RootPlan>

/** A root field that each table can have. */
export type TableRoot = {
  readonly text: (label: string) => string
  readonly isVisible: (table: TrackedTable, schema: RoleSchema) => boolean
  readonly args: (table: TrackedTable, schema: RoleSchema) => readonly Argument[]
  readonly type: (table: TrackedTable, schema: RoleSchema) => TypeRef
  readonly plan: (field: Field, table: TrackedTable, context: PlanContext) => Step
}
