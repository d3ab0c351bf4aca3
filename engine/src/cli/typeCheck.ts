import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Where a package stands, if it is installed. */
function packageFolder(name: string): string | undefined {
  const require = createRequire(import.meta.url)
  return require.resolve
    .paths(name)
    ?.map((folder) => join(folder, name))
    .find((folder) => existsSync(join(folder, 'package.json')))
}

/** Members of Hasura's metadata (its API reference has them) that the package's types have forgotten, by what they stand in. */
const forgotten: readonly (readonly [holder: string, member: string])[] = [
  ['table', 'is_enum'],
  ['table', 'event_triggers'],
  ['function', 'comment'],
  ['function', 'session_argument'],
  ['function', 'table_argument'],
  ['column_mapping', 'insertion_order'],
]

/** What Hasura's CLI writes where there is nothing to say: `kind: ""` of query actions, `check: null` of update permissions. */
const saysNothing = (key: string, value: unknown): boolean =>
  (key === 'kind' && value === '') || (key === 'check' && value === null)

function withoutForgotten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutForgotten)
  if (typeof value !== 'object' || value === null) return value
  const dropped = forgotten.filter(([holder]) => Object.hasOwn(value, holder)).map(([, member]) => member)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, item]) => !dropped.includes(key) && !saysNothing(key, item))
      .map(([key, item]) => [key, withoutForgotten(item)]),
  )
}

const indentOf = (line: string): number => line.length - line.trimStart().length

/** Whether an entry of a list is called something: its name, its role, the name of its table. */
const nameIn = (lines: readonly string[], start: number): string | undefined => {
  const inner = indentOf(lines[start] ?? '') + 2
  for (const line of lines.slice(start + 1)) {
    if (indentOf(line) < inner) return undefined
    const found = /^(?:"name"|"role"): "([^"]+)"/.exec(line.trimStart())
    if (found && indentOf(line) <= inner + 2) return found[1]
  }
  return undefined
}

/** The way to a line of indented JSON, by the names of what it stands in: `tables › game › select_permissions › creator › limit`. */
function placeIn(lines: readonly string[], number: number): string {
  const steps: string[] = []
  let depth = Number.POSITIVE_INFINITY
  for (let at = number - 1; at >= 0; at -= 1) {
    const line = lines[at] ?? ''
    const indent = indentOf(line)
    if (indent === 0 || indent >= depth || /^\s*[\]}]/.test(line)) continue
    depth = indent
    const key = /^"([^"]+)": /.exec(line.trimStart())?.[1]
    const name = key === undefined ? nameIn(lines, at) : undefined
    if (key !== undefined) steps.unshift(key)
    else if (name !== undefined) steps.unshift(name)
  }
  return steps.join(' › ')
}

/**
 * The TypeScript compiler's complaints about the metadata's JSON form as a value of hasura-metadata-types' type;
 * undefined where that package or the compiler is missing.
 */
export function typeProblems(exported: unknown): readonly string[] | undefined {
  const types = packageFolder('hasura-metadata-types')
  const typescript = packageFolder('typescript')
  if (types === undefined || typescript === undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'engine-check-'))
  try {
    const file = join(folder, 'metadata.ts')
    const entry = join(types, 'dist/index.js')
    const text = `import type { Metadata } from ${JSON.stringify(entry)}\nexport const metadata: Metadata['metadata'] = ${JSON.stringify(withoutForgotten(exported), null, 2)}\n`
    writeFileSync(file, text)
    const options = [
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--module',
      'nodenext',
      '--target',
      'es2022',
      '--types',
      '',
    ]
    const compiler = join(dirname(typescript), '.bin/tsc')
    const run = spawnSync(compiler, [...options, file], { encoding: 'utf8', cwd: folder })
    if (run.status === 0) return []
    const lines = text.split('\n')
    return run.stdout
      .replaceAll(folder, '')
      .split('\n')
      .filter((line) => line !== '')
      .slice(0, 20)
      .map((line) =>
        line.replace(/^metadata\.ts\((\d+),\d+\): error TS\d+/, (_all, number: string) =>
          placeIn(lines, Number(number)),
        ),
      )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
