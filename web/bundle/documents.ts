/**
 * Collects the client's GraphQL documents for the gateway's allow-list. In production, the gateway accepts no other
 * documents.
 */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type DocumentNode, Kind, print } from 'graphql'
import type { Plugin } from 'vite'

const source = join(import.meta.dirname, '..', 'src')

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'kind') === Kind.DOCUMENT

/** The exports of the generated files by name, such as `QuestPageDocument` and `GameCard_GameFragmentDoc`. */
export const readDocuments = async (): Promise<ReadonlyMap<string, DocumentNode>> => {
  const files = globSync('**/generated/*.ts', { cwd: source }).toSorted()
  const modules = await Promise.all(
    files.map((file): Promise<object> => import(/* @vite-ignore */ pathToFileURL(join(source, file)).href)),
  )
  const exported = modules.flatMap((module) => Object.entries(module))
  return new Map(exported.filter((entry): entry is [string, DocumentNode] => isDocument(entry[1])))
}

const textQuery = '?text'

/**
 * Supports `import text from './generated/QuestPage.ts?text'` for screens without a GraphQL client. The build prints
 * the document as text, so the browser loads neither the document's code nor the code that prints it.
 */
export const documentTexts = (): Plugin => ({
  name: 'questboard:document-texts',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(textQuery)) return null
    const exported: object = await import(
      /* @vite-ignore */ pathToFileURL(id.slice(0, -textQuery.length)).href
    )
    const [name, document] = Object.entries(exported).find(([key]) => key.endsWith('Document')) ?? []
    if (!isDocument(document)) throw new Error(`${id} has no document`)
    return `export default ${JSON.stringify({ name: name?.slice(0, -'Document'.length), text: print(document) })}`
  },
})

/** The operations exactly as the client sends them. */
const operations = (documents: ReadonlyMap<string, DocumentNode>): string[] =>
  [...documents].filter(([name]) => name.endsWith('Document')).map(([, document]) => print(document))

export const documents = (): Plugin => ({
  name: 'questboard:documents',
  apply: 'build',
  async generateBundle() {
    const source = JSON.stringify(operations(await readDocuments()))
    this.emitFile({ type: 'asset', fileName: 'operations.json', source })
  },
})
