/**
 * Measures waiting times: JavaScript, requests and round trips of the first screens (`load`), Lighthouse (`lighthouse`), a
 * table of 100,000 rows (`table`), sign-in, and the gateway's overhead (`gateway`). Uses the stack from PUBLIC_URL,
 * HASURA_URL and HASURA_GRAPHQL_ADMIN_SECRET, or starts one.
 */
import type { Browser } from 'playwright-core'
import { startLoad } from './harness/load.ts'
import { freePort } from './harness/program.ts'
import type { Benchmark, Row } from './harness/report.ts'
import { runSql } from './harness/sql.ts'
import { withStack } from './harness/stack.ts'
import { untilQuiet } from './harness/untilQuiet.ts'
import { launchBrowser } from './web/browser.ts'
import { firstLoads } from './web/firstLoad.ts'
import { lighthouseScores } from './web/lighthouseScores.ts'
import { longTable } from './web/longTable.ts'
import { overhead } from './web/overhead.ts'
import { type People, pagesOf, screensOf } from './web/pages.ts'
import { type Site, signedIn } from './web/people.ts'
import { signInTime } from './web/signInTime.ts'

type Log = (line: string) => void
type Part = (site: Site, people: People, log: Log) => Promise<readonly Row[]>

const inBrowser = async <T>(work: (browser: Browser, port: number) => Promise<T>): Promise<T> => {
  const port = await freePort()
  const browser = await launchBrowser(port)
  try {
    return await work(browser, port)
  } finally {
    await browser.close()
  }
}

const gateway: Part = async (site, people, log) => {
  const load = startLoad()
  try {
    return [await signInTime(site, 'demouser'), ...(await overhead(load, site, Object.values(people), log))]
  } finally {
    load.stop()
  }
}

const parts: Readonly<Record<string, Part>> = {
  load: (site, people, log) => inBrowser((browser) => firstLoads(browser, site, screensOf(people), log)),
  lighthouse: (site, people, log) =>
    inBrowser(async (_browser, port) => lighthouseScores(port, site, await pagesOf(site, people), log)),
  table: (site, people, log) => inBrowser((browser) => longTable(browser, site, people.company, log)),
  gateway,
}

export const run: Benchmark = (log, wanted = Object.keys(parts)) =>
  withStack(async (stack) => {
    const people = {
      company: await signedIn(stack, 'demostudio'),
      creator: await signedIn(stack, 'democreator'),
      user: await signedIn(stack, 'demouser'),
    }
    // Marks the news as read, because the "What's new" dialog would cover the measured page.
    await runSql(stack, 'update "user" set whats_new_seen_at = now()')
    await untilQuiet(log)
    const rows: Row[] = []
    for (const name of wanted) rows.push(...((await parts[name]?.(stack, people, log)) ?? []))
    return rows
  })
