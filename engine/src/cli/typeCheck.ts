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

function withoutForgotten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutForgotten)
  if (typeof value !== 'object' || value === null) return value
  const dropped = forgotten.filter(([holder]) => Object.hasOwn(value, holder)).map(([, member]) => member)
  return Object.fromEntries(
    Object.entries(value)
      // The CLI writes `kind: ""` for query actions.
      .filter(([key, item]) => !dropped.includes(key) && !(key === 'kind' && item === ''))
      .map(([key, item]) => [key, withoutForgotten(item)]),
  )
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
    writeFileSync(
      file,
      `import type { Metadata } from ${JSON.stringify(entry)}\nexport const metadata: Metadata['metadata'] = ${JSON.stringify(withoutForgotten(exported), null, 2)}\n`,
    )
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
    return run.stdout
      .replaceAll(folder, '')
      .split('\n')
      .filter((line) => line !== '')
      .slice(0, 20)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
