import type { PgType } from '../catalog/catalog.ts'
import { isGeo, isListedAsText, lacksExtremes } from '../catalog/scalar.ts'
import type { Bool, CallArgument, Join, Operand, Value } from '../schema/expression.ts'
import { empty, type Fragment, join, name, parameter, raw, sql, tableName, text } from './fragment.ts'

/** The SQL aliases of the current row and of the row to which the permission applies. */
export type Scope = {
  readonly row: string
  readonly root: string
  /** The SQL of the aggregate. Set only inside a condition on an aggregate. */
  readonly aggregate?: Fragment
  readonly fresh: () => string
}

export function aliases(): () => string {
  let count = 0
  return () => `t${count++}`
}

export function booleanSql(bool: Bool, scope: Scope): Fragment {
  switch (bool.kind) {
    case 'and':
    case 'or': {
      if (bool.all.length === 0) return raw(bool.kind === 'and' ? 'TRUE' : 'FALSE')
      const parts = bool.all.map((part) => booleanSql(part, scope))
      return sql`(${join(parts, bool.kind === 'and' ? ' AND ' : ' OR ')})`
    }
    case 'not':
      return sql`(NOT ${booleanSql(bool.of, scope)})`
    case 'rooted':
      return booleanSql(bool.of, { ...scope, root: scope.row })
    case 'compare':
      return compareSql(bool, scope)
    case 'is-null': {
      const left = operandSql(bool.left, scope)
      if (typeof bool.is === 'boolean') return sql`(${left} ${raw(bool.is ? 'IS NULL' : 'IS NOT NULL')})`
      return sql`((${left} IS NULL) = ${valueSql(bool.is)})`
    }
    case 'within-distance': {
      const options = bool.spheroid ? sql`, ${valueSql(bool.spheroid)}` : empty
      return sql`${raw(bool.function)}(${operandSql(bool.left, scope)}, ${valueSql(bool.from)}, ${valueSql(bool.distance)}${options})`
    }
    case 'exists': {
      const inner = scope.fresh()
      const conditions = [
        ...joinSql(bool.join, scope.row, inner),
        booleanSql(bool.where, { ...scope, row: inner }),
      ]
      return sql`EXISTS (SELECT 1 FROM ${tableName(bool.table)} AS ${name(inner)} WHERE ${join(conditions, ' AND ')})`
    }
    case 'exists-call': {
      const inner = scope.fresh()
      const call = callSql(bool.function, bool.arguments, scope)
      return sql`EXISTS (SELECT 1 FROM ${call} AS ${name(inner)} WHERE ${booleanSql(bool.where, { ...scope, row: inner })})`
    }
    case 'aggregate': {
      const inner = scope.fresh()
      const within = { ...scope, row: inner }
      const columns = bool.columns.map((column) => operandSql(column, within))
      const aggregate = aggregateSql(bool.function, columns, bool.distinct)
      const conditions = [...joinSql(bool.join, scope.row, inner), booleanSql(bool.where, within)]
      const test = booleanSql(bool.test, { ...within, aggregate })
      return sql`(SELECT ${test} FROM ${tableName(bool.table)} AS ${name(inner)} WHERE ${join(conditions, ' AND ')})`
    }
  }
}

/** SQL for `max` or `min`. If Postgres has neither for a type, takes the first value in sort order. */
export function extremeSql(fn: string, operand: Fragment, type: PgType): Fragment {
  if ((fn !== 'max' && fn !== 'min') || !lacksExtremes(type)) return aggregateSql(fn, [operand], false)
  const direction = raw(fn === 'max' ? 'DESC NULLS LAST' : 'ASC NULLS LAST')
  return sql`(array_agg(${operand} ORDER BY ${operand} ${direction}))[1]`
}

export function aggregateSql(fn: string, columns: readonly Fragment[], distinct: boolean): Fragment {
  const inner =
    columns.length === 0
      ? raw('*')
      : columns.length > 1 && fn === 'count'
        ? sql`(${join(columns, ', ')})`
        : join(columns, ', ')
  return sql`${raw(fn)}(${raw(distinct && columns.length > 0 ? 'DISTINCT ' : '')}${inner})`
}

export function joinSql(pairs: Join, local: string, remote: string): Fragment[] {
  return pairs.map(([l, r]) => sql`(${columnSql(remote, r)} = ${columnSql(local, l)})`)
}

export const columnSql = (row: string, column: string): Fragment => sql`${name(row)}.${name(column)}`

function compareSql(bool: Extract<Bool, { kind: 'compare' }>, scope: Scope): Fragment {
  const left = operandSql(bool.left, scope)
  const right = operandSql(bool.right, scope)
  if (bool.operator === '= ANY' || bool.operator === '<> ALL')
    return sql`(${left} ${raw(bool.operator)} (${membersSql(right, bool.right.type, scope)}))`
  if (bool.operator.startsWith('ST_')) return sql`${raw(bool.operator)}(${left}, ${right})`
  const plain = sql`(${left} ${raw(bool.operator)} ${right})`
  if (!bool.nullSafe) return plain
  return bool.operator === '='
    ? sql`(${plain} OR ((${left} IS NULL) AND (${right} IS NULL)))`
    : sql`(${plain} OR ((${left} IS NOT NULL) AND (${right} IS NULL)))`
}

/** The array for `= ANY`. For types whose arrays Postgres cannot read from text, it is an array of texts. */
function membersSql(list: Fragment, { element }: PgType, scope: Scope): Fragment {
  if (!element || !isListedAsText(element)) return list
  const member = name(scope.fresh())
  return sql`SELECT ${fromText(member, element)} FROM unnest(${list}) AS ${member}`
}

export const fromText = (given: Fragment, type: PgType): Fragment =>
  isGeo(type) ? sql`ST_GeomFromGeoJSON(${given})::${raw(type.sql)}` : sql`${given}::${raw(type.sql)}`

export function operandSql(operand: Operand, scope: Scope): Fragment {
  switch (operand.kind) {
    case 'column':
      return columnSql(scope.row, operand.column)
    case 'root-column':
      return columnSql(scope.root, operand.column)
    case 'call':
      return callSql(operand.function, operand.arguments, scope)
    case 'cast':
      return sql`(${operandSql(operand.of, scope)})::${raw(operand.type.sql)}`
    case 'guarded': {
      // True if a permission on the current row contains this condition.
      const when = booleanSql(operand.when, { ...scope, root: scope.row })
      return sql`(CASE WHEN ${when} THEN ${operandSql(operand.of, scope)} END)`
    }
    case 'aggregate-value':
      return scope.aggregate ?? empty
    case 'value':
      return valueSql(operand)
  }
}

export function valueSql({ origin, type }: Value): Fragment {
  if (origin.kind === 'metadata')
    return origin.text === null ? sql`NULL::${raw(type.sql)}` : fromText(text(origin.text), type)
  if (!isGeo(type)) return parameter(origin, type.sql)
  return fromText(parameter(origin, 'text'), type)
}

export function callSql(
  fn: { readonly schema: string; readonly name: string },
  given: readonly CallArgument[],
  scope: Pick<Scope, 'row'>,
): Fragment {
  const written = given.map((argument) => {
    if (argument.kind === 'row') return name(scope.row)
    const value = valueSql(argument.value)
    return argument.name === undefined ? value : sql`${name(argument.name)} => ${value}`
  })
  return sql`${tableName(fn)}(${join(written, ', ')})`
}
