import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DefinitionNode, Kind, parse, print, visit } from 'graphql'

const web = join(import.meta.dirname, '../../../web/src')

const nameOf = (definition: DefinitionNode): string =>
  'name' in definition ? (definition.name?.value ?? '') : ''

/** The client's GraphQL documents by operation name, with their fragments. */
export const readClientDocuments = (): ((operation: string) => string) => {
  const definitions = globSync('**/*.graphql', { cwd: web }).flatMap(
    (file) => parse(readFileSync(join(web, file), 'utf8')).definitions,
  )
  const known = (kind: Kind): ReadonlyMap<string, DefinitionNode> =>
    new Map(definitions.filter((one) => one.kind === kind).map((one) => [nameOf(one), one]))
  const operations = known(Kind.OPERATION_DEFINITION)
  const fragments = known(Kind.FRAGMENT_DEFINITION)

  const collect = (definition: DefinitionNode, found: Set<DefinitionNode>): Set<DefinitionNode> => {
    found.add(definition)
    visit(definition, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value)
        if (fragment === undefined) throw new Error(`the client has no fragment ${name.value}`)
        if (!found.has(fragment)) collect(fragment, found)
      },
    })
    return found
  }
  return (operation) => {
    const asked = operations.get(operation)
    if (asked === undefined) throw new Error(`the client has no operation ${operation}`)
    return [...collect(asked, new Set())].map((one) => print(one)).join('\n')
  }
}
