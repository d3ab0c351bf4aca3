import { describe, expect, it } from 'vitest'
import { findBarriers } from '../support/accessibility.ts'
import { useBrowser } from '../support/browser.ts'
import { sql } from '../support/database.ts'
import { createRun } from '../support/questRuns.ts'

const browser = useBrowser()

describe('reporting a creator', () => {
  it('a company reports a participating creator with a reason and a confirmation', async () => {
    const { company, channel, questId, runId } = await createRun('INITIAL_BID')
    const { page, complaints } = await browser.visitor({ as: company })
    await page.goto(`/campaigns/quests/${questId}/participants/${runId}`)
    await page.getByRole('button', { name: 'Report this creator' }).click()
    const dialog = page.getByRole('dialog', { name: 'Report a creator' })
    await dialog.getByRole('button', { name: 'Report', exact: true }).click()
    await dialog.getByText('Please select a reason').waitFor()
    await dialog.getByLabel('Bought views or followers').check()
    await dialog.getByLabel('What happened?').fill('Two thousand viewers, and nobody in the chat.')
    expect(await findBarriers(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Report', exact: true }).click()
    await page.getByText('You can’t undo a report.').waitFor()
    await page.getByRole('button', { name: 'Send report' }).click()
    await page.getByText('Report sent.', { exact: false }).waitFor()
    await dialog.waitFor({ state: 'hidden' })
    expect(
      await sql(
        `select status, note, cause.reason from user_report as report
           join user_report_subject as subject on subject.report_id = report.id
           join user_report_cause as cause on cause.report_id = report.id where subject.creator_id = $1`,
        [channel.creatorId],
      ),
    ).toEqual([
      {
        status: 'open',
        note: 'Two thousand viewers, and nobody in the chat.',
        reason: 'fake_engagement',
      },
    ])
    expect(complaints).toEqual([])
  })
})
