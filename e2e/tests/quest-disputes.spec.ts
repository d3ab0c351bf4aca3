import { describe, expect, it } from 'vitest'
import { findBarriers, findOverflow } from '../support/accessibility.ts'
import type { Account } from '../support/accounts.ts'
import { useBrowser } from '../support/browser.ts'
import { sql } from '../support/database.ts'
import { createRun } from '../support/questRuns.ts'

const browser = useBrowser()

describe('what became of a quest by time alone', () => {
  it('is disputed by the company, seen by both, and ends as an admin decides', async () => {
    const run = await createRun('CONTENTREVIEW')
    const open = async (as: Account) => {
      const visitor = await browser.visitor({ as })
      await visitor.page.goto(`/campaigns/quests/${run.questId}/${run.runId}?section=payment`)
      return visitor
    }
    const company = await open(run.company)
    const creator = await open(run.creator)
    await creator.page.getByText('$450 waits for you').waitFor()
    // Nobody reviews it.
    await sql(`update quest_run set deadline_at = now() where id = $1`, [run.runId])
    await company.page.getByText('Nobody reviewed the content in time, so it was approved').waitFor()
    await company.page.getByText('$500 is held until', { exact: false }).waitFor()
    expect(await findBarriers(company.page)).toEqual([])

    await company.page.getByRole('button', { name: 'Open a dispute' }).click()
    const dialog = company.page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Open the dispute' }).click()
    await dialog.getByText('Please write what is wrong', { exact: false }).waitFor()
    await dialog.getByLabel('What is wrong?').fill('The game is not in it.')
    expect(await findBarriers(company.page)).toEqual([])
    await dialog.getByRole('button', { name: 'Open the dispute' }).click()
    await company.page.getByText('You opened a dispute', { exact: true }).waitFor()

    await creator.page.getByText('The game is not in it.').first().waitFor()
    await creator.page.getByText('It stays so until the dispute is decided.').waitFor()
    expect(await findBarriers(creator.page)).toEqual([])
    await creator.page.setViewportSize({ width: 390, height: 844 })
    expect(await findOverflow(creator.page)).toEqual([])

    // As in the console.
    await sql(
      `update quest_run_dispute set decision = 'split', creator_cents = 20000, decision_note = 'Half of it shows the game.' where quest_run_id = $1`,
      [run.runId],
    )
    for (const { page } of [company, creator]) {
      await page.getByText('The dispute was decided on', { exact: false }).waitFor()
      await page.getByText('Half of it shows the game.').first().waitFor()
    }
    await company.page.getByText('$300 came back to you').waitFor()
    const [payout] = await sql(
      `select payout.amount_cents::int as amount from quest_run join payout on payout.id = payout_id where quest_run.id = $1`,
      [run.runId],
    )
    expect(payout).toEqual({ amount: 18_000 })
    expect([...company.complaints, ...creator.complaints]).toEqual([])
  })
})
