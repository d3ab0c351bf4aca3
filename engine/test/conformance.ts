/**
 * `npm run conformance -- DIR [suite]` runs a folder of Hasura's own test cases against the engine over every
 * transport. A case passes if the engine gives Hasura's response and message, or if DIFFERENCES.md lists the case
 * with a reason.
 */
import { resolve } from 'node:path'
import { readDifferences } from './conformance/differences.ts'
import { startHost } from './conformance/host.ts'
import { type CaseResult, copyRunner, runCases, TRANSPORTS, type Transport } from './conformance/runner.ts'

export type Verdict = { readonly passed: number; readonly failures: readonly string[] }

const isAsHasura = ({ result, otherWords }: CaseResult): boolean => result === 'passed' && !otherWords

const judge = (
  transport: Transport,
  cases: readonly CaseResult[],
  stated: ReadonlyMap<string, string>,
): Verdict => {
  const judged = cases.filter(({ result }) => result === 'passed' || result === 'failed')
  const unlike = judged.filter((each) => !isAsHasura(each) && !stated.has(each.name))
  return {
    passed: judged.length - unlike.length,
    failures: unlike.map((each) => `${transport} ${each.name}: ${each.why || 'the message differs'}`),
  }
}

export const conformance = async (folder: string, only?: string): Promise<Verdict> => {
  const stated = readDifferences()
  const copy = copyRunner(resolve(folder))
  const host = await startHost()
  const left = [...TRANSPORTS]
  const verdicts: Verdict[] = []
  const seen: CaseResult[] = []
  const runThoseLeft = async (): Promise<void> => {
    for (let transport = left.shift(); transport; transport = left.shift()) {
      const { cases, setupFailures, otherPaths } = await runCases(copy.folder, transport, host, only)
      const verdict = judge(transport, cases, stated)
      seen.push(...cases)
      verdicts.push(verdict, { passed: 0, failures: setupFailures.map((why) => `${transport} ${why}`) })
      console.log(
        `${transport.padEnd(12)} ${verdict.passed} passed, ${verdict.failures.length} failed` +
          `${otherPaths ? `, ${otherPaths} error paths differ` : ''}`,
      )
    }
  }
  try {
    // Tests two transports at a time, each with its own database and engines, because the test runner and the engine
    // spend most of the time waiting for each other.
    await Promise.all([runThoseLeft(), runThoseLeft()])
  } finally {
    await host.close()
    copy.remove()
  }
  return {
    passed: verdicts.reduce((total, { passed }) => total + passed, 0),
    failures: [...verdicts.flatMap(({ failures }) => failures), ...outdated(seen, stated)],
  }
}

/** If a listed difference no longer exists, it must be removed from the list. */
const outdated = (seen: readonly CaseResult[], stated: ReadonlyMap<string, string>): readonly string[] =>
  [...stated.keys()].flatMap((name) => {
    const runs = seen.filter((each) => each.name === name && each.result !== 'skipped')
    return runs.length > 0 && runs.every(isAsHasura) ? [`${name} passes: remove it from DIFFERENCES.md`] : []
  })

if (import.meta.main) {
  const [folder, only] = process.argv.slice(2)
  if (!folder) {
    console.error('Usage: npm run conformance -- DIR [suite], where DIR contains run_hasura_cases.mjs')
    process.exit(2)
  }
  const { passed, failures } = await conformance(folder, only)
  for (const failure of failures) console.log(`  ${failure}`)
  console.log(`${passed} passed, ${failures.length} failed`)
  process.exitCode = failures.length > 0 ? 1 : 0
}
