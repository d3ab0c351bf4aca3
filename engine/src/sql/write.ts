import type { Assignment, CellValue, Check, OnConflict, Response, Statement, Write } from '../plan/plan.ts'
import { isTrue, type Origin } from '../schema/expression.ts'
import { actionOutputSql, actionResultSql } from './action.ts'
import { aliases, booleanSql, columnSql, fromText, type Scope, valueSql } from './boolean.ts'
import { empty, type Fragment, join, name, parameter, raw, sql, tableName, text } from './fragment.ts'
import {
  buildObject,
  listSql,
  objectSql,
  outputSql,
  readSql,
  rowObject,
  slotName,
  writtenRows,
} from './read.ts'
import { CHECK_FAILED, refuse } from './refusal.ts'

const TARGET = 'w'
const WRITTEN = 'written'
const CHECKED = 'engine__checked'

export function statementValue(statement: Statement): Fragment {
  const scope: Scope = { row: '', root: '', fresh: aliases() }
  if (statement.kind === 'read') return outputSql(statement.value, scope)
  return statementSql(statement)
}

/**
 * SQL for a statement. `condition` is for the SELECT around a write. A read-only statement cannot have a condition.
 */
export function statementSql(statement: Statement, condition = empty): Fragment {
  const scope: Scope = { row: '', root: '', fresh: aliases() }
  switch (statement.kind) {
    case 'read':
      return readSql(statement.value, scope)
    case 'write':
      return writeAndAnswer(statement, condition, scope)
    case 'keep':
      return keepRows(statement, condition, scope)
    case 'answer':
      return answer(statement, scope)
    case 'action-result':
      return actionResultSql(statement)
    case 'action-output':
      return actionOutputSql(statement)
  }
}

type Kind<K extends Statement['kind']> = Extract<Statement, { kind: K }>

function writeAndAnswer({ write, response }: Kind<'write'>, condition: Fragment, scope: Scope): Fragment {
  // RETURNING can produce the response, because there is at most one row and no other output.
  if (response.kind === 'row') {
    const row = rowObject(response.fields, { ...scope, row: TARGET, root: TARGET })
    if (condition === empty) return writeSql(write, row, scope)
    const cte = writeSql(write, sql`${row} AS "row"`, scope)
    return sql`WITH ${name(WRITTEN)} AS (${cte}) SELECT "row" FROM ${name(WRITTEN)}${condition}`
  }
  const rows = { from: { kind: 'cte', table: write.table, name: WRITTEN } } as const
  const cte = writeSql(write, sql`${name(TARGET)}.*`, scope)
  const count = sql`(SELECT count(*) FROM ${name(WRITTEN)})`
  return sql`WITH ${name(WRITTEN)} AS (${cte}) SELECT ${responseSql(response, rows.from, count, scope)}${condition}`
}

function keepRows(statement: Kind<'keep'>, condition: Fragment, scope: Scope): Fragment {
  const { write, slot, mustWrite, at } = statement
  const cte = writeSql(write, sql`${name(TARGET)} AS "r"`, scope)
  const array = sql`coalesce(array_agg("r"), '{}')::${tableName(write.table)}[]::text`
  const set = sql`set_config(${text(slotName(slot))}, ${array}, true)`
  const kept =
    mustWrite === undefined
      ? set
      : sql`CASE WHEN count(*) = 0 THEN ${refuse({ code: 'not-supported', message: mustWrite, at }, raw('count(*)::text'))}::text ELSE ${set} END`
  return sql`WITH ${name(WRITTEN)} AS (${cte}) SELECT ${kept} FROM ${name(WRITTEN)}${condition}`
}

function answer(statement: Kind<'answer'>, scope: Scope): Fragment {
  const counts = statement.affected.map(({ slot, table }) => sql`cardinality(${writtenRows(table, [slot])})`)
  const from = { kind: 'written', table: statement.table, slots: statement.slots } as const
  return sql`SELECT ${responseSql(statement.response, from, counts.length ? join(counts, ' + ') : raw('0'), scope)}`
}

type ResponseFrom = Parameters<typeof listSql>[0]['rows']['from']

function responseSql(response: Response, from: ResponseFrom, count: Fragment, scope: Scope): Fragment {
  const rows = {
    from,
    join: [],
    where: { kind: 'and', all: [] },
    distinctOn: [],
    orderBy: [],
    limit: undefined,
    rowLimit: undefined,
    offset: undefined,
  } as const
  if (response.kind === 'row') return sql`(${objectSql({ rows, fields: response.fields }, scope)})`
  const columns = response.parts.map((part) => {
    if (part.kind === 'text') return { key: part.key, value: sql`${text(part.text)}::text` }
    if (part.kind === 'affected') return { key: part.key, value: count }
    return { key: part.key, value: sql`(${listSql({ rows, fields: part.fields }, scope)})` }
  })
  return buildObject(columns)
}

function writeSql(write: Write, returned: Fragment, scope: Scope): Fragment {
  const row: Scope = { ...scope, row: TARGET, root: TARGET }
  if (write.kind === 'delete')
    return sql`DELETE FROM ${tableName(write.table)} AS ${name(TARGET)} WHERE ${booleanSql(write.where, row)} RETURNING ${returned}`
  if (write.kind === 'update') {
    const set = join(write.set.map(assignmentSql), ', ')
    const returning = sql`${returned}${checkSql(write.check, row)}`
    return sql`UPDATE ${tableName(write.table)} AS ${name(TARGET)} SET ${set} WHERE ${booleanSql(write.where, row)} RETURNING ${returning}`
  }
  const conflict = write.onConflict ? conflictSql(write.onConflict, row) : empty
  const checks = insertChecks(write, row)
  return sql`INSERT INTO ${tableName(write.table)} AS ${name(TARGET)} ${insertRows(write)}${conflict} RETURNING ${returned}${checks}`
}

const failed = (check: Check): Fragment =>
  refuse({ code: 'permission-error', message: CHECK_FAILED, at: check.at }, sql`${name(TARGET)}::text`)

const verdict = (check: Check, row: Scope): Fragment =>
  isTrue(check.holds)
    ? raw('0')
    : sql`CASE WHEN ${booleanSql(check.holds, row)} THEN 0 ELSE ${failed(check)} END`

/** An extra returned column that makes the statement fail if a row violates the permission's check. */
function checkSql(check: Check, row: Scope): Fragment {
  return isTrue(check.holds) ? empty : sql`, ${verdict(check, row)} AS ${name(CHECKED)}`
}

function insertChecks(write: Extract<Write, { kind: 'insert' }>, row: Scope): Fragment {
  const update = write.onConflict?.update.length ? write.onConflict.updateCheck : undefined
  if (!update) return checkSql(write.check, row)
  if (isTrue(update.holds) && isTrue(write.check.holds)) return empty
  // If an upsert has updated a row, the row's xmax is the current transaction.
  return sql`, CASE WHEN ${name(TARGET)}.xmax = 0 THEN ${verdict(write.check, row)} ELSE ${verdict(update, row)} END AS ${name(CHECKED)}`
}

function insertRows(write: Extract<Write, { kind: 'insert' }>): Fragment {
  if (write.columns.length === 0) {
    const values = write.rows.map(() => raw('(DEFAULT)'))
    const [first] = [...write.table.columns.values()].filter((column) => !column.generated)
    return first && values.length > 0
      ? sql`(${name(first.name)}) VALUES ${join(values, ', ')}`
      : raw('DEFAULT VALUES')
  }
  const columns = join(
    write.columns.map((column) => name(column.name)),
    ', ',
  )
  const [only] = write.rows
  if (write.rows.length === 1 && only) {
    const cells = only.map((cell) => (cell ? cellSql(cell) : raw('DEFAULT')))
    return sql`(${columns}) VALUES (${join(cells, ', ')})`
  }
  return sql`(${columns}) ${manyRows(write)}`
}

const NULL: Origin = { kind: 'constant', text: null }

/** Inserts all rows from one parameter, so that the SQL text is the same for any number of rows. */
function manyRows(write: Extract<Write, { kind: 'insert' }>): Fragment {
  const origins: (Origin | undefined)[][] = write.rows.map((row) =>
    row.map((cell, i) => {
      if (cell?.kind === 'value') return cell.origin
      // If a column is omitted and has no default, it becomes null.
      return write.columns[i]?.defaultSql === undefined ? NULL : undefined
    }),
  )
  const origin: Origin = { kind: 'rows', columns: write.columns.map((column) => column.name), rows: origins }
  const cells = write.columns.map((column, i) => {
    const given = fromText(sql`("v"."value" ->> ${raw(String(i))})`, column.type)
    const everywhere = origins.every((row) => row[i] !== undefined)
    if (everywhere) return given
    const missing = sql`json_typeof("v"."value" -> ${raw(String(i))}) = 'boolean'`
    return sql`CASE WHEN ${missing} THEN ${raw(column.defaultSql ?? 'NULL')} ELSE ${given} END`
  })
  return sql`SELECT ${join(cells, ', ')} FROM json_array_elements(${parameter(origin, 'json')}) WITH ORDINALITY AS "v"("value", "i") ORDER BY "v"."i"`
}

function cellSql(cell: CellValue): Fragment {
  if (cell.kind === 'value') return valueSql(cell)
  return sql`(${writtenRows(cell.table, [cell.slot])})[1].${name(cell.column)}`
}

function conflictSql(conflict: OnConflict, row: Scope): Fragment {
  const { constraint, inference } = conflict
  const target = inference === undefined ? sql`ON CONSTRAINT ${name(constraint)}` : raw(inference)
  if (conflict.update.length === 0) return sql` ON CONFLICT ${target} DO NOTHING`
  const set = [
    ...conflict.update.map((column) => sql`${name(column)} = EXCLUDED.${name(column)}`),
    ...conflict.presets.map(({ column, value }) => sql`${name(column)} = ${valueSql(value)}`),
  ]
  const where = isTrue(conflict.where) ? empty : sql` WHERE ${booleanSql(conflict.where, row)}`
  return sql` ON CONFLICT ${target} DO UPDATE SET ${join(set, ', ')}${where}`
}

function assignmentSql({ column, operator, value }: Assignment): Fragment {
  const target = name(column)
  const old = columnSql(TARGET, column)
  const given = cellSql(value)
  switch (operator) {
    case 'set':
      return sql`${target} = ${given}`
    case 'prepend':
      return sql`${target} = (${given} || ${old})`
    default:
      return sql`${target} = (${old} ${raw(operator)} ${given})`
  }
}
