import { isGeo } from '../catalog/scalar.ts'
import type {
  AggregateField,
  AggregatePart,
  From,
  Order,
  OrderBy,
  Output,
  OutputValue,
  Rows,
} from '../plan/plan.ts'
import type { Operand } from '../schema/expression.ts'
import {
  aggregateSql,
  aliases,
  booleanSql,
  callSql,
  extremeSql,
  joinSql,
  operandSql,
  type Scope,
  valueSql,
} from './boolean.ts'
import { empty, type Fragment, join, name, raw, sql, tableName, text } from './fragment.ts'

/** Postgres truncates longer identifiers, so longer response names cannot be column aliases. */
const LONGEST_IDENTIFIER = 63
/** json_build_object accepts at most 100 arguments. */
const MOST_PAIRS = 50

type Column = { readonly key: string; readonly value: Fragment }

export function outputSql(output: OutputValue, scope: Scope): Fragment {
  switch (output.kind) {
    case 'text':
      return sql`${text(output.text)}::text`
    case 'operand':
      return scalarSql(output, scope)
    case 'object':
      return sql`(${objectSql(output, scope)})`
    case 'list':
      return sql`(${listSql(output, scope)})`
    case 'aggregate':
      return sql`(${aggregateRowsSql(output.rows, output.parts, scope)})`
  }
}

/** SQL for a complete statement. If the object does not exist, the statement returns no row. */
export function readSql(output: OutputValue, scope: Scope): Fragment {
  if (output.kind === 'list') return listSql(output, scope)
  if (output.kind === 'object') return objectSql(output, scope)
  if (output.kind === 'aggregate') return aggregateRowsSql(output.rows, output.parts, scope)
  return sql`SELECT ${outputSql(output, scope)}`
}

function scalarSql(output: Extract<OutputValue, { kind: 'operand' }>, scope: Scope): Fragment {
  const value = operandSql(output.operand, scope)
  if (output.path) return sql`(${value} #> coalesce(${valueSql(output.path)}, '{}'))`
  if (output.stringify) return sql`(${value})::text`
  if (isGeo(output.operand.type)) return sql`ST_AsGeoJSON(${value}, 15, 4)::json`
  return value
}

/** A row as `SELECT a AS "a", …`, or as one json object if the keys don't fit into aliases. */
type RowColumns = {
  readonly list: Fragment
  readonly element: (row: string) => Fragment
  readonly json: (row: string) => Fragment
}

function rowColumns(columns: readonly Column[]): RowColumns {
  const fitting =
    columns.length > 0 && columns.every(({ key }) => Buffer.byteLength(key) <= LONGEST_IDENTIFIER)
  if (fitting)
    return {
      list: join(
        columns.map(({ key, value }) => sql`${value} AS ${name(key)}`),
        ', ',
      ),
      element: (row) => name(row),
      json: (row) => sql`row_to_json(${name(row)})`,
    }
  const json = (row: string): Fragment => sql`${name(row)}."json"`
  return { list: sql`${buildObject(columns)} AS "json"`, element: json, json }
}

export function buildObject(columns: readonly Column[]): Fragment {
  if (columns.length === 0) return raw(`'{}'::json`)
  if (columns.length <= MOST_PAIRS)
    return sql`json_build_object(${join(
      columns.map(({ key, value }) => sql`${text(key)}, ${value}`),
      ', ',
    )})`
  const inner = columns.map(({ key, value }) => sql`${value} AS ${name(key)}`)
  return sql`(SELECT row_to_json("o") FROM (SELECT ${join(inner, ', ')}) AS "o")`
}

function fieldColumns(fields: readonly Output[], scope: Scope): Column[] {
  return fields.map(({ key, value }) => ({ key, value: outputSql(value, scope) }))
}

export const rowObject = (fields: readonly Output[], scope: Scope): Fragment =>
  buildObject(fieldColumns(fields, scope))

export function objectSql(
  output: { readonly rows: Rows; readonly fields: readonly Output[] },
  scope: Scope,
): Fragment {
  const row = scope.fresh()
  const inner = scope.fresh()
  const columns = rowColumns(fieldColumns(output.fields, { ...scope, row, root: row }))
  const body = rowsSql(output.rows, columns.list, row, scope, 1)
  return sql`SELECT ${columns.json(inner)} FROM (${body}) AS ${name(inner)}`
}

type RowList = { readonly rows: Rows; readonly fields: readonly Output[] }

export function listSql(output: RowList, scope: Scope): Fragment {
  const row = scope.fresh()
  const inner = scope.fresh()
  const columns = rowColumns(fieldColumns(output.fields, { ...scope, row, root: row }))
  const body = pageSql(output, columns.list, row, scope)
  return sql`SELECT coalesce(json_agg(${columns.element(inner)}), '[]') FROM (${body}) AS ${name(inner)}`
}

/** SQL for a stream's batch: its list and its next cursor. */
export function streamCursor(
  output: { readonly rows: Rows; readonly fields: readonly Output[] },
  stream: { readonly by: Operand },
): Fragment {
  const fresh = aliases()
  const row = fresh()
  const inner = fresh()
  const scope: Scope = { row, root: row, fresh }
  const json = nodeSql(output.fields, scope)
  const columns = sql`${json} AS "json", ${operandSql(stream.by, scope)} AS "at"`
  const body = rowsSql(output.rows, columns, row, { row: '', root: '', fresh }, undefined)
  // Takes the value of the last row, because not every type that can be sorted has max and min.
  return sql`SELECT coalesce(json_agg(${name(inner)}."json"), '[]') AS "list", (array_agg(${name(inner)}."at"::text))[count(*)] AS "cursor" FROM (${body}) AS ${name(inner)}`
}

/**
 * Selects the page's rows first, because Postgres also evaluates subqueries for rows that OFFSET skips. The whole row
 * is included for functions; Postgres drops it if it is not used.
 */
function pageSql({ rows, fields }: RowList, columns: Fragment, row: string, outer: Scope): Fragment {
  const isPlain = fields.every(({ value }) => value.kind === 'text' || value.kind === 'operand')
  if (isPlain || rows.offset === undefined || rows.from.kind !== 'table' || rows.distinctOn.length > 0)
    return rowsSql(rows, columns, row, outer, rows.rowLimit)
  const whole = sql`${name(row)}.*, ${name(row)} AS ${name(row)}`
  return sql`SELECT ${columns} FROM (${rowsSql(rows, whole, row, outer, rows.rowLimit)}) AS ${name(row)}`
}

export function rowsSql(
  rows: Rows,
  columns: Fragment,
  row: string,
  outer: Scope,
  cap: number | undefined,
): Fragment {
  const scope: Scope = { ...outer, row, root: row }
  const conditions = [...joinSql(rows.join, outer.row, row), ...presence(rows.from, row)]
  const where =
    rows.where.kind === 'and' && rows.where.all.length === 0
      ? conditions
      : [...conditions, booleanSql(rows.where, scope)]
  const distinct = rows.distinctOn.map((operand) => operandSql(operand, scope))
  const orders = [
    ...(rows.orderBy.length || distinct.length === 0 ? [] : distinct.map((d) => sql`${d} ASC NULLS LAST`)),
    ...rows.orderBy.map((order) => orderSql(order, scope)),
  ]
  const clauses = [
    sql`SELECT ${distinct.length ? sql`DISTINCT ON (${join(distinct, ', ')}) ` : empty}${columns}`,
    sql`FROM ${fromSql(rows.from, outer)} AS ${name(row)}`,
    ...(where.length ? [sql`WHERE ${join(where, ' AND ')}`] : []),
    ...(orders.length ? [sql`ORDER BY ${join(orders, ', ')}`] : []),
    ...limitSql(rows.limit, cap),
    ...(rows.offset ? [sql`OFFSET ${numberSql(rows.offset)}`] : []),
  ]
  return join(clauses, ' ')
}

/** If such a function finds nothing, Postgres returns a row of nulls instead of no row. */
const presence = (from: From, row: string): Fragment[] =>
  from.kind === 'function' && !from.function.returnsSet ? [sql`(NOT (${name(row)} IS NULL))`] : []

function limitSql(limit: Rows['limit'], cap: number | undefined): Fragment[] {
  const bound = cap === undefined ? undefined : raw(String(cap))
  if (limit === undefined) return bound ? [sql`LIMIT ${bound}`] : []
  const wanted = numberSql(limit)
  if (typeof limit === 'number' && cap !== undefined) return [sql`LIMIT ${raw(String(Math.min(limit, cap)))}`]
  return [bound ? sql`LIMIT least(${wanted}, ${bound})` : sql`LIMIT ${wanted}`]
}

const numberSql = (value: Exclude<Rows['limit'], undefined>): Fragment =>
  typeof value === 'number' ? raw(String(value)) : valueSql(value)

export const slotName = (slot: number): string => `hasura.rows_${slot}`

/** Rows that earlier statements of the transaction stored, as an array of the table's row type. */
export function writtenRows(
  table: { readonly schema: string; readonly name: string },
  slots: readonly number[],
): Fragment {
  const arrays = slots.map((slot) => sql`current_setting(${text(slotName(slot))})::${tableName(table)}[]`)
  return sql`(${join(arrays, ' || ')})`
}

function fromSql(from: From, outer: Scope): Fragment {
  switch (from.kind) {
    case 'table':
      return tableName(from.table)
    case 'function':
      return callSql(from.function, from.arguments, outer)
    case 'written':
      return sql`unnest(${writtenRows(from.table, from.slots)})`
    case 'cte':
      return name(from.name)
  }
}

function orderSql(order: Order, scope: Scope): Fragment {
  const direction = `${order.descending ? 'DESC' : 'ASC'} NULLS ${order.nullsFirst ? 'FIRST' : 'LAST'}`
  return sql`${orderBySql(order.by, scope)} ${raw(direction)}`
}

function orderBySql(by: OrderBy, scope: Scope): Fragment {
  if (by.kind === 'operand') return operandSql(by.operand, scope)
  const row = scope.fresh()
  const inner: Scope = { ...scope, row, root: row }
  const where = [...joinSql(by.join, scope.row, row), booleanSql(by.filter, inner)]
  if (by.kind === 'related')
    return sql`(SELECT ${orderBySql(by.by, inner)} FROM ${tableName(by.table)} AS ${name(row)} WHERE ${join(where, ' AND ')} LIMIT 1)`
  const value = by.operand
    ? extremeSql(by.function, operandSql(by.operand, inner), by.operand.type)
    : aggregateSql(by.function, [], false)
  return sql`(SELECT ${value} FROM ${fromSql(by.from, scope)} AS ${name(row)} WHERE ${join(where, ' AND ')})`
}

/** SQL for aggregates and nodes over the same rows. A subquery returns each row's operands and, for nodes, its JSON. */
function aggregateRowsSql(rows: Rows, parts: readonly AggregatePart[], outer: Scope): Fragment {
  const row = outer.fresh()
  const inner = outer.fresh()
  const scope: Scope = { ...outer, row, root: row }
  const picked: Fragment[] = []
  const pick = (value: Fragment): Fragment => {
    const column = `c${picked.length}`
    picked.push(sql`${value} AS ${name(column)}`)
    return sql`${name(inner)}.${name(column)}`
  }
  const columns = parts.map((part): Column => {
    if (part.kind === 'text') return { key: part.key, value: sql`${text(part.text)}::text` }
    if (part.kind === 'aggregate')
      return {
        key: part.key,
        value: buildObject(part.fields.map((field) => aggregateField(field, scope, pick))),
      }
    const json = pick(nodeSql(part.fields, scope))
    if (rows.rowLimit === undefined) return { key: part.key, value: sql`coalesce(json_agg(${json}), '[]')` }
    const position = pick(sql`row_number() OVER (${windowOrder(rows, scope)})`)
    const kept = sql`json_agg(${json}) FILTER (WHERE ${position} <= ${raw(String(rows.rowLimit))})`
    return { key: part.key, value: sql`coalesce(${kept}, '[]')` }
  })
  const body = rowsSql(rows, picked.length ? join(picked, ', ') : raw('1'), row, outer, undefined)
  return sql`SELECT ${buildObject(columns)} FROM (${body}) AS ${name(inner)}`
}

const windowOrder = (rows: Rows, scope: Scope): Fragment =>
  rows.orderBy.length
    ? sql`ORDER BY ${join(
        rows.orderBy.map((order) => orderSql(order, scope)),
        ', ',
      )}`
    : empty

/** One row's JSON. Uses row_to_json, the fastest way, if the keys fit into aliases. */
function nodeSql(fields: readonly Output[], scope: Scope): Fragment {
  const row = scope.fresh()
  const columns = rowColumns(fieldColumns(fields, scope))
  return sql`(SELECT ${columns.json(row)} FROM (SELECT ${columns.list}) AS ${name(row)})`
}

function aggregateField(field: AggregateField, scope: Scope, pick: (value: Fragment) => Fragment): Column {
  const { key } = field
  const picked = (operand: Operand) => pick(operandSql(operand, scope))
  if (field.kind === 'text') return { key, value: sql`${text(field.text)}::text` }
  if (field.kind === 'count')
    return { key, value: aggregateSql('count', field.of.map(picked), field.distinct) }
  const columns = field.fields.map((inner): Column => {
    if (inner.kind === 'text') return { key: inner.key, value: sql`${text(inner.text)}::text` }
    const value = extremeSql(field.function, picked(inner.operand), inner.operand.type)
    return { key: inner.key, value: inner.stringify ? sql`(${value})::text` : value }
  })
  return { key, value: buildObject(columns) }
}
