import type { Column, Table } from '../catalog.ts'
import { graphql } from '../engine.ts'
import { isObject, type JsonObject, number, objects } from '../json.ts'
import { type Filter, rowOf, whereOf } from './filters.ts'

export const PAGE_SIZE = 50

/** Above this many rows, an unfiltered table shows Postgres' estimate, because an exact count would take seconds. */
const COUNTED_ROWS = 200_000

export type Sort = { readonly column: string; readonly descending: boolean }

const fields = (columns: readonly Column[]): string => columns.map((column) => column.field).join(' ')

/** Always adds the primary key as the last sort key, so that no row appears on two pages. */
const orderBy = (table: Table, sort: Sort | undefined): readonly JsonObject[] => {
  const chosen = sort ? [sort] : []
  const key = table.primaryKey
    .filter((name) => name !== sort?.column)
    .map((column) => ({ column, descending: false }))
  return [...chosen, ...key].flatMap(({ column, descending }) => {
    const field = table.columns.find((each) => each.name === column)?.field
    return field ? [{ [field]: descending ? 'desc_nulls_last' : 'asc_nulls_last' }] : []
  })
}

export const loadRows = async (
  secret: string,
  table: Table,
  filters: readonly Filter[],
  sort: Sort | undefined,
  page: number,
): Promise<readonly JsonObject[]> => {
  const query = `query Rows($where: ${table.type}_bool_exp, $order: [${table.type}_order_by!]) {
  rows: ${table.roots.select}(where: $where, order_by: $order, limit: ${PAGE_SIZE}, offset: ${page * PAGE_SIZE}) { ${fields(table.columns)} }
}`
  const data = await graphql(secret, query, {
    where: whereOf(table.columns, filters),
    order: orderBy(table, sort),
  })
  return objects(data.rows)
}

export type Total = { readonly rows: number; readonly exact: boolean }

export const loadTotal = async (secret: string, table: Table, filters: readonly Filter[]): Promise<Total> => {
  if (filters.length === 0 && table.estimate > COUNTED_ROWS) return { rows: table.estimate, exact: false }
  const query = `query Total($where: ${table.type}_bool_exp) {
  total: ${table.roots.aggregate}(where: $where) { aggregate { count } }
}`
  const data = await graphql(secret, query, { where: whereOf(table.columns, filters) })
  const { aggregate } = rowOf(data.total)
  return { rows: number(rowOf(aggregate).count), exact: true }
}

export const insertRow = (secret: string, table: Table, row: JsonObject): Promise<JsonObject> =>
  graphql(
    secret,
    `mutation Insert($row: ${table.type}_insert_input!) {
  done: ${table.roots.insertOne}(object: $row) { ${fields(table.columns)} }
}`,
    { row },
  )

const keyOf = (table: Table, row: JsonObject): readonly (readonly [string, JsonObject[string]])[] =>
  table.primaryKey.flatMap((name) => {
    const field = table.columns.find((each) => each.name === name)?.field
    const value = field === undefined ? undefined : row[field]
    return field === undefined || value === undefined ? [] : [[field, value] as const]
  })

export const rowKey = (table: Table, row: JsonObject): string =>
  JSON.stringify(keyOf(table, row).map(([, value]) => value))

export const updateRow = async (
  secret: string,
  table: Table,
  row: JsonObject,
  set: JsonObject,
): Promise<void> => {
  const data = await graphql(
    secret,
    `mutation Update($key: ${table.type}_pk_columns_input!, $set: ${table.type}_set_input!) {
  done: ${table.roots.updateByPk}(pk_columns: $key, _set: $set) { ${fields(table.columns)} }
}`,
    { key: Object.fromEntries(keyOf(table, row)), set },
  )
  if (!isObject(data.done)) throw new Error('This row no longer exists.')
}

export const deleteRow = async (secret: string, table: Table, row: JsonObject): Promise<void> => {
  const where = { _and: keyOf(table, row).map(([field, value]) => ({ [field]: { _eq: value } })) }
  await graphql(
    secret,
    `mutation Delete($where: ${table.type}_bool_exp!) {
  done: ${table.roots.delete}(where: $where) { affected_rows }
}`,
    { where },
  )
}

export type EnumValue = { readonly value: string; readonly comment: string | null }

export const loadEnum = async (secret: string, table: Table): Promise<readonly EnumValue[]> => {
  const data = await graphql(
    secret,
    'query Values($type: String!) { __type(name: $type) { enumValues { name description } } }',
    {
      type: `${table.type}_enum`,
    },
  )
  return objects(rowOf(data.__type).enumValues).map(({ name, description }) => ({
    value: String(name),
    comment: typeof description === 'string' ? description : null,
  }))
}
