import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findBarriers } from '../support/accessibility.ts'
import { demo, homes } from '../support/accounts.ts'
import { publicUrl } from '../support/addresses.ts'
import { expectPath, useBrowser } from '../support/browser.ts'
import { sql } from '../support/database.ts'
import { noteShifts, shiftsSince } from '../support/shifts.ts'

const browser = useBrowser()
const question = /name=LandingPage/

const dollars = (cents: number) => `$${Math.floor(cents / 100).toLocaleString('en-US')}`

/** Waits until the market's rows have replaced their placeholders. */
const settle = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
}

/** Scrolls down like a reader, so that lower parts load as well. */
const readOn = async () => {
  for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
    window.scrollTo(0, y)
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
}

describe('the front page for visitors', () => {
  it('the front page explains Questboard for companies and creators, and links both to sign-up', async () => {
    const { page, complaints } = await browser.visitor()
    await page.goto('/')
    await settle(page)
    expect(await page.title()).toBe('Questboard')
    const main = page.getByRole('main')
    for (const side of ['For companies', 'For creators'])
      await main.getByRole('heading', { level: 3, name: side }).waitFor()
    for (const kind of ['Quest', 'Key', 'Mission', 'Creator Program'])
      await main.getByRole('heading', { level: 3, name: kind, exact: true }).waitFor()
    const ways = [
      ['Register a company', '/register/company'],
      ['Join as a creator', '/register/creator'],
      ['Compare plans', '/plans'],
    ] as const
    for (const [name, path] of ways)
      expect(await main.getByRole('link', { name }).first().getAttribute('href')).toBe(path)
    await page.getByRole('banner').getByRole('link', { name: 'Plans' }).click()
    await expectPath(page, '/plans')
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Questboard' }).click()
    await expectPath(page, '/')
    expect(complaints).toEqual([])
  })

  it('the front page shows the same numbers about the market as the database', async () => {
    const { page } = await browser.visitor()
    const [market] = await sql<Record<'creators' | 'companies' | 'open' | 'paid', number>>(
      `select creators::int, companies::int, open_activations::int as open, paid_out_cents::float as paid from market_figure`,
    )
    await page.goto('/')
    await settle(page)
    const read = await page
      .locator('dl[aria-label="The market in numbers"] > div')
      .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent)))
    expect(Object.fromEntries(read)).toEqual({
      Creators: market?.creators.toLocaleString('en-US'),
      Companies: market?.companies.toLocaleString('en-US'),
      'Open to creators now': market?.open.toLocaleString('en-US'),
      'Paid out to creators so far': dollars(market?.paid ?? Number.NaN),
    })
    expect(market?.creators).toBeGreaterThan(0)
  })

  it('the front page shows open activations, games and prices from the database', async () => {
    const { page } = await browser.visitor()
    await page.goto('/')
    await settle(page)
    const part = (title: string) =>
      page
        .locator('section')
        .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
    const idsOf = (title: string, start: string) =>
      part(title)
        .locator(`a[href*="${start}"]`)
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)))
    const open = await idsOf('Open to creators now', '-')
    const shown = await sql<{ id: string }>(
      `select id::text from activation where id::text = any($1) and is_open and is_shown_to_all`,
      [open],
    )
    expect(open).toHaveLength(3)
    expect(shown.map(({ id }) => id).toSorted()).toEqual(open.toSorted())
    expect(await idsOf('Games on Questboard', '/games/')).toHaveLength(6)
    const plans = await sql<{ name: string; cents: number }>(
      'select name, price_cents::int as cents from plan order by position',
    )
    const prices = await part('What it costs').getByRole('listitem').allInnerTexts()
    expect(prices.map((words) => words.split('\n').slice(0, 2))).toEqual(
      plans.map(({ name, cents }) => [name, cents === 0 ? 'Free' : dollars(cents)]),
    )
  })

  it('the front page loads no pictures from other sites and no image files for its own drawings', async () => {
    const { page } = await browser.visitor()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).origin))
    await page.goto('/')
    await settle(page)
    expect([...new Set(asked)]).toEqual([new URL(publicUrl()).origin])
    const hero = page.getByRole('main').locator('> div > div').first()
    expect(await hero.locator('svg').count()).toBe(4)
    expect(await hero.locator('img').count()).toBe(0)
  })

  it.each([390, 1024, 1440])(
    'nothing on the front page moves while it loads in a window %d px wide',
    async (width) => {
      const { page } = await browser.visitor({
        viewport: { width, height: 900 },
        reducedMotion: 'no-preference',
        isFirst: true,
      })
      await page.addInitScript(noteShifts)
      await page.goto('/')
      await settle(page)
      await page.evaluate(readOn)
      await page.waitForLoadState('networkidle')
      expect(await shiftsSince(page, 0)).toEqual([])
    },
  )

  it('the front page shows all its text and does not move if the market cannot be loaded', async () => {
    const { page } = await browser.visitor({ isFirst: true })
    await page.addInitScript(noteShifts)
    const refusal = Promise.withResolvers<void>()
    await page.route(question, async (route) => {
      await refusal.promise
      await route.fulfill({ status: 503, json: {} })
    })
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    refusal.resolve()
    await settle(page)
    await page.getByRole('heading', { name: 'Four ways to work together' }).waitFor()
    expect(await page.getByRole('heading', { name: 'Open to creators now' }).count()).toBe(0)
    expect(await shiftsSince(page, 0)).toEqual([])
    expect(await findBarriers(page)).toEqual([])
  })

  it('the front page answers questions about sign-up, also by keyboard', async () => {
    const { page } = await browser.visitor()
    await page.goto('/')
    await settle(page)
    const answer = page.getByText('After the company approves the content.', { exact: false })
    expect(await answer.isVisible()).toBe(false)
    await page.getByText('When is a creator paid?').focus()
    await page.keyboard.press('Enter')
    await answer.waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Enter')
    await answer.waitFor({ state: 'hidden' })
  })

  it.each(['company', 'creator', 'user'] as const)(
    'the front page redirects a signed-in %s to their home',
    async (kind) => {
      const { page } = await browser.visitor({ as: demo[kind] })
      await page.goto('/')
      await expectPath(page, homes[kind])
    },
  )

  it('the front page describes itself to search engines and link previews without running scripts', async () => {
    const { context } = await browser.visitor()
    const read = async (path: string) => (await context.request.get(path)).text()
    expect(await read('/')).toContain('payment waits until the work is approved')
    expect(await read('/plans')).toContain('<title>Plans · Questboard</title>')
    expect(await read('/games')).not.toContain('payment waits')
  })
})
