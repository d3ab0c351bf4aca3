/**
 * Takes a screenshot of every screen at three widths in both themes, into .data/shots: `npm run shots`, `npm run shots --
 * --only /games --width 390 --theme light --as creator`; `--only state_` for dialogs and failures.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import chromiumBinary from '@sparticuz/chromium'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { createFiller } from './exampleRows.ts'
import { type ShotState, shotStates } from './shotStates.ts'
import type { Access, Screen } from './src/app/paths/screen.ts'
import { screens } from './src/app/paths.ts'

const widths = { 1440: 900, 1024: 768, 390: 844 }
const accounts = { visitor: null, company: 'demostudio', creator: 'democreator', user: 'demouser' }
type Who = keyof typeof accounts

const isWho = (name: string): name is Who => Object.hasOwn(accounts, name)

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    width: { type: 'string' },
    theme: { type: 'string' },
    as: { type: 'string' },
    out: { type: 'string', default: '.data/shots' },
    consent: { type: 'boolean', default: false },
  },
})

const base = process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? 3000}`

/** Takes each screen as every kind of user who sees different content on it. */
const viewers: Record<Access, Who[]> = {
  public: ['visitor'],
  guest: ['visitor'],
  member: ['company', 'creator', 'user'],
  creator: ['creator'],
  company: ['company'],
  market: ['company', 'creator'],
  person: ['creator', 'user'],
}

const launch = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await chromiumBinary.executablePath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  })

const signIn = async (context: BrowserContext, username: string): Promise<void> => {
  const csrf: { csrfToken: string } = await (await context.request.get(`${base}/api/auth/csrf`)).json()
  const answer = await context.request.post(`${base}/api/auth/callback/credentials`, {
    form: { ...csrf, username, password: 'Play-fair-2026', callbackUrl: '/home', json: 'true' },
  })
  if (!answer.ok()) throw new Error(`${username} could not sign in: ${answer.status()}`)
  await readNews(context)
}

/** Marks "What's new" as seen. Otherwise the dialog opens over every screen. */
const readNews = async (context: BrowserContext): Promise<void> => {
  const id = (await ownSession(context))?.id ?? ''
  const at = new Date().toISOString()
  await ask(
    context,
    `mutation Shots { update_user_by_pk(pk_columns: { id: "${id}" }, _set: { whats_new_seen_at: "${at}" }) { id } }`,
  )
}

const ask = async (
  context: BrowserContext,
  query: string,
): Promise<Record<string, Record<string, string>[]>> => {
  const answer = await context.request.post(`${base}/api/gql`, { data: { query } })
  const body: { data?: Record<string, Record<string, string>[]> } = await answer.json().catch(() => ({}))
  return body.data ?? {}
}

type Own = { id: string; company?: { id: string } | null }

const ownSession = async (context: BrowserContext): Promise<Own | undefined> => {
  const session: { user?: Own } = await (await context.request.get(`${base}/api/auth/session`)).json()
  return session.user
}

const fileName = (screen: Screen, who: Who, theme: string, width: string) =>
  `${screen.path.replaceAll('/', '_').replaceAll(':', '').replace('*', '') || '_'}--${who}-${theme}-${width}.png`

const stateName = ({ name, who }: ShotState, theme: string, width: string) =>
  `state_${name}--${who}-${theme}-${width}.png`

const settle = (page: Page) => page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)

const shoot = async (page: Page, path: string, file: string, state?: ShotState): Promise<void> => {
  await state?.prepare?.(page)
  await page.goto(base + path, { waitUntil: 'load' })
  await settle(page)
  await state?.act?.(page)
  if (state?.act) await settle(page)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  // With a dialog open, only the window is photographed, because the dialog does not cover the rest of a long page.
  await page.screenshot({ path: file, fullPage: !state?.act, animations: 'disabled' })
}

const remember = (theme: string, consent: boolean) => {
  const script = `localStorage.setItem('questboard-theme', '${theme}')`
  const agreed = `localStorage.setItem('questboard-cookie-consent', '{"security":true,"functionality":true}')`
  return consent ? script : `${script};${agreed}`
}

const { only } = options
const chosen = (screen: Screen) => !screen.redirect && (!only || screen.path.startsWith(only))
const screensOf = (who: Who) =>
  screens.filter((screen) => chosen(screen) && viewers[screen.access].includes(who))
const statesOf = (who: Who) =>
  shotStates.filter((state) => state.who === who && (!only || `state_${state.name}`.startsWith(only)))

/** Reports slow or broken screens at the end, so that one failure does not stop the other screenshots. */
const failures: string[] = []

const attempt = async (name: string, take: (file: string) => Promise<void>): Promise<number> => {
  try {
    await take(join(options.out, name))
    return 1
  } catch (error) {
    const [reason] = String(error).split('\n')
    failures.push(`${name}: ${reason}`)
    return 0
  }
}

const shootScreens = async (context: BrowserContext, who: Who, theme: string, width: string) => {
  const fill = createFiller((query) => ask(context, query), await ownSession(context))
  const page = await context.newPage()
  let taken = 0
  for (const screen of screensOf(who)) {
    const path = await fill(screen.path)
    taken += await attempt(fileName(screen, who, theme, width), (file) => shoot(page, path, file))
  }
  for (const state of statesOf(who)) {
    const path = await fill(state.path)
    // Opens each screen state in a new page, so that no state affects the next one.
    const other = await context.newPage()
    taken += await attempt(stateName(state, theme, width), (file) => shoot(other, path, file, state))
    await other.close()
  }
  return taken
}

type Form = { theme: string; width: string; height: number }

const forms: Form[] = ['dark', 'light'].flatMap((theme) =>
  Object.entries(widths).map(([width, height]) => ({ theme, width, height })),
)

/** Simulates a touch screen, where rows and buttons are taller. */
const isPhone = (width: string): boolean => width === '390'

const isWanted = ({ theme, width }: Form) =>
  (!options.theme || options.theme === theme) && (!options.width || options.width === width)

const run = async (): Promise<void> => {
  await mkdir(options.out, { recursive: true })
  const browser = await launch()
  let taken = 0
  for (const [who, username] of Object.entries(accounts)) {
    if (!isWho(who) || (options.as && options.as !== who)) continue
    for (const { theme, width, height } of forms.filter(isWanted)) {
      const context = await browser.newContext({
        viewport: { width: Number(width), height },
        hasTouch: isPhone(width),
      })
      await context.addInitScript(remember(theme, options.consent))
      if (username) await signIn(context, username)
      const pictures = await shootScreens(context, who, theme, width)
      await context.close()
      console.log(`${who}, ${theme}, ${width}: ${pictures} pictures`)
      taken += pictures
    }
  }
  await browser.close()
  console.log(`${taken} pictures in ${options.out}`)
  if (failures.length === 0) return
  console.error(`${failures.length} could not be taken:\n${failures.join('\n')}`)
  process.exitCode = 1
}

await run()
