/** The client's GraphQL documents in the build: each where it is used, and all of them as the gateway's allow-list. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DocumentNode, Kind, print } from 'graphql'
import type { Plugin } from 'vite'

const generated = join(import.meta.dirname, '..', 'src', 'generated', 'graphql.ts')
const one = '?document='

/** `export const QuestPageDocument = {…} as unknown as DocumentNode<…>` of the generated file, by name. */
const readDocuments = (): ReadonlyMap<string, string> => {
  const text = readFileSync(generated, 'utf8')
  const lines = text.matchAll(/^export const (\w+) = (\{.*\}) as unknown as DocumentNode</gm)
  return new Map([...lines].map(([, name = '', value = '']) => [name, value]))
}

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'kind') === Kind.DOCUMENT

/** As the client sends it. */
const printed = (json: string): string => {
  const value: unknown = JSON.parse(json)
  if (!isDocument(value)) throw new Error(`${generated} holds something that is no document`)
  return print(value)
}

const operations = (documents: ReadonlyMap<string, string>): string[] =>
  [...documents].filter(([name]) => name.endsWith('Document')).map(([, json]) => printed(json))

/** The named imports of `{ A, B as C }`. */
const namesOf = (braces: string): string[] =>
  braces
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

/**
 * The generated file holds every screen's documents. An import of one becomes an import of a module that holds it alone, so
 * that it travels with the screen that asks it: nobody's first screen grows with the product.
 */
export const documents = (): Plugin => {
  let known: ReadonlyMap<string, string> = new Map()
  return {
    name: 'questboard:documents',
    apply: 'build',
    buildStart() {
      known = readDocuments()
      this.addWatchFile(generated)
    },
    resolveId: (source) => (source.startsWith(generated + one) ? source : null),
    load(id) {
      if (!id.startsWith(generated + one)) return null
      const name = id.slice((generated + one).length)
      const value = known.get(name)
      if (value === undefined) throw new Error(`${generated} has no document named ${name}`)
      return { code: `export const ${name} = ${value}`, moduleSideEffects: false, moduleType: 'js' }
    },
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/, code: 'generated/graphql.ts' },
      // What reaches this is JavaScript already: types are gone, and with them the imports of types.
      handler: (code) =>
        code.replace(
          /import\s*\{([^}]*)\}\s*from\s*['"][^'"]*\/generated\/graphql\.ts['"];?/g,
          (_whole, braces: string) =>
            namesOf(braces)
              .map((name) => `import { ${name} } from ${JSON.stringify(generated + one + name)};`)
              .join(' '),
        ),
    },
    generateBundle() {
      const source = JSON.stringify(operations(known))
      this.emitFile({ type: 'asset', fileName: 'operations.json', source })
    },
  }
}
