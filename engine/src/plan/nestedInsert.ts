/**
 * Nested inserts. Each row is a separate statement, which stores its result in a slot of the transaction, so that
 * related rows can read their keys from the slot. All statements go to Postgres together.
 */
import type { Table } from '../catalog/catalog.ts'
import type { TrackedTable } from '../schema/model.ts'
import { invalid } from './input.ts'
import type { InsertObject, Relation } from './insertObject.ts'
import { cellsOf, insertOf, insertRightsOf } from './insertRow.ts'
import type { CellValue, OnConflict, Response, Statement } from './plan.ts'
import type { PlanContext } from './selection.ts'

type Nest = {
  readonly objects: readonly InsertObject[]
  readonly table: TrackedTable
  readonly onConflict: OnConflict | undefined
  readonly response: Response
  readonly at: string
  readonly single: boolean
}

type Writer = {
  readonly context: PlanContext
  readonly statements: Statement[]
  readonly slots: { readonly slot: number; readonly table: Table }[]
}

export function planNested(nest: Nest, context: PlanContext): Statement[] {
  const writer: Writer = { context, statements: [], slots: [] }
  const slots = nest.objects.map((object) =>
    writeObject(
      { object, table: nest.table, onConflict: nest.onConflict, given: new Map(), at: rowPath(nest, object) },
      writer,
    ),
  )
  const table = nest.table.table
  const answer: Statement = {
    kind: 'answer',
    at: nest.at,
    table,
    slots,
    affected: writer.slots,
    response: nest.response,
  }
  return [...writer.statements, answer]
}

const rowPath = (nest: Nest, object: InsertObject): string => (nest.single ? nest.at : object.at)

type Row = {
  readonly object: InsertObject
  readonly table: TrackedTable
  readonly onConflict: OnConflict | undefined
  /** The columns whose values come from a related row. */
  readonly given: ReadonlyMap<string, CellValue>
  readonly at: string
  /** The error message if the statement writes no row. */
  readonly refusal?: string
}

function writeObject(row: Row, writer: Writer): number {
  const { object, table } = row
  const rights = insertRightsOf(table, writer.context)
  const named = object.columns.map(({ field }) => field.column.name)
  const clash = [...row.given.keys()].filter((column) => named.includes(column))
  if (clash.length)
    throw invalid(
      `cannot insert ${clash.map((column) => `"${column}"`).join(', ')} columns as their values are already being determined by parent insert`,
      row.at,
    )
  const cells = new Map([...cellsOf(object, rights), ...row.given])
  for (const relation of object.before) writeBefore(relation, cells, writer)
  const slot = writer.slots.length
  writer.slots.push({ slot, table: table.table })
  const write = insertOf([cells], table, rights, row.at, row.onConflict)
  const arrays = object.after.some((relation) => relation.relationship.kind === 'array')
  const mustWrite =
    row.refusal ??
    (object.after.length
      ? `cannot proceed to insert ${arrays ? 'array relations' : 'object relations'} since insert to table "${table.table.name}" affects zero rows`
      : undefined)
  writer.statements.push({ kind: 'keep', at: row.at, write, slot, mustWrite })
  for (const relation of object.after) writeAfter(relation, slot, table, writer)
  return slot
}

/** Writes the related row first, because that row provides this row's foreign key. */
function writeBefore(relation: Relation, cells: Map<string, CellValue>, writer: Writer): void {
  const { relationship, objects, onConflict } = relation
  const { target, join, name } = relationship
  const decided = join.map(([local]) => local).filter((column) => cells.has(column))
  if (decided.length)
    throw invalid(
      `cannot insert object relationship "${name}" as ${decided.map((column) => `"${column}"`).join(', ')} column values are already determined`,
      relation.at,
    )
  const [object] = objects
  if (!object) return
  const refusal = `cannot proceed to insert object relation "${name}" since insert to table "${target.table.name}" affects zero rows`
  const slot = writeObject(
    { object, table: target, onConflict, given: new Map(), at: relation.dataAt, refusal },
    writer,
  )
  for (const [local, remote] of join)
    cells.set(local, { kind: 'related', slot, table: target.table, column: remote })
}

function writeAfter(relation: Relation, parent: number, table: TrackedTable, writer: Writer): void {
  const { relationship, objects, onConflict, dataAt } = relation
  const given = new Map<string, CellValue>(
    relationship.join.map(([local, remote]) => [
      remote,
      { kind: 'related', slot: parent, table: table.table, column: local },
    ]),
  )
  for (const [i, object] of objects.entries()) {
    const at = relationship.kind === 'array' ? `${dataAt}[${i}]` : dataAt
    writeObject({ object, table: relationship.target, onConflict, given, at }, writer)
  }
}
