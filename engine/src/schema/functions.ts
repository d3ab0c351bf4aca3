/** Computed fields and tracked functions (hasura-reference 3.2, 3.3). */
import { type Catalog, type PgFunction, qualified } from '../catalog/catalog.ts'
import { type Report, within } from '../metadata/inconsistency.ts'
import type { ComputedField, FunctionMetadata } from '../metadata/types.ts'
import { baseName, type ComputedFieldInfo, type TrackedFunction, type TrackedTable } from './model.ts'

type Tables = ReadonlyMap<string, TrackedTable>

const returnedTable = (fn: PgFunction, tables: Tables): TrackedTable | undefined =>
  fn.returns.kind === 'composite' ? tables.get(qualified(fn.returns)) : undefined

export function resolveComputedFields(
  table: TrackedTable,
  tables: Tables,
  catalog: Catalog,
  report: Report,
): void {
  for (const field of table.metadata.computedFields) {
    const found = resolveComputed(field, table, tables, catalog)
    if (typeof found !== 'string') table.computed.set(found.name, found)
    else {
      const object = { type: 'computed_field', table: table.metadata.table, name: field.name } as const
      report({ file: table.metadata.file, object, reason: within(object, found) })
    }
  }
}

function resolveComputed(
  field: ComputedField,
  table: TrackedTable,
  tables: Tables,
  catalog: Catalog,
): ComputedFieldInfo | string {
  const [fn, ...overloads] = catalog.functions.get(qualified(field.function)) ?? []
  if (!fn) return `no such function exists in database: "${field.function.name}"`
  if (overloads.length) return `the function "${fn.name}" is overloaded`
  if (fn.volatile) return `the function "${fn.name}" is of type VOLATILE; cannot be added as a computed field`
  if (table.columns.has(field.name) || table.relationships.has(field.name))
    return `field with name "${field.name}" already exists`
  const argument = (name: string | undefined) => fn.arguments.findIndex((a) => a.name === name)
  const rowArgument = field.tableArgument === undefined ? 0 : argument(field.tableArgument)
  const row = fn.arguments[rowArgument]
  if (row?.type.kind !== 'composite' || qualified(row.type) !== table.id)
    return `the argument "${field.tableArgument ?? 'first'}" is not of the table's row type`
  const sessionArgument = field.sessionArgument === undefined ? undefined : argument(field.sessionArgument)
  if (sessionArgument === -1) return `"${field.sessionArgument}" is not an argument of "${fn.name}"`
  const returns = returnedTable(fn, tables)
  if (fn.returns.kind === 'composite' && !returns)
    return `the function "${fn.name}" returns a row of a table that is not tracked`
  return {
    name: field.name,
    function: fn,
    rowArgument,
    sessionArgument,
    returns,
    description: field.comment ?? fn.comment ?? `A computed field, executes function "${printed(fn)}"`,
  }
}

const printed = (fn: PgFunction): string => (fn.schema === 'public' ? fn.name : `${fn.schema}.${fn.name}`)

export function resolveFunctions(
  all: readonly FunctionMetadata[],
  tables: Tables,
  catalog: Catalog,
  report: Report,
): TrackedFunction[] {
  return all.flatMap((metadata) => {
    const found = resolveFunction(metadata, tables, catalog)
    if (typeof found !== 'string') return [found]
    const object = { type: 'function', function: metadata.function } as const
    report({ file: metadata.file, object, reason: within(object, found) })
    return []
  })
}

function resolveFunction(
  metadata: FunctionMetadata,
  tables: Tables,
  catalog: Catalog,
): TrackedFunction | string {
  const [fn, ...overloads] = catalog.functions.get(qualified(metadata.function)) ?? []
  if (!fn) return `no such function exists: "${metadata.function.name}"`
  if (overloads.length) return `function "${fn.name}" is overloaded. Overloaded functions are not supported`
  if (fn.variadic) return 'function with "VARIADIC" parameters are not supported'
  const target = returnedTable(fn, tables)
  if (!target) return 'the function does not return a "COMPOSITE" type of a tracked table'
  const exposedAs = metadata.exposedAs ?? (fn.volatile ? 'mutation' : 'query')
  if (!fn.volatile && exposedAs === 'mutation')
    return `"${fn.name}" is not VOLATILE and cannot be exposed as a mutation`
  const sessionArgument =
    metadata.sessionArgument === undefined
      ? undefined
      : fn.arguments.findIndex((argument) => argument.name === metadata.sessionArgument)
  if (sessionArgument === -1) return `"${metadata.sessionArgument}" is not an argument of "${fn.name}"`
  const stem = metadata.customName ?? baseName(fn)
  return {
    name: metadata.customRootFields.function?.name ?? stem,
    aggregateName: metadata.customRootFields.functionAggregate?.name ?? `${stem}_aggregate`,
    stem,
    metadata,
    function: fn,
    target,
    exposedAs,
    sessionArgument,
  }
}
