/**
 * What a person waits for: the JavaScript, requests and round trips of the first screens, Lighthouse, sign-in, and what the
 * gateway adds to a query. Against the stack that the environment names (PUBLIC_URL, HASURA_URL, HASURA_GRAPHQL_ADMIN_SECRET),
 * else one of its own.
 */
import { startLoad } from './harness/load.ts'
import { freePort } from './harness/program.ts'
import type { Benchmark, Row } from './harness/report.ts'
import { withStack } from './harness/stack.ts'
import { launchBrowser } from './web/browser.ts'
import { firstLoads, type Screen } from './web/firstLoad.ts'
import { lighthouseScores, type Page } from './web/lighthouseScores.ts'
import { overhead } from './web/overhead.ts'
import { type Person, type Site, signedIn } from './web/people.ts'
import { signInTime } from './web/signInTime.ts'

/** The product's goals, in kilobytes of gzip. */
const LOGIN_KILOBYTES = 150
const HOME_KILOBYTES = 300

type People = { readonly company: Person; readonly creator: Person; readonly user: Person }

const screensOf = ({ company, creator, user }: People): readonly Screen[] => [
  { title: '/login', path: '/login', cookie: '', kilobytes: LOGIN_KILOBYTES },
  { title: 'company home', path: '/home/company', cookie: company.cookie, kilobytes: HOME_KILOBYTES },
  { title: 'creator home', path: '/creator/home', cookie: creator.cookie, kilobytes: HOME_KILOBYTES },
  { title: 'user home', path: '/user/creator-access', cookie: user.cookie, kilobytes: HOME_KILOBYTES },
]

const pagesOf = ({ company, creator }: People): readonly Page[] => {
  const page = (path: string, cookie: string): Page => ({ title: path, path, cookie })
  const visitor = ['/login', '/register', '/explore', '/games', '/terms-of-use', '/reset-password']
  return [
    ...visitor.map((path) => page(path, '')),
    page('/home/company', company.cookie),
    page('/company/settings', company.cookie),
    page('/creator/home', creator.cookie),
    page('/user/settings/personal-info', creator.cookie),
  ]
}

const inBrowser = async (
  site: Site,
  people: People,
  log: (line: string) => void,
): Promise<readonly Row[]> => {
  const port = await freePort()
  const browser = await launchBrowser(port)
  try {
    const loads = await firstLoads(browser, site, screensOf(people), log)
    return [...loads, ...(await lighthouseScores(port, site, pagesOf(people), log))]
  } finally {
    await browser.close()
  }
}

export const run: Benchmark = (log) =>
  withStack(async (stack) => {
    const people = {
      company: await signedIn(stack, 'demostudio'),
      creator: await signedIn(stack, 'democreator'),
      user: await signedIn(stack, 'demouser'),
    }
    const shown = await inBrowser(stack, people, log)
    const load = startLoad()
    try {
      const added = await overhead(load, stack, Object.values(people), log)
      return [...shown, await signInTime(stack, 'demouser'), ...added]
    } finally {
      load.stop()
    }
  })
