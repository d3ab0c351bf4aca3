/** Checks that files, links and commands named in documents exist. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { root } from '../env.ts'
import type { Check } from './check.ts'
import { lineOf, listFiles, readText } from './files.ts'

/** Matches source files only, because files written at run time (`.data/bench/web.json`) are not in the repository. */
const source = /^[\w@.-][\w@./-]*\.(ts|tsx|mjs|graphql|sql|yaml|yml|md|css|sh)$/

export type Repository = {
  files: string[]
  scripts: string[]
}

function isInside({ files }: Repository, path: string): boolean {
  const folder = path.replace(/\/$/, '')
  return files.some((file) => file === folder || file.startsWith(`${folder}/`))
}

/** The source path of an import: `workflows/contract` is `workflows/src/contract.ts`. */
const asSource = (name: string) => name.replace('/', '/src/')

/** A README can name a file in its own folder as `gateway/socket.ts`, or by name after naming the folder. */
function isKnown(repository: Repository, name: string): boolean {
  if (source.test(name)) return repository.files.some((file) => file === name || file.endsWith(`/${name}`))
  return [name, asSource(name), `${asSource(name)}.ts`].some((path) => isInside(repository, path))
}

/** True if a path is probably ours: a source file, or below a top-level folder. */
function isOurs({ files }: Repository, name: string): boolean {
  // Names that are not ours: those of Hasura's own test suite, which engine/DIFFERENCES.md mentions, and build output.
  if (/^graphql_(query|mutation)\//.test(name) || /(^|\/)dist(\/|$)/.test(name)) return false
  const [first = '', ...rest] = name.split('/')
  if (source.test(name)) return true
  return rest.length > 0 && /^[\w@./-]+$/.test(name) && files.some((file) => file.startsWith(`${first}/`))
}

type Named = { name: string; index: number }

const find = (text: string, pattern: RegExp): Named[] =>
  [...text.matchAll(pattern)].map((match) => ({ name: match[1] ?? '', index: match.index }))

/** One line per name that does not exist, with document and line. */
export function missingIn(document: string, text: string, repository: Repository): string[] {
  const at = (index: number) => `${document}:${lineOf(text, index)}`
  const paths = find(text, /`([^`\n]+)`/g).filter(({ name }) => isOurs(repository, name))
  const links = find(text, /\]\(([^)#\s]+)/g).filter(({ name }) => !/^[a-z]+:/.test(name))
  const scripts = find(text, /\bnpm run (?:--silent )?([\w:-]+)/g)
  return [
    ...paths
      .filter(({ name }) => !isKnown(repository, name))
      .map(({ name, index }) => `${at(index)} names ${name}, which does not exist`),
    ...links
      .filter(({ name }) => !isInside(repository, join(dirname(document), name)))
      .map(({ name, index }) => `${at(index)} links to ${name}, which does not exist`),
    ...scripts
      .filter(({ name }) => !repository.scripts.includes(name))
      .map(({ name, index }) => `${at(index)} says npm run ${name}, which package.json does not have`),
  ]
}

const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) })

export const documents: Check = {
  name: 'documents (named files and commands exist)',
  run: async () => {
    const files = listFiles().filter((file) => existsSync(join(root, file)))
    const { scripts } = packageSchema.parse(JSON.parse(readText('package.json')))
    const repository = { files, scripts: Object.keys(scripts) }
    return files
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) => missingIn(file, readText(file), repository))
  },
}
