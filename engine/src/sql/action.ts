import type { ActionLogOutput, ActionOutput, ActionShape, Statement } from '../plan/plan.ts'
import { aliases, type Scope, valueSql } from './boolean.ts'
import { empty, type Fragment, join, name, raw, sql, text } from './fragment.ts'
import { buildObject, outputSql } from './read.ts'

export function actionOutputSql(statement: Extract<Statement, { kind: 'action-output' }>): Fragment {
  const scope = rootScope()
  return sql`SELECT ${shapeSql(statement.shape, raw('"a"."output"'), scope)} FROM (SELECT ${valueSql(statement.output)} AS "output") AS "a"`
}

export function actionResultSql(statement: Extract<Statement, { kind: 'action-result' }>): Fragment {
  const scope = rootScope()
  const columns = statement.fields.map((field) => ({ key: field.key, value: logSql(field, scope) }))
  const mine = statement.session ? sql` AND "l"."session_variables" = ${valueSql(statement.session)}` : empty
  return sql`SELECT (SELECT ${buildObject(columns)} FROM "hdb_catalog"."hdb_action_log" AS "l" WHERE "l"."id" = ${valueSql(statement.id)} AND "l"."action_name" = ${text(statement.action)}${mine})`
}

const rootScope = (): Scope => ({ row: '', root: '', fresh: aliases() })

function logSql(field: ActionLogOutput, scope: Scope): Fragment {
  if (field.kind === 'text') return sql`${text(field.text)}::text`
  if (field.kind === 'column') return sql`"l".${name(field.name)}`
  if (field.kind === 'errors') return field.inside ? sql`"l"."errors"` : sql`("l"."errors" - 'internal')`
  return shapeSql(field.shape, raw('"l"."response_payload"::json'), scope)
}

const isList = ({ type }: ActionShape): boolean =>
  type.kind === 'list' || (type.kind === 'non-null' && type.of.kind === 'list')

/** SQL for a part of an action's result. `value` is a json expression. */
function shapeSql(shape: ActionShape, value: Fragment, scope: Scope): Fragment {
  const { fields } = shape
  if (!fields) return value
  if (!isList(shape)) return objectSql(fields, value, scope)
  const item = scope.fresh()
  const object = objectSql(fields, sql`${name(item)}."value"`, scope)
  const items = sql`json_array_elements(${value}) WITH ORDINALITY AS ${name(item)}("value", "i")`
  const list = sql`(SELECT coalesce(json_agg(${object} ORDER BY ${name(item)}."i"), '[]') FROM ${items})`
  return sql`(CASE WHEN json_typeof(${value}) = 'array' THEN ${list} END)`
}

function objectSql(fields: readonly ActionOutput[], value: Fragment, scope: Scope): Fragment {
  const columns = fields.map((field) => ({ key: field.key, value: fieldSql(field, value, scope) }))
  return sql`(CASE WHEN json_typeof(${value}) = 'object' THEN ${buildObject(columns)} END)`
}

function fieldSql(field: ActionOutput, value: Fragment, scope: Scope): Fragment {
  if (field.kind === 'text') return sql`${text(field.text)}::text`
  if (field.kind === 'field') return shapeSql(field.shape, sql`(${value} -> ${text(field.name)})`, scope)
  const row = scope.fresh()
  const keys = field.from.map(
    (key) => sql`(${value} ->> ${text(key.field)})::${raw(key.type.sql)} AS ${name(key.field)}`,
  )
  return sql`(SELECT ${outputSql(field.value, { ...scope, row, root: row })} FROM (SELECT ${join(keys, ', ')}) AS ${name(row)})`
}
