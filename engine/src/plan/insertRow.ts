import type { InsertRights, TrackedTable } from '../schema/model.ts'
import { columnComparable, parameter } from './comparable.ts'
import type { InsertObject } from './insertObject.ts'
import type { CellValue, Write } from './plan.ts'
import type { PlanContext } from './selection.ts'

export function insertRightsOf(table: TrackedTable, context: PlanContext): InsertRights {
  const rights = context.schema.insertRights(table)
  if (!rights) throw new Error(`${table.id} has no insert in this role's schema`)
  return rights
}

export function cellsOf(object: InsertObject, rights: InsertRights): Map<string, CellValue> {
  const cells = new Map<string, CellValue>()
  for (const { field, input } of object.columns)
    cells.set(field.column.name, parameter(input, columnComparable(field), true))
  for (const { column, value } of rights.presets) cells.set(column.name, value)
  return cells
}

export function insertOf(
  rows: readonly ReadonlyMap<string, CellValue>[],
  table: TrackedTable,
  rights: InsertRights,
  at: string,
  onConflict: Extract<Write, { kind: 'insert' }>['onConflict'],
): Write {
  const used = new Set(rows.flatMap((row) => [...row.keys()]))
  const columns = [...table.table.columns.values()].filter((column) => used.has(column.name))
  return {
    kind: 'insert',
    table: table.table,
    columns,
    rows: rows.map((row) => columns.map((column) => row.get(column.name))),
    onConflict,
    check: { holds: rights.check, at },
  }
}
