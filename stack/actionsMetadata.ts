/** Writes hasura/metadata/actions.yaml for `npm run codegen`, in the format of Hasura's CLI. */
import { type DefinitionNode, type FieldDefinitionNode, Kind, parse } from 'graphql'
import { Fault } from './fault.ts'

/** The roles that can call each action, by the action's name. */
export type ActionRoles = Readonly<Record<string, readonly string[]>>

const header = '# Generated from actions.graphql and actions/src/actions by `npm run codegen`. Do not edit.\n'

const roots: Readonly<Record<string, string>> = { Query: '""', Mutation: 'synchronous' }

/** The kinds of types in the order of Hasura's CLI. */
const sections = [
  ['enums', Kind.ENUM_TYPE_DEFINITION],
  ['input_objects', Kind.INPUT_OBJECT_TYPE_DEFINITION],
  ['objects', Kind.OBJECT_TYPE_DEFINITION],
  ['scalars', Kind.SCALAR_TYPE_DEFINITION],
] as const

type Root = { readonly kind: string; readonly field: FieldDefinitionNode }

function rootsOf(definition: DefinitionNode): readonly Root[] {
  if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.OBJECT_TYPE_EXTENSION)
    return []
  const kind = roots[definition.name.value]
  return kind === undefined ? [] : (definition.fields ?? []).map((field) => ({ kind, field }))
}

function rolesOf(name: string, roles: ActionRoles): readonly string[] {
  const known = roles[name]
  if (!known) throw new Fault(`actions.graphql: ${name} needs a file actions/src/actions/${name}.ts`)
  return known
}

function actionEntry({ kind, field: { name, description } }: Root, roles: ActionRoles): string {
  return [
    `  - name: ${name.value}`,
    '    definition:',
    `      kind: ${kind}`,
    `      handler: "{{ACTIONS_URL}}/hasura/actions/${name.value}"`,
    '      forward_client_headers: true',
    '      headers:',
    '        - name: x-actions-secret',
    '          value_from_env: ACTIONS_SECRET',
    '    permissions:',
    ...rolesOf(name.value, roles).map((role) => `      - role: ${role}`),
    // Hasura's CLI reads an action's description only from this file. It is a JSON string, which is also a YAML string.
    ...(description ? [`    comment: ${JSON.stringify(description.value)}`] : []),
  ].join('\n')
}

function typeSection(title: string, kind: Kind, definitions: readonly DefinitionNode[]): string {
  const names = definitions.flatMap((definition) =>
    definition.kind === kind && 'name' in definition && definition.name && !(definition.name.value in roots)
      ? [definition.name.value]
      : [],
  )
  if (names.length === 0) return `  ${title}: []`
  return [`  ${title}:`, ...names.map((name) => `    - name: ${name}`)].join('\n')
}

/** Throws if an action has a signature but no code, or code but no signature. */
export function actionsYaml(sdl: string, roles: ActionRoles): string {
  const { definitions } = parse(sdl)
  const declared = definitions.flatMap(rootsOf)
  const names = new Set(declared.map(({ field }) => field.name.value))
  const unsigned = Object.keys(roles).filter((name) => !names.has(name))
  if (unsigned.length > 0)
    throw new Fault(`actions.graphql: the signature of ${unsigned.join(', ')} is missing`)
  return [
    `${header}actions:`,
    ...declared.map((root) => actionEntry(root, roles)),
    'custom_types:',
    ...sections.map(([title, kind]) => typeSection(title, kind, definitions)),
    '',
  ].join('\n')
}
