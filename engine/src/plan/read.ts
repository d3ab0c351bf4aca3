/** Root fields that read a table. */
import { and } from '../schema/expression.ts'
import type { TrackedTable } from '../schema/model.ts'
import { keyArguments, keyCondition, seesKey } from './key.ts'
import type { OutputValue, Step } from './plan.ts'
import type { TableRoot } from './rootField.ts'
import {
  aggregateType,
  planAggregate,
  planList,
  planTableFields,
  rowsType,
  tableFrom,
  tableType,
} from './select.ts'
import { type Field, fieldArguments } from './selection.ts'
import { canAggregate, rightsOf } from './table.ts'
import { plainRows, tableArguments } from './tableArguments.ts'
import { nonNull, of } from './type.ts'

export const readStep = ({ key }: Field, value: OutputValue): Step => ({
  kind: 'sql',
  key,
  statements: [{ kind: 'read', at: '$', value }],
  list: false,
})

export const selectRoot: TableRoot = {
  text: (label) => `fetch data from the table: "${label}"`,
  isVisible: (table, schema) => schema.selectRights(table) !== undefined,
  args: tableArguments,
  type: rowsType,
  plan: (field, table, context) => readStep(field, planList(field, table, tableFrom(table), [], context)),
}

export const byKeyRoot: TableRoot = {
  text: (label) => `fetch data from the table: "${label}" using primary key columns`,
  isVisible: seesKey,
  args: keyArguments,
  type: (table, schema) => of(tableType(table, schema)),
  plan(field, table, context) {
    const inputs = fieldArguments(field, context)
    const key = keyCondition(inputs, table, context.schema, `${field.at}.args`)
    const rows = plainRows(tableFrom(table), [], and(rightsOf(table, context.schema).filter, key))
    return readStep(field, { kind: 'object', rows, fields: planTableFields(field, table, context) })
  },
}

export const aggregateRoot: TableRoot = {
  text: (label) => `fetch aggregated fields from the table: "${label}"`,
  isVisible: canAggregate,
  args: tableArguments,
  type: (table: TrackedTable, schema) => nonNull(of(aggregateType(table, schema))),
  plan: (field, table, context) =>
    readStep(field, planAggregate(field, table, tableFrom(table), [], context)),
}
