import { formatMoney } from '@questboard/domain'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findBarriers, findOverflow } from '../support/accessibility.ts'
import { demo, homes } from '../support/accounts.ts'
import { expectPath, useBrowser } from '../support/browser.ts'
import { sql } from '../support/database.ts'
import { askForKey, createRun, walkRun } from '../support/questRuns.ts'

const browser = useBrowser()

const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })

const said = (page: Page, chart: string) =>
  page.getByRole('slider', { name: chart }).getAttribute('aria-valuetext')

describe('home pages of the company and the creator of a quest', () => {
  it('both sides see on their home page whose turn it is and the amount, with a link to the next step', async () => {
    const run = await createRun('CONTENTPRODUCTION')
    const [paid] = await sql<{ amount: string; net: number }>(
      `select to_char(amount_cents / 100.0, 'FM999,999,990') as amount, net_cents::int as net from quest_run where id = $1`,
      [run.runId],
    )
    const creator = await browser.visitor({ as: run.creator })
    await creator.page.goto(homes.creator)
    const next = creator.page.getByRole('region', { name: 'Next up' })
    await next.getByRole('heading', { name: 'Play it live' }).waitFor()
    expect(await creator.page.getByRole('main').getByText('Play it live', { exact: true }).count()).toBe(1)
    const earnings = creator.page.getByRole('region', { name: 'Earnings' })
    await earnings.getByText('For 1 active Quest').waitFor()
    expect(await earnings.getByText(formatMoney(paid?.net ?? 0)).count()).toBeGreaterThan(0)

    const company = await browser.visitor({ as: run.company })
    await company.page.goto(homes.company)
    const queue = section(company.page, 'Needs your attention')
    await queue.getByText('You’re all caught up').waitFor()

    await walkRun(run.runId, 'CONTENTREVIEW')
    await queue.getByText('Creator submitted content for review').waitFor()
    expect(await queue.getByText(`$${paid?.amount}`).count()).toBe(1)
    await askForKey(run)
    await queue.getByText('Creator requests a key', { exact: true }).waitFor()
    expect(await findBarriers(company.page)).toEqual([])
    await company.page.setViewportSize({ width: 390, height: 844 })
    expect(await findOverflow(company.page)).toEqual([])
    await queue.getByRole('link', { name: /^Review: / }).click()
    await expectPath(company.page, `/campaigns/quests/${run.questId}/${run.runId}`)

    await section(creator.page, 'Quests').getByText('Content review').waitFor()
    await next.waitFor({ state: 'detached' })
    expect([...company.complaints, ...creator.complaints]).toEqual([])
  })
})

describe('charts on the home pages', () => {
  it("a chart on a company's home can be read with the keyboard and has a table", async () => {
    const { page } = await browser.visitor({ as: demo.company })
    await page.goto(homes.company)
    const name = 'Views of the last 30 days and the previous 30 days'
    const chart = page.getByRole('slider', { name })
    await chart.focus()
    const newest = await said(page, name)
    expect(newest).toMatch(/^\w+ \d+ \(so far\), Last 30 days .+, Previous 30 days /)
    await page.keyboard.press('ArrowLeft')
    expect(await said(page, name)).not.toBe(newest)
    await section(page, 'Views').getByText('As a table').click()
    const table = page.getByRole('table', { name })
    // The table's rows are the heading, 30 days and the total.
    expect(await table.getByRole('row').count()).toBe(32)
    expect(await findBarriers(page)).toEqual([])
  })

  it("a chart on a creator's home follows a finger, and is loaded only when needed", async () => {
    const { page } = await browser.visitor({ as: demo.creator, hasTouch: true })
    await page.goto(homes.creator)
    await page.getByRole('button', { name: 'By month' }).click()
    const chart = page.getByRole('slider', { name: 'Earnings by month' })
    const box = await chart.boundingBox()
    if (!box) throw new Error('the chart has no place')
    await page.touchscreen.tap(box.x + 4, box.y + box.height / 2)
    await expect.poll(() => chart.getAttribute('aria-valuenow')).toBe('1')
    await page.touchscreen.tap(box.x + box.width - 4, box.y + box.height / 2)
    await expect.poll(() => chart.getAttribute('aria-valuenow')).toBe('12')
    expect(await findOverflow(page)).toEqual([])
  })

  it("above its creators' results, a quest shows a chart of the cost per view", async () => {
    const [quest] = await sql<{ id: string }>(
      `select run.quest_id as id from quest_run as run
         join company_member on company_member.company_id = run.company_id
         join "user" on "user".id = company_member.user_id
         join activation_day on activation_day.activation_id = run.quest_id and activation_day.views > 0
        where "user".username = $1 and run.content_approved_at is not null and run.amount_cents > 0
        order by run.quest_id limit 1`,
      [demo.company.username],
    )
    if (!quest) throw new Error('the demo company has no Quest with results')
    const { page } = await browser.visitor({ as: demo.company })
    await page.goto(`/campaigns/quests/${quest.id}/results/creators`)
    const chart = page.getByRole('slider', { name: 'Cost per view by day' })
    await chart.waitFor()
    expect(await chart.getAttribute('aria-valuetext')).toMatch(/Cost per view \$\d/)
    expect(await findBarriers(page)).toEqual([])
  })
})
