/** Checks actions and their types against the database (hasura-reference 8.1). */
import { type Catalog, qualified } from '../catalog/catalog.ts'
import { type Report, within } from '../metadata/inconsistency.ts'
import type {
  Action,
  ActionField,
  ActionRelationship,
  CustomTypes,
  Metadata,
  TypeRef,
} from '../metadata/types.ts'
import type { TrackedTable } from './model.ts'

const FILE = 'actions.yaml'
const BUILT_IN: ReadonlySet<string> = new Set(['Int', 'Float', 'String', 'Boolean', 'ID'])

type Tables = ReadonlyMap<string, TrackedTable>

/** Returns the actions whose types exist. If the types themselves are invalid, returns no action, like Hasura. */
export function resolveActions(
  { actions, customTypes }: Metadata,
  tables: Tables,
  catalog: Catalog,
  report: Report,
): readonly Action[] {
  const isKnown = typeTest(customTypes, catalog)
  const problem = typesProblem(customTypes, tables, isKnown)
  if (problem !== undefined) {
    const object = { type: 'custom_types', name: 'custom_types' } as const
    report({ file: FILE, object, reason: problem })
  }
  return actions.filter((action) => {
    const unknown = [...action.arguments.map(({ type }) => type), action.output].find(
      (type) => !isKnown(type),
    )
    const reason =
      problem === undefined
        ? unknown && `the type: ${nameOf(unknown)} is not defined in custom types`
        : 'custom types are inconsistent'
    if (reason === undefined) return true
    const object = { type: 'action', name: action.name } as const
    report({ file: FILE, object, reason: within(object, reason) })
    return false
  })
}

const nameOf = (type: TypeRef): string => (type.kind === 'named' ? type.name : nameOf(type.of))

type TypeTest = (type: TypeRef) => boolean

function typeTest(types: CustomTypes, catalog: Catalog): TypeTest {
  const custom = [types.enums, types.inputObjects, types.objects, types.scalars]
  return (type) => {
    const name = nameOf(type)
    return BUILT_IN.has(name) || custom.some((kind) => kind.has(name)) || catalog.scalarNames.has(name)
  }
}

function typesProblem(types: CustomTypes, tables: Tables, isKnown: TypeTest): string | undefined {
  const problems = [...types.inputObjects, ...types.objects].flatMap(([name, { fields }]) =>
    fieldProblems(name, fields, isKnown),
  )
  const relations = [...types.objects].flatMap(([name, type]) =>
    type.relationships.flatMap(
      (relationship) => relationProblem(name, type.fields, relationship, tables) ?? [],
    ),
  )
  const all = [...problems, ...relations]
  return all.length === 0
    ? undefined
    : `validation for the given custom types failed because ${all.join('; ')}`
}

function fieldProblems(owner: string, fields: readonly ActionField[], isKnown: TypeTest): readonly string[] {
  return fields
    .filter(({ type }) => !isKnown(type))
    .map(
      ({ name, type }) => `the type "${nameOf(type)}" for field "${name}" in type "${owner}" does not exist`,
    )
}

function relationProblem(
  owner: string,
  fields: readonly ActionField[],
  { name, table, mapping }: ActionRelationship,
  tables: Tables,
): string | undefined {
  const at = `of relationship "${name}" of object type "${owner}"`
  const target = tables.get(qualified(table))
  if (!target) return `the remote table "${table.name}" ${at} does not exist`
  for (const [field, column] of mapping) {
    if (!fields.some((one) => one.name === field)) return `the field "${field}" ${at} does not exist`
    if (!target.table.columns.has(column)) return `the column "${column}" ${at} does not exist`
  }
  return undefined
}
