/** `node bench/run.ts [name…]`: runs the benchmarks named, or all; each is a file beside this one. */
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

const runOne = async (name: string): Promise<void> => {
  const loaded: { run?: unknown } = await import(pathToFileURL(join(HERE, `${name}.ts`)).href)
  if (!isBenchmark(loaded.run)) throw new Error(`bench/${name}.ts exports no run()`)
  const start = performance.now()
  const rows = await loaded.run((line) => console.error(`  ${line}`))
  const goals = rows.filter((row) => row.ok !== null)
  const folder = join(process.env.DATA_DIR ?? join(HERE, '..', '.data'), 'bench')
  const file = writeReport(folder, name, rows)
  console.log(`\n${name}\n\n${table(rows)}\n`)
  console.log(
    `${goals.filter((row) => row.ok).length} of ${goals.length} goals met in ` +
      `${Math.round((performance.now() - start) / 1000)} s; written to ${relative(process.cwd(), file)}`,
  )
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !available.includes(name))
if (unknown.length > 0) {
  console.error(`No benchmark named ${unknown.join(', ')}. There are: ${available.join(', ')}`)
  process.exit(2)
}
for (const name of wanted.length > 0 ? wanted : available) {
  try {
    await runOne(name)
  } catch (error) {
    console.error(`${name} failed:`, error)
    process.exitCode = 1
  }
}
