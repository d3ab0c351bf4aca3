/**
 * `node bench/run.ts [name[:part,part]…]` runs the named benchmarks or all of them. Each is a file in this folder. A part's
 * new rows replace its earlier rows in the report.
 */
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Benchmark, table, writeReport } from './harness/report.ts'

const HERE = import.meta.dirname

const available = readdirSync(HERE)
  .filter(
    (file) =>
      file.endsWith('.ts') && !['run.ts', 'vitest.config.ts'].includes(file) && !file.endsWith('.test.ts'),
  )
  .map((file) => file.replace(/\.ts$/, ''))
  .sort()

const isBenchmark = (value: unknown): value is Benchmark => typeof value === 'function'

const runOne = async (name: string, parts: readonly string[] | undefined): Promise<void> => {
  const loaded: { run?: unknown } = await import(pathToFileURL(join(HERE, `${name}.ts`)).href)
  if (!isBenchmark(loaded.run)) throw new Error(`bench/${name}.ts does not export run()`)
  const start = performance.now()
  const rows = await loaded.run((line) => console.error(`  ${line}`), parts)
  const goals = rows.filter((row) => row.ok !== null)
  const folder = join(process.env.DATA_DIR ?? join(HERE, '..', '.data'), 'bench')
  const file = writeReport(folder, name, rows, parts ? 'among the others' : 'alone')
  console.log(`\n${name}\n\n${table(rows)}\n`)
  console.log(
    `${goals.filter((row) => row.ok).length} of ${goals.length} goals met in ` +
      `${Math.round((performance.now() - start) / 1000)} s; written to ${relative(process.cwd(), file)}`,
  )
}

type Wanted = { readonly name: string; readonly parts: readonly string[] | undefined }

const wanted = process.argv.slice(2).map((argument): Wanted => {
  const [name = '', parts] = argument.split(':')
  return { name, parts: parts?.split(',') }
})
const unknown = wanted.filter(({ name }) => !available.includes(name))
if (unknown.length > 0) {
  const names = unknown.map(({ name }) => name).join(', ')
  console.error(`No benchmark named ${names}. There are: ${available.join(', ')}`)
  process.exit(2)
}
const all = available.map((name): Wanted => ({ name, parts: undefined }))
for (const { name, parts } of wanted.length > 0 ? wanted : all) {
  try {
    await runOne(name, parts)
  } catch (error) {
    console.error(`${name} failed:`, error)
    process.exitCode = 1
  }
}
