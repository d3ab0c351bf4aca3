/** One role's view of the model: its permissions on each table. */
import type { Settings } from '../contract.ts'
import type { DeleteRights, InsertRights, Model, SelectRights, TrackedTable, UpdateRights } from './model.ts'

export type RoleSchema = {
  readonly role: string
  readonly model: Model
  readonly settings: Settings
  readonly selectRights: (table: TrackedTable) => SelectRights | undefined
  readonly insertRights: (table: TrackedTable) => InsertRights | undefined
  readonly updateRights: (table: TrackedTable) => UpdateRights | undefined
  readonly deleteRights: (table: TrackedTable) => DeleteRights | undefined
}

/** `backendOnly` is true if the request can use permissions marked backend_only. */
export function buildRoleSchema(
  model: Model,
  settings: Settings,
  role: string,
  backendOnly: boolean,
): RoleSchema {
  const rights = (table: TrackedTable) => table.rights.get(role)
  const unlocked = <R extends { readonly backendOnly: boolean }>(given: R | undefined): R | undefined =>
    given?.backendOnly && !backendOnly ? undefined : given
  return {
    role,
    model,
    settings,
    selectRights: (table: TrackedTable) => rights(table)?.select,
    insertRights: (table: TrackedTable) =>
      table.table.insertable ? unlocked(rights(table)?.insert) : undefined,
    updateRights: (table: TrackedTable) =>
      table.table.updatable ? unlocked(rights(table)?.update) : undefined,
    // Hasura uses `insertable` to decide whether delete fields exist (hasura-reference 2.1).
    deleteRights: (table: TrackedTable) =>
      table.table.insertable ? unlocked(rights(table)?.delete) : undefined,
  }
}
