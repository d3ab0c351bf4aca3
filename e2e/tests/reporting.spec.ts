import { describe, expect, it } from 'vitest'
import { findBarriers, findOverflow } from '../support/accessibility.ts'
import { type Account, createAccount, demo } from '../support/accounts.ts'
import { useBrowser } from '../support/browser.ts'
import { ownCompany, putOnPlan } from '../support/companies.ts'
import { sql } from '../support/database.ts'
import { goTo } from '../support/walk.ts'

const browser = useBrowser()

const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

/** The company's views and spending for quests, computed here without the report function that is tested. */
const broughtBy = async ({ username }: Account, days: number) => {
  const [row] = await sql<{ views: number; spent: number }>(
    `select (select sum(day.views)::float8 from activation_day day join activation on activation.id = activation_id
              where day.company_id = ${ownCompany} and kind = 'QUEST'
                and day > (now() at time zone 'Europe/Stockholm')::date - ${days}) as views,
            (select coalesce(-sum(entry.amount_cents), 0)::float8
               from quest_run run join ledger_account account on account.quest_run_id = run.id
               join ledger_entry entry on entry.account_id = account.id
               join ledger_transfer transfer on transfer.id = entry.transfer_id and transfer.kind = 'earning'
              where run.company_id = ${ownCompany} and (content_approved_at at time zone 'Europe/Stockholm')::date > (now() at time zone 'Europe/Stockholm')::date - ${days}) as spent`,
    [username],
  )
  if (!row) throw new Error('the demo studio has no figures')
  return row
}

describe("a company's reports", () => {
  it('a company sees what its quests achieved and cost in a period, and emails the table to itself', async () => {
    const { page, complaints } = await browser.visitor({ as: demo.company })
    await goTo(page, '/company/reporting/quests/creators')
    const figure = (label: string) => page.getByText(label, { exact: true }).first().locator('xpath=../dd[1]')
    const month = await broughtBy(demo.company, 30)
    await expect.poll(() => figure('Views').textContent()).toBe(short.format(month.views))
    await page.getByRole('combobox', { name: 'Period' }).click()
    await page.getByRole('option', { name: 'Last 365 days' }).click()
    const year = await broughtBy(demo.company, 365)
    await expect.poll(() => figure('Views').textContent()).toBe(short.format(year.views))
    await expect
      .poll(async () => Number((await figure('Spent').textContent())?.replace(/[$,]/g, '')))
      .toBe(year.spent / 100)
    await page.getByRole('slider', { name: /^This period/ }).waitFor()
    await page.getByRole('grid', { name: 'Results by creator' }).waitFor()
    expect(await findBarriers(page)).toEqual([])

    const { company } = await ownRows()
    await sql('delete from export where company_id = $1', [company])
    await page.getByRole('button', { name: 'Export by email' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('5 of 5 exports left this month').waitFor()
    await dialog.getByRole('button', { name: 'Email it to me' }).click()
    await page.getByText('Export request successful').waitFor()
    await dialog.getByText('4 of 5 exports left this month').waitFor()
    await dialog.getByRole('link', { name: 'Download' }).waitFor()
    await page.keyboard.press('Escape')
    await sql('delete from export where company_id = $1', [company])

    await page.setViewportSize({ width: 390, height: 844 })
    await goTo(page, '/company/reporting/overview/content?period=month')
    await page.getByRole('button', { name: 'Earlier' }).click()
    await page.getByRole('heading', { name: 'Results by content' }).waitFor()
    expect(await findOverflow(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})

const ownRows = async () => {
  const [row] = await sql<{ company: string }>(`select ${ownCompany} as company`, [demo.company.username])
  if (!row) throw new Error('the demo studio is gone')
  return row
}

describe('insights into channels', () => {
  it('a company finds a channel in insights, reads its stats and adds its creator to the shortlist with a note', async () => {
    const company = await createAccount('company')
    const { page, complaints } = await browser.visitor({ as: company })
    await goTo(page, '/insights/livestream/content-creators')
    await page.getByText('Upgrade to unlock').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await putOnPlan(company, 'growth')
    await page.reload()
    const grid = page.getByRole('grid', { name: 'Livestream creators' })
    const [top] = await sql<{ name: string }>(
      `select channel_name as name from channel_period join user_connection on id = connection_id
        where type = 'STREAM' and days = 365 order by views desc, connection_id limit 1`,
    )
    await page.getByRole('combobox', { name: 'Period' }).click()
    await page.getByRole('option', { name: 'Last 365 days' }).click()
    await grid
      .getByText(top?.name ?? '')
      .first()
      .click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: 'Add to a shortlist' }).click()
    await page.getByRole('menuitem', { name: 'New shortlist' }).click()
    await page.getByLabel('Name').fill('Autumn')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Added to the shortlist').waitFor()
    await drawer.getByRole('link', { name: 'Open' }).click()

    await page.getByRole('heading', { level: 1, name: top?.name ?? '' }).waitFor()
    await page.getByRole('combobox', { name: 'Period' }).click()
    await page.getByRole('option', { name: 'Last 365 days' }).click()
    await page.getByRole('slider', { name: 'Followers at each check' }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('link', { name: 'Games', exact: true }).last().click()
    await page.getByRole('grid', { name: 'Games' }).waitFor()
    await page.getByRole('link', { name: 'Notes', exact: true }).last().click()
    await page.getByLabel('New note').fill('Speaks well of puzzles.')
    await page.getByRole('button', { name: 'Add note' }).click()
    await page.getByText('Speaks well of puzzles.').and(page.locator('p')).waitFor()
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    await page.getByLabel('Your comment').fill('And of horror.')
    await page.getByRole('button', { name: 'Send comment' }).click()
    const comments = page.getByRole('list', { name: 'Comments' })
    await comments.getByText('And of horror.').waitFor()
    await comments.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Edit comment').fill('And of everything dark.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await comments.getByText('And of everything dark.').waitFor()
    await comments.getByText(/ · edited /).waitFor()
    await goTo(page, '/home/company/notes')
    await page.getByText('And of everything dark.').waitFor()
    await page
      .getByRole('link', { name: /^About / })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: top?.name ?? '' }).waitFor()
    await page.getByText('Speaks well of puzzles.').waitFor()
    expect(await findBarriers(page)).toEqual([])

    await goTo(page, '/insights/shortlists')
    await page.getByRole('link', { name: 'Autumn' }).click()
    await page.getByRole('heading', { level: 1, name: 'Autumn' }).waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await findOverflow(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})

describe('creating an Analytics Page', () => {
  it('an Analytics Page keeps the chosen charts with its own period, and can be deleted', async () => {
    const company = await createAccount('company')
    await putOnPlan(company, 'growth')
    const { page, complaints } = await browser.visitor({ as: company })
    const [top] = await sql<{ id: string; name: string }>(
      `select connection_id as id, channel_name as name from channel_period join user_connection on id = connection_id
        where type = 'STREAM' and days = 30 order by views desc, connection_id limit 1`,
    )
    await goTo(page, `/insights/livestream/content-creators/${top?.id}`)
    await page.getByRole('button', { name: 'Add to an Analytics Page' }).click()
    await page.getByRole('menuitem', { name: 'New page' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Rivals')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Page created').waitFor()

    await goTo(page, '/insights/pages')
    await page.getByRole('link', { name: 'Rivals' }).click()
    const panel = page.getByRole('region', { name: top?.name ?? '' })
    await panel.getByText('Average viewers').waitFor()
    await page.getByRole('combobox', { name: 'Period' }).click()
    await page.getByRole('option', { name: 'Last 90 days' }).click()
    await page.getByText('vs. previous 90 days').first().waitFor()
    await page.reload()
    await page.getByText('vs. previous 90 days').first().waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await findOverflow(page)).toEqual([])
    await panel.getByRole('button', { name: `Remove ${top?.name} from the page` }).click()
    await page.getByText('Nothing on this page yet').waitFor()

    await goTo(page, '/insights/pages')
    await page.getByRole('button', { name: 'Rename Rivals' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Friends')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'Delete Friends' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('No pages yet').waitFor()
    expect(complaints).toEqual([])
  })
})

describe("a creator's insights", () => {
  it("a creator's insights show results of streams, and ask creators without a channel to connect one", async () => {
    const { page, complaints } = await browser.visitor({ as: demo.creator })
    await goTo(page, '/creator/insights/streams?period=365')
    await page.getByRole('slider', { name: /^This period/ }).waitFor()
    await page.getByRole('grid', { name: 'Streams' }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(complaints).toEqual([])
    const newcomer = await browser.visitor({ as: await createAccount('creator') })
    await goTo(newcomer.page, '/creator/insights/shorts')
    await newcomer.page.getByText('Connect a channel first').waitFor()
  })
})
