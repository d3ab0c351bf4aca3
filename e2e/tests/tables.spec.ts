import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findBarriers, findOverflow } from '../support/accessibility.ts'
import { createAccount, demo } from '../support/accounts.ts'
import { useBrowser } from '../support/browser.ts'
import { sql } from '../support/database.ts'
import { goTo } from '../support/walk.ts'

const browser = useBrowser()

const ended = '/company/creator-management/quests/ended'

const grid = (page: Page) => page.getByRole('grid', { name: 'Quest participants' })
const rows = (page: Page) => grid(page).locator('[role=row][aria-selected]')

const cells = (page: Page, title: string): Promise<string[]> =>
  grid(page).evaluate((element, name) => {
    const heads = [...element.querySelectorAll('[role=columnheader]')]
    const place = heads.findIndex((head) => head.textContent?.trim() === name)
    return [...element.querySelectorAll('[role=row][aria-selected]')].map(
      (row) => row.querySelectorAll('[role=gridcell]')[place]?.textContent ?? '',
    )
  }, title)

const overlaps = (parts: Locator): Promise<number> =>
  parts.evaluateAll((all) => {
    const places = all.map((part) => part.getBoundingClientRect()).sort((a, b) => a.top - b.top)
    return places.filter(({ top }, n) => top < (places[n - 1]?.bottom ?? top) - 0.5).length
  })

const dollars = (text: string): number => Number(text.replace(/[$,]/g, ''))

const open = async (address: string, wishes: { as?: typeof demo.company; width?: number } = {}) => {
  const { as = demo.company, width = 1440 } = wishes
  const visitor = await browser.visitor({ as, viewport: { width, height: 900 } })
  await goTo(visitor.page, address)
  return visitor
}

const endedRuns = () =>
  sql<{ display_name: string; status: string; amount: number }>(
    `select creator.display_name, run.status, bid.amount_cents::int as amount
       from quest_run as run
       join "user" as creator on creator.id = run.creator_id
       join quest_bid as bid on bid.id = run.current_bid_id
       join company_member as member on member.company_id = run.company_id
       join "user" as owner on owner.id = member.user_id and owner.username = $1
      where run.finished_at is not null`,
    [demo.company.username],
  )

describe("participants of a company's quests", () => {
  it('the participants table shows all rows and sorts by a column in both directions', async () => {
    const { page, complaints } = await open(ended)
    const known = await endedRuns()
    await page.getByText(`${known.length} rows`).waitFor()
    await page.getByRole('button', { name: 'Amount' }).click()
    const least = Math.min(...known.map(({ amount }) => amount)) / 100
    await expect.poll(async () => dollars((await cells(page, 'Amount'))[0] ?? '')).toBe(least)
    await page.getByRole('button', { name: 'Amount' }).click()
    const most = Math.max(...known.map(({ amount }) => amount)) / 100
    await expect.poll(async () => dollars((await cells(page, 'Amount'))[0] ?? '')).toBe(most)
    expect(new URL(page.url()).searchParams.get('sort')).toBe('-amount')
    expect(await page.getByRole('columnheader', { name: 'Amount' }).getAttribute('aria-sort')).toBe(
      'descending',
    )
    expect(complaints).toEqual([])
  })

  it('the search and filters of the participants table are in the URL, so that members can share them', async () => {
    const known = await endedRuns()
    const completed = known.filter(({ status }) => status === 'COMPLETED').length
    const { page } = await open(ended)
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Completed', exact: true }).check()
    await page.getByText(`${completed} rows`).waitFor()
    expect(new Set(await cells(page, 'Status'))).toEqual(new Set(['Completed']))
    await page.keyboard.press('Escape')
    await page.reload()
    await page.getByText(`${completed} rows`).waitFor()
    await page.getByRole('button', { name: 'Remove the filter Status' }).click()
    await page.getByText(`${known.length} rows`).waitFor()
    const name = known[0]?.display_name ?? ''
    await page.getByRole('searchbox').fill(name)
    await expect.poll(async () => new Set(await cells(page, 'Creator'))).toEqual(new Set([name]))
    await page.getByRole('searchbox').fill('nobody-of-this-name')
    await page.getByText('Nothing matches').waitFor()
    await page.getByRole('button', { name: 'Show all' }).click()
    await page.getByText(`${known.length} rows`).waitFor()
  })

  it('the participants table can be used by keyboard: arrows, Enter, Space', async () => {
    const { page } = await open(ended)
    await rows(page).first().getByRole('checkbox').waitFor()
    const names = await cells(page, 'Creator')
    await grid(page).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: names[1] ?? '' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await grid(page).focus()
    await page.keyboard.press('Space')
    await page.getByText('1 chosen').waitFor()
    await page.keyboard.press('Control+a')
    await page.getByText(`${(await endedRuns()).length} chosen`).waitFor()
    await page.keyboard.press('End')
    await expect
      .poll(() =>
        grid(page).evaluate(
          (element) => element.scrollTop + element.clientHeight + 60 > element.scrollHeight,
        ),
      )
      .toBe(true)
  })

  it('participants can be exported with the visible columns', async () => {
    const { page } = await open(ended)
    const known = await endedRuns()
    await page.getByText(`${known.length} rows`).waitFor()
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('checkbox', { name: 'Followers' }).uncheck()
    await page.keyboard.press('Escape')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('participants-quests-ended.csv')
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(known.length + 1)
    expect(lines[0]).toContain('Creator,Quest,Status,Amount')
    expect(lines[0]).not.toContain('Followers')
  })

  it('participants are shown as cards on a phone', async () => {
    const { page } = await open(ended, { width: 390 })
    const list = page.getByRole('region', { name: 'Quest participants' })
    await list.getByRole('checkbox').first().waitFor()
    expect(await findOverflow(page)).toEqual([])
    expect(await findBarriers(page)).toEqual([])
    await list.getByRole('button').first().click()
    await page.getByRole('dialog').waitFor()
  })

  it('cards of participants never overlap, even before their height is known', async () => {
    const viewport = { width: 390, height: 900 }
    const { page } = await browser.visitor({ as: demo.company, viewport, isFirst: true })
    await page.addInitScript(() => {
      ResizeObserver.prototype.observe = () => undefined
    })
    await goTo(page, ended)
    const cards = page.getByRole('region', { name: 'Quest participants' }).getByRole('listitem')
    await cards.getByRole('checkbox').first().waitFor()
    await cards.nth(2).waitFor()
    expect(await overlaps(cards)).toBe(0)
  })

  it('rows of participants never overlap, even with larger letters', async () => {
    const { page } = await browser.visitor({ as: demo.company, isFirst: true })
    await page.addInitScript(() => {
      new MutationObserver(() => {
        document.documentElement.style.fontSize = '24px'
      }).observe(document, { childList: true })
    })
    await goTo(page, ended)
    await rows(page).getByRole('checkbox').nth(2).waitFor()
    const high = await rows(page)
      .first()
      .evaluate((row) => row.clientHeight)
    expect(high).toBeGreaterThan(60)
    expect(await overlaps(rows(page))).toBe(0)
  })

  it('the participants table shows every row', async () => {
    const { page } = await open(ended)
    await rows(page).first().getByRole('checkbox').waitFor()
    expect(await findBarriers(page)).toEqual([])
  })
})

describe('behavior of all tables', () => {
  it.each([
    [
      'creator-management',
      ['quests/offers', 'quests/ended', 'keys/pending', 'keys/ended', 'missions/ongoing'],
    ],
    ['creator-management', ['creator-program/rejected', 'invited-creators']],
    ['activations', ['', 'quests/active']],
    ['code-manager', ['codes']],
    ['creator-lists', ['creators']],
    ['reporting', ['overview/activations', 'overview/content', 'overview/creators', 'quests/activations']],
  ])(
    'tables for %s show their first columns next to each other in a 1440 px window: %s',
    async (section, tabs) => {
      const { page } = await open(`/company/${section}`)
      const found: string[] = []
      for (const tab of tabs) {
        const address = `/company/${section}/${tab}`.replace(/\/$/, '')
        await goTo(page, address)
        const table = page.getByRole('grid')
        await table
          .or(page.getByText(/(here|invited) yet$/))
          .first()
          .waitFor()
        const sizes = await table.evaluateAll((grids) =>
          grids.map(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]),
        )
        found.push(
          ...sizes.filter(([has = 0, shows = 0]) => has > shows).map((size) => `${address}: ${size}`),
        )
      }
      expect(found).toEqual([])
    },
  )

  it("tables in a narrow window keep their column widths, and each row's name stays visible while scrolling", async () => {
    const { page } = await open(ended, { width: 1024 })
    await rows(page).first().waitFor()
    const cut = await grid(page).evaluate((element) =>
      [...element.querySelectorAll<HTMLElement>('[role=columnheader] button')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    )
    expect(cut).toEqual([])
    const isInSight = (title: string) =>
      grid(page)
        .getByRole('columnheader', { name: title })
        .evaluate((head) => {
          const { left, top, height } = head.getBoundingClientRect()
          return head.contains(document.elementFromPoint(left + 20, top + height / 2))
        })
    await grid(page).evaluate((element) => element.scrollBy({ left: 250 }))
    expect(await Promise.all(['Creator', 'Status', 'Ended'].map(isInSight))).toEqual([true, false, true])
  })

  it('tables keep the activity panel closed until the user opens the panel, and then keep it open', async () => {
    const { page } = await open(ended)
    await grid(page).waitFor()
    const panel = page.getByRole('complementary', { name: 'Activity' })
    expect(await panel.count()).toBe(0)
    await page.getByRole('button', { name: 'Activity panel' }).click()
    await panel.waitFor()
    await page.reload()
    await panel.waitFor()
  })

  it('a list of activations shows live activations first and ended activations last', async () => {
    const { page } = await open('/company/activations')
    const table = page.getByRole('grid', { name: 'Activations' })
    await table.locator('[role=row][aria-selected]').first().getByRole('checkbox').waitFor()
    const words = await table.locator('[role=row][aria-selected]').allInnerTexts()
    const isOver = words.map((text) => /^(Ended|Closed|Past)$/m.test(text))
    expect(words[0]).toMatch(/^Live$/m)
    expect(isOver).toEqual(isOver.toSorted((one, other) => Number(one) - Number(other)))
    // Each activation about a game has a picture: its own or the game's.
    const about = await sql<{ name: string }>('select name from activation where game_id is not null')
    const bare = await table
      .locator('[role=row][aria-selected]')
      .filter({ hasNot: page.locator('img') })
      .getByRole('link')
      .allInnerTexts()
    expect(bare.filter((words) => about.some(({ name }) => name === words))).toEqual([])
    expect(bare.length).toBeLessThan(words.length / 2)
  })

  it('a row in a table links to the step of the quest log where an action is needed', async () => {
    const { page } = await open('/company/creator-management/quests/review')
    await rows(page).first().getByRole('checkbox').waitFor()
    const [name = ''] = await cells(page, 'Creator')
    await grid(page).focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name })
    await panel.waitFor()
    expect(await panel.getByText('–', { exact: true }).count()).toBe(0)
    await panel.getByRole('link', { name: 'Review content' }).click()
    await page.waitForURL(/\/campaigns\/quests\/[^/]+\/[^/?]+\?section=content-production$/)
  })

  it('tables on a phone keep the actions for selected cards visible', async () => {
    const { page } = await open(ended, { width: 390 })
    await page.getByRole('checkbox').nth(1).check()
    const bar = page.getByText('1 chosen')
    await bar.waitFor()
    await page.mouse.wheel(0, 3000)
    await expect
      .poll(() => bar.evaluate((element) => element.getBoundingClientRect().top / window.innerHeight))
      .toBeGreaterThan(0.4)
    expect(
      await bar.evaluate((element) => element.getBoundingClientRect().bottom <= window.innerHeight),
    ).toBe(true)
  })
})

it('saved filters and columns can be reopened, changed, renamed and deleted by their owner', async () => {
  const company = await createAccount('company')
  const { page } = await open(`${ended}?status=COMPLETED`, { as: company })
  await page.getByText('Nothing matches').waitFor()
  await page.getByRole('button', { name: 'Saved filters' }).click()
  await page.getByRole('menuitem', { name: 'Save this filter…' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Please enter a name').waitFor()
  await page.getByRole('textbox', { name: 'Name' }).fill('Done')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Done' }).waitFor()

  await goTo(page, ended)
  await page.getByText('No creators yet').waitFor()
  await page.getByRole('button', { name: 'Saved filters' }).click()
  await page.getByRole('menuitem', { name: 'Done', exact: true }).click()
  await page.getByRole('button', { name: 'Remove the filter Status' }).waitFor()
  await page.getByRole('searchbox').fill('Mira')
  await page.getByRole('button', { name: 'Update “Done”' }).click()
  await page.getByText('Saved in “Done”').waitFor()

  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Rename Done' }).click()
  const dialog = page.getByRole('dialog', { name: 'Update saved filter name' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Done by Mira')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Done by Mira', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete Done by Mira' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Saved filters' }).waitFor()
})
