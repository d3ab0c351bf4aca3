/** `npm run check`: everything that can be checked without running the product, in under a minute. */
import { availableParallelism } from 'node:os'
import { seconds } from '../screen.ts'
import type { Check } from './check.ts'
import { biome, knip, types } from './code.ts'
import { commits } from './commits.ts'
import { compose } from './compose.ts'
import { documents } from './documents.ts'
import { generated } from './generated.ts'
import { imports } from './imports.ts'
import { outside } from './outside.ts'
import { settings } from './settings.ts'
import { longFiles } from './sizes.ts'
import { words } from './words/words.ts'

const checks = (): Check[] => [
  generated,
  biome,
  ...types(),
  knip,
  imports,
  outside,
  compose,
  settings,
  documents,
  words,
  commits,
  longFiles,
]

async function runOne({ name, run, isAdvice }: Check): Promise<boolean> {
  const began = Date.now()
  const problems = await run().catch((error: unknown) => [
    error instanceof Error ? error.message : String(error),
  ])
  const isFine = problems.length === 0
  const word = isFine ? 'ok    ' : isAdvice ? 'advice' : 'FAILED'
  const shown = problems.map((problem) => problem.replace(/^/gm, '         '))
  process.stdout.write(`${[`${word} ${name}, ${seconds(Date.now() - began)}`, ...shown].join('\n')}\n`)
  return isFine || isAdvice === true
}

/** With arguments (`npm run check -- types imports`), only the checks whose names start with one. */
export async function check(args: string[]): Promise<number> {
  const began = Date.now()
  const wanted = checks().filter(({ name }) => args.length === 0 || args.some((arg) => name.startsWith(arg)))
  const queue = [...wanted]
  const outcomes: boolean[] = []
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) outcomes.push(await runOne(next))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  const failed = outcomes.filter((isFine) => !isFine).length
  process.stdout.write(
    `${outcomes.length - failed} checks passed, ${failed} failed after ${seconds(Date.now() - began)}\n`,
  )
  return failed > 0 || outcomes.length === 0 ? 1 : 0
}
