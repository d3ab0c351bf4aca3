/**
 * A picture of every screen at three widths in both themes, into .data/shots:
 * `npm run shots`, `npm run shots -- --only /games --width 390 --theme light --as creator`.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import chromiumBinary from '@sparticuz/chromium'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
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

/** Who looks at a screen: everyone who sees something of their own there. */
const viewers: Record<Access, Who[]> = {
  public: ['visitor'],
  guest: ['visitor'],
  member: ['company', 'creator', 'user'],
  creator: ['creator'],
  company: ['company'],
  companyOwner: ['company'],
  user: ['user'],
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
}

const firstId = async (context: BrowserContext, table: string): Promise<string | null> => {
  const query = `query Shots { ${table}(limit: 1) { id } }`
  const answer = await context.request.post(`${base}/api/gql`, { data: { query, operationName: 'Shots' } })
  const body: { data?: Record<string, { id: string }[]> } = await answer.json().catch(() => ({}))
  return body.data?.[table]?.[0]?.id ?? null
}

const tables: Record<string, string> = {
  gameId: 'game',
  companyId: 'company',
  articleId: 'game_news',
  missionId: 'mission',
  campaignId: 'key_campaign',
  questId: 'quest',
  runId: 'quest_run',
  programId: 'creator_program',
}

/** The address with real rows in it, as far as this person sees any. */
const fill = async (context: BrowserContext, path: string, known: Map<string, string>): Promise<string> => {
  let filled = path
  for (const [whole, name = ''] of path.matchAll(/:(\w+)/g)) {
    const table = tables[name]
    if (!known.has(name)) {
      const id = table ? await firstId(context, table) : null
      known.set(name, id ?? (name === 'slug' ? 'nobody' : '00000000-0000-4000-8000-000000000001'))
    }
    filled = filled.replace(whole, known.get(name) ?? '')
  }
  return filled.replace('/*', '')
}

const fileName = (screen: Screen, who: Who, theme: string, width: string) =>
  `${screen.path.replaceAll('/', '_').replaceAll(':', '').replace('*', '') || '_'}--${who}-${theme}-${width}.png`

const shoot = async (page: Page, path: string, file: string): Promise<void> => {
  await page.goto(base + path, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' })
}

const remember = (theme: string, consent: boolean) => {
  const script = `localStorage.setItem('questboard-theme', '${theme}')`
  const agreed = `localStorage.setItem('questboard-cookie-consent', '{"security":true}')`
  return consent ? script : `${script};${agreed}`
}

const chosen = (screen: Screen) => !screen.redirect && (!options.only || screen.path.startsWith(options.only))

const run = async (): Promise<void> => {
  await mkdir(options.out, { recursive: true })
  const browser = await launch()
  let taken = 0
  for (const [name, username] of Object.entries(accounts)) {
    if (!isWho(name)) continue
    const who = name
    if (options.as && options.as !== who) continue
    const mine = screens.filter((screen) => chosen(screen) && viewers[screen.access].includes(who))
    for (const theme of ['dark', 'light'].filter((one) => !options.theme || one === options.theme)) {
      for (const [width, height] of Object.entries(widths).filter(
        ([one]) => !options.width || one === options.width,
      )) {
        const context = await browser.newContext({ viewport: { width: Number(width), height } })
        await context.addInitScript(remember(theme, options.consent))
        if (username) await signIn(context, username)
        const page = await context.newPage()
        const known = new Map<string, string>()
        for (const screen of mine) {
          const path = await fill(context, screen.path, known)
          await shoot(page, path, join(options.out, fileName(screen, who, theme, width)))
          taken += 1
        }
        await context.close()
        console.log(`${who}, ${theme}, ${width}: ${mine.length} screens`)
      }
    }
  }
  await browser.close()
  console.log(`${taken} pictures in ${options.out}`)
}

await run()
