/** What TypeScript has to know of hasura/metadata/actions.graphql, written by `npm run codegen`. */
import { type DocumentNode, type FieldDefinitionNode, Kind, parse } from 'graphql'

const header = '// Generated from hasura/metadata/actions.graphql by `npm run codegen`. Do not edit.\n'

const roots = new Set(['Query', 'Mutation'])

/** Every action is a field of Query or Mutation. */
const actionsIn = (document: DocumentNode): readonly FieldDefinitionNode[] =>
  document.definitions.flatMap((definition) =>
    (definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.OBJECT_TYPE_EXTENSION) &&
    roots.has(definition.name.value)
      ? (definition.fields ?? [])
      : [],
  )

/** For the gateway, which bounds how many actions one document may call. */
export function actionNamesModule(sdl: string): string {
  const names = actionsIn(parse(sdl))
    .map(({ name }) => name.value)
    .sort()
  const lines = names.map((name) => `  '${name}',`)
  return `${header}export const actionNames: ReadonlySet<string> = new Set([\n${lines.join('\n')}\n])\n`
}
