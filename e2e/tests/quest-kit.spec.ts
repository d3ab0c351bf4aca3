import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findBarriers, findOverflow } from '../support/accessibility.ts'
import { useBrowser } from '../support/browser.ts'
import { addCodes } from '../support/codes.ts'
import { sql } from '../support/database.ts'
import { createRun, walkRun } from '../support/questRuns.ts'
import { goTo } from '../support/walk.ts'

const browser = useBrowser()

type Run = Awaited<ReturnType<typeof createRun>>

/** Adds to the kit an item that has no codes, and a link that counts clicks. */
const fillKit = async ({ questId, channel }: Run): Promise<string> => {
  await sql(
    `insert into channel_verification (connection_id, user_id, status, finished_at) values ($1, $2, 'meets_requirements', now())
       on conflict do nothing`,
    [channel.connectionId, channel.creatorId],
  )
  const [item] = await sql<{ id: string }>(
    `with item as (
       insert into code_item (company_id, game_id, type, name, item_name)
         select company_id, game_id, 'game', 'Kit', 'The game' from activation where id = $1 returning id)
     insert into activation_code_item (activation_id, code_item_id) select $1, id from item returning code_item_id as id`,
    [questId],
  )
  await sql(
    `update quest set kit_codes = 2, target_url = 'https://store.example/kit', track_clicks = true where id = $1`,
    [questId],
  )
  if (!item) throw new Error('no item was made')
  return item.id
}

const open = async (page: Page, { questId, runId }: Run, section = 'content-production') =>
  goTo(page, `/campaigns/quests/${questId}/${runId}?section=${section}`)

describe('the creator kit of a quest', () => {
  it("a paid quest's kit gives the creator codes and a personal link", async () => {
    const run = await createRun('INITIAL_BID')
    const itemId = await fillKit(run)
    const company = await browser.visitor({ as: run.company })
    const creator = await browser.visitor({ as: run.creator, viewport: { width: 390, height: 844 } })
    await addCodes(company.context, itemId, 'steam', ['KITS1-AAAAA-BBBBB', 'KITS2-AAAAA-BBBBB'])
    await addCodes(company.context, itemId, 'gog', ['KITGOG1-AAAAA-BBBBB'])
    await walkRun(run.runId, 'CONTENTPRODUCTION')

    const { page } = creator
    await open(page, run)
    await page.getByRole('heading', { name: 'Claim your codes' }).waitFor()
    await page.getByText('You have 2 more codes to claim.', { exact: false }).waitFor()
    await page.getByRole('radio', { name: 'GOG' }).check()
    // The creator needs two codes, but only one is left.
    await page.getByRole('button', { name: 'Claim 2 codes' }).click()
    await page.getByText('No codes left for GOG.', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Notify the company' }).click()
    await page.getByText('The company will see your request').waitFor()
    await page.getByText('You requested codes for GOG.', { exact: false }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(await findOverflow(page)).toEqual([])
    await goTo(company.page, `/campaigns/quests/${run.questId}/participants/active`)
    await company.page.getByText('GOG: 1 creator').waitFor()

    await page.getByRole('radio', { name: 'Steam' }).check()
    await page.getByLabel('How many codes').fill('1')
    await page.getByRole('button', { name: 'Claim code' }).click()
    await page.getByText('The code is yours').waitFor()
    await page.getByText('You have 1 more code to claim.', { exact: false }).waitFor()
    await open(company.page, run)
    await company.page.getByText('1 of 2 codes claimed', { exact: false }).waitFor()
    await page.getByRole('radio', { name: 'GOG' }).check()
    await page.getByRole('button', { name: 'Claim code' }).click()
    await page.getByRole('heading', { name: 'Claim your codes' }).waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: 'Open creator kit' }).click()
    const kit = page.getByRole('dialog')
    await kit.getByText('The game · Steam').waitFor()
    await kit.getByText('The game · GOG').waitFor()
    await kit.getByRole('button', { name: 'Reveal code' }).first().click()
    expect(await kit.getByLabel('Code', { exact: true }).innerText()).toMatch(/^KIT/)
    await page.keyboard.press('Escape')

    const address = await page.getByLabel('Your link').inputValue()
    const visitor = await browser.visitor()
    // A headless browser counts as a robot, and clicks of robots do not count.
    const headers = { 'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) Safari/605.1.15' }
    const answer = await visitor.page.request.get(address, { maxRedirects: 0, headers })
    expect(answer.headers().location).toBe('https://store.example/kit')
    await expect
      .poll(() => sql(`select click_count::int as clicks from link where activation_id = $1`, [run.questId]))
      .toEqual([{ clicks: 1 }])
    for (const side of [page, company.page]) {
      await open(side, run, 'results')
      await side.getByRole('heading', { name: 'Clicks' }).waitFor()
      await side.getByText('Unknown').waitFor()
    }
    await goTo(company.page, `/campaigns/quests/${run.questId}/results/creators`)
    await company.page.getByRole('heading', { name: 'Clicks' }).waitFor()
    expect([...creator.complaints, ...company.complaints]).toEqual([])
  })
})
