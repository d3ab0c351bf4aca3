/**
 * A simple in-memory model of query permissions to compare with the engine's SQL. Conditions have SQL's three truth values,
 * and a row passes only if its condition is true.
 */
import { type Row, TABLES, type TableName, type Value, type World } from './world.ts'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type Expression = { readonly [key: string]: Json }

export type SelectPermission = {
  readonly columns: readonly string[]
  readonly filter: Expression
  readonly limit?: number
  readonly allow_aggregations: boolean
}

export type Permissions = Readonly<Record<TableName, SelectPermission | undefined>>
export type SessionVariables = Readonly<Record<string, string>>

export type View = {
  readonly permissions: Permissions
  readonly session: SessionVariables
  readonly world: World
}

export type Node = {
  readonly table: TableName
  readonly columns: readonly string[]
  readonly where: Expression
  readonly limit: number | undefined
  readonly offset: number
  readonly count: boolean
  readonly relations: Readonly<Record<string, Node>>
}

/** Thrown if the field does not exist in the role's schema. */
export class Invisible extends Error {}

type Truth = boolean | null

const not = (value: Truth): Truth => (value === null ? null : !value)
const and = (values: readonly Truth[]): Truth =>
  values.includes(false) ? false : values.includes(null) ? null : true
const or = (values: readonly Truth[]): Truth =>
  values.includes(true) ? true : values.includes(null) ? null : false

const compare = (operator: string, left: Value, right: Value): Truth => {
  if (left === null || right === null) return null
  switch (operator) {
    case 'eq':
      return left === right
    case 'neq':
      return left !== right
    case 'gt':
      return left > right
    case 'gte':
      return left >= right
    case 'lt':
      return left < right
    case 'lte':
      return left <= right
    default:
      throw new Error(`no operator ${operator}`)
  }
}

type Scope = {
  readonly view: View
  /** The row to which a permission applies, for `["$", column]`. */
  readonly root: Row
  /**
   * The author of a condition. Behind a relationship, the role's permissions are added to a caller's condition, but not
   * to a permission's condition.
   */
  readonly by: 'caller' | 'permission'
}

const isObject = (value: Json | undefined): value is Expression =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const list = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])

const constant = (value: Json, scope: Scope): Value => {
  if (typeof value === 'string' && value.toLowerCase().startsWith('x-hasura-')) {
    return Number(scope.view.session[value.toLowerCase()])
  }
  if (typeof value === 'object' && value !== null) throw new Error('a scalar is expected')
  return value
}

const columnNamed = (value: Json, row: Row, scope: Scope): Value => {
  const [first, second] = list(value)
  if (first === '$' && typeof second === 'string') return scope.root[second] ?? null
  const name = typeof value === 'string' ? value : first
  return typeof name === 'string' ? (row[name] ?? null) : null
}

const operation = (operator: string, operand: Json, left: Value, row: Row, scope: Scope): Truth => {
  if (operator === '_is_null') return (left === null) === operand
  if (operator === '_in') return or(list(operand).map((each) => compare('eq', left, constant(each, scope))))
  if (operator === '_nin')
    return and(list(operand).map((each) => compare('neq', left, constant(each, scope))))
  if (operator.startsWith('_c')) return compare(operator.slice(2), left, columnNamed(operand, row, scope))
  return compare(operator.slice(1), left, constant(operand, scope))
}

const related = (table: TableName, name: string, row: Row, world: World): readonly Row[] => {
  const relation = TABLES[table].relations[name]
  return relation
    ? world[relation.table].filter((other) => other[relation.remote] === row[relation.local])
    : []
}

const exists = (operand: Json, scope: Scope): Truth => {
  if (!isObject(operand) || !isObject(operand._table) || !isObject(operand._where))
    throw new Error('a bad _exists')
  const table = operand._table.name as TableName
  const where = operand._where
  return scope.view.world[table].some((row) => holds(table, where, row, scope) === true)
}

const field = (table: TableName, name: string, operand: Json, row: Row, scope: Scope): Truth => {
  const relation = TABLES[table].relations[name]
  if (relation) {
    const remote = relation.table
    return related(table, name, row, scope.view.world).some(
      (other) =>
        (scope.by === 'permission' || isVisible(remote, other, scope.view)) &&
        holds(remote, isObject(operand) ? operand : {}, other, scope) === true,
    )
  }
  if (!isObject(operand)) throw new Error(`operators of ${name} are expected`)
  return and(
    Object.entries(operand).map(([operator, value]) =>
      operation(operator, value, row[name] ?? null, row, scope),
    ),
  )
}

const holds = (table: TableName, expression: Expression, row: Row, scope: Scope): Truth =>
  and(
    Object.entries(expression).map(([key, operand]) => {
      const parts = (): readonly Truth[] =>
        list(operand).map((each) => holds(table, isObject(each) ? each : {}, row, scope))
      if (key === '_and') return and(parts())
      if (key === '_or') return or(parts())
      if (key === '_not') return not(holds(table, isObject(operand) ? operand : {}, row, scope))
      if (key === '_exists') return exists(operand, scope)
      return field(table, key, operand, row, scope)
    }),
  )

const permissionOf = (table: TableName, permissions: Permissions): SelectPermission => {
  const permission = permissions[table]
  if (!permission) throw new Invisible(table)
  return permission
}

export const isPermitted = (table: TableName, filter: Expression, row: Row, view: View): boolean =>
  holds(table, filter, row, { view, root: row, by: 'permission' }) === true

const isVisible = (table: TableName, row: Row, view: View): boolean =>
  isPermitted(table, permissionOf(table, view.permissions).filter, row, view)

export const isWanted = (table: TableName, where: Expression, row: Row, view: View): boolean =>
  holds(table, where, row, { view, root: row, by: 'caller' }) === true

/** Every name in the query must be in the role's schema, even if no row is read. */
export const checkNames = (table: TableName, expression: Expression, permissions: Permissions): void => {
  for (const [key, operand] of Object.entries(expression)) {
    const relation = TABLES[table].relations[key]
    if (key === '_and' || key === '_or') {
      for (const each of list(operand)) if (isObject(each)) checkNames(table, each, permissions)
    } else if (key === '_not') {
      if (isObject(operand)) checkNames(table, operand, permissions)
    } else if (relation) {
      permissionOf(relation.table, permissions)
      if (isObject(operand)) checkNames(relation.table, operand, permissions)
    } else if (!permissionOf(table, permissions).columns.includes(key)) throw new Invisible(key)
  }
}

export const checkNode = (node: Node, permissions: Permissions): void => {
  const { columns, allow_aggregations: aggregations } = permissionOf(node.table, permissions)
  for (const column of node.columns) if (!columns.includes(column)) throw new Invisible(column)
  if (node.count && !aggregations) throw new Invisible('aggregate')
  checkNames(node.table, node.where, permissions)
  for (const child of Object.values(node.relations)) checkNode(child, permissions)
}

const passing = (node: Node, candidates: readonly Row[], view: View): readonly Row[] =>
  candidates.filter((row) => isVisible(node.table, row, view) && isWanted(node.table, node.where, row, view))

const project = (node: Node, row: Row, view: View): Record<string, unknown> => ({
  ...Object.fromEntries(node.columns.map((column) => [column, row[column] ?? null])),
  ...Object.fromEntries(
    Object.entries(node.relations).map(([name, child]) => {
      const rows = evaluate(child, related(node.table, name, row, view.world), view)
      return [name, TABLES[node.table].relations[name]?.kind === 'object' ? (rows[0] ?? null) : rows]
    }),
  ),
})

/** Returns rows sorted by id, as the test's queries do if the role can see the id. */
export const evaluate = (
  node: Node,
  candidates: readonly Row[],
  view: View,
): readonly Record<string, unknown>[] => {
  const allowed = permissionOf(node.table, view.permissions).limit
  const limit = Math.min(node.limit ?? Number.POSITIVE_INFINITY, allowed ?? Number.POSITIVE_INFINITY)
  return passing(node, candidates, view)
    .slice(node.offset, node.offset + limit)
    .map((row) => project(node, row, view))
}

/** Aggregates apply the role's filter but not its limit. */
export const evaluateCount = (node: Node, view: View): number =>
  passing(node, view.world[node.table], view).length
