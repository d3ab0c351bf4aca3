/**
 * Kills Postgres, Temporal, the worker, the sandbox and the gateway (with engine and actions) in turn while quest runs are
 * active. Each run must end as planned, with correct money and emails. FAULTS_ROUNDS and FAULTS_RUNS reduce the size.
 */
import { findFreePorts } from '../stack/ports.ts'
import { durable, endCopy, startCopy, temporaryFolder } from '../stack/testing/copies.ts'
import { isPart, parts } from '../stack/testing/parts.ts'
import { collectMails } from '../stack/testing/quests/mails.ts'
import { killInTurn, playRound } from '../stack/testing/quests/round.ts'
import { openSite } from '../stack/testing/quests/site.ts'
import { type Benchmark, stated } from './harness/report.ts'

const ROUNDS = Number(process.env.FAULTS_ROUNDS ?? 20)
const RUNS = Number(process.env.FAULTS_RUNS ?? 200)

/** Each part has the name of the program that it kills. If no names are given, all parts run. */
export const run: Benchmark = async (log, names) => {
  const killed = Object.keys(parts)
    .filter(isPart)
    .filter((part) => names === undefined || names.includes(part))
  const folder = temporaryFolder()
  const port = await findFreePorts(11)
  const copy = await startCopy(folder, { ...durable, PORT: String(port) })
  let stop = async (): Promise<void> => undefined
  try {
    await copy.says(/^ready in/m, 300_000)
    const site = openSite(folder, port)
    const mails = collectMails(folder)
    stop = () => {
      mails.stop()
      return site.close()
    }
    const meanwhile = killInTurn({ folder, url: `http://localhost:${port}` }, killed, log)
    let ended = 0
    const wrongs: string[] = []
    for (let round = 1; round <= ROUNDS; round += 1) {
      const outcome = await playRound({ site, mails, runs: RUNS, meanwhile })
      ended += outcome.ended
      wrongs.push(...outcome.wrongs)
      log(`round ${round}: ${outcome.ended} runs ended; ${outcome.wrongs.join('; ') || 'nothing is wrong'}`)
    }
    return [
      stated('rounds', 'rounds', ROUNDS),
      stated('killed meanwhile', 'programs', ROUNDS * killed.length),
      stated(`runs that ended correctly, ${RUNS} at a time`, 'runs', ended),
      stated('faults found: runs, money, mails', 'wrongs', wrongs.length, { atMost: 0 }),
    ]
  } catch (error) {
    log(copy.output())
    throw error
  } finally {
    await stop()
    await endCopy(copy, folder)
  }
}
