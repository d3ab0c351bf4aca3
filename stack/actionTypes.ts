/** Writes TypeScript types of hasura/metadata/actions.graphql for `npm run codegen`. */
import {
  type DefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  parse,
  type TypeNode,
} from 'graphql'

const header = '// Generated from hasura/metadata/actions.graphql by `npm run codegen`. Do not edit.\n'

const roots: Readonly<Record<string, Root>> = { Query: 'query', Mutation: 'mutation' }

/** The TypeScript types of scalars in JSON. */
const scalars: Readonly<Record<string, string>> = {
  Boolean: 'boolean',
  Float: 'number',
  ID: 'string',
  Int: 'number',
  String: 'string',
  bigint: 'number',
  date: 'string',
  jsonb: 'unknown',
  numeric: 'number',
  timestamptz: 'string',
  uuid: 'string',
}

type Fields = readonly (FieldDefinitionNode | InputValueDefinitionNode)[]
type Root = 'query' | 'mutation'
type FoundAction = { readonly root: Root; readonly field: FieldDefinitionNode }
type Found = { readonly actions: FoundAction[]; readonly types: Map<string, Fields | string> }

/** Actions are fields of Query or Mutation; other types are their inputs and outputs. */
function take(found: Found, definition: DefinitionNode): Found {
  switch (definition.kind) {
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.OBJECT_TYPE_EXTENSION: {
      const root = roots[definition.name.value]
      if (root) found.actions.push(...(definition.fields ?? []).map((field) => ({ root, field })))
      else found.types.set(definition.name.value, definition.fields ?? [])
      return found
    }
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
      found.types.set(definition.name.value, definition.fields ?? [])
      return found
    case Kind.ENUM_TYPE_DEFINITION: {
      const values = (definition.values ?? []).map(({ name }) => `'${name.value}'`)
      found.types.set(definition.name.value, values.join(' | '))
      return found
    }
    default:
      throw new Error(`actions.graphql: stack/actionTypes.ts does not support ${definition.kind}`)
  }
}

function read(sdl: string): Found {
  const found: Found = { actions: [], types: new Map() }
  for (const definition of parse(sdl).definitions) take(found, definition)
  found.actions.sort((a, b) => a.field.name.value.localeCompare(b.field.name.value))
  return found
}

function typeOf(type: TypeNode, types: Found['types']): string {
  if (type.kind === Kind.NON_NULL_TYPE) return bareTypeOf(type.type, types)
  return `${bareTypeOf(type, types)} | null`
}

function bareTypeOf(type: TypeNode, types: Found['types']): string {
  if (type.kind === Kind.NON_NULL_TYPE) return bareTypeOf(type.type, types)
  if (type.kind === Kind.LIST_TYPE) return `readonly (${typeOf(type.type, types)})[]`
  const name = type.name.value
  if (types.has(name)) return name
  const scalar = scalars[name]
  if (scalar === undefined)
    throw new Error(`actions.graphql: stack/actionTypes.ts does not support the scalar ${name}`)
  return scalar
}

/** Fields that can be null can also be missing. */
function shape(fields: Fields, types: Found['types']): string {
  if (fields.length === 0) return 'Readonly<Record<string, never>>'
  const lines = fields.map(({ name, type }) => {
    const mark = type.kind === Kind.NON_NULL_TYPE ? '' : '?'
    return `readonly ${name.value}${mark}: ${typeOf(type, types)}`
  })
  return `{ ${lines.join('; ')} }`
}

/** A list of the actions, for the gateway, which limits the number of actions per document. */
export function actionNamesModule(sdl: string): string {
  const lines = read(sdl).actions.map(({ field: { name } }) => `  '${name.value}',\n`)
  return `${header}export const actionNames: ReadonlySet<string> = new Set([\n${lines.join('')}])\n`
}

/** Types of each action's root, input and output. */
export function actionTypesModule(sdl: string): string {
  const { actions, types } = read(sdl)
  const named = [...types].map(([name, fields]) => {
    const words = typeof fields === 'string' ? fields : shape(fields, types)
    return `type ${name} = ${words}\n`
  })
  const signatures = actions.map(({ root, field: { name, arguments: args = [], type } }) => {
    const fields = `readonly root: '${root}'; readonly args: ${shape(args, types)}`
    return `  readonly ${name.value}: { ${fields}; readonly answer: ${typeOf(type, types)} }\n`
  })
  return `${header}${named.join('')}\nexport type Signatures = {\n${signatures.join('')}}\n`
}
