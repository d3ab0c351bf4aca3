import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findBarriers, findOverflow } from '../support/accessibility.ts'
import type { Account } from '../support/accounts.ts'
import { useBrowser } from '../support/browser.ts'
import { sql } from '../support/database.ts'
import { dayIn } from '../support/days.ts'
import { createRun, createStream } from '../support/questRuns.ts'
import { goTo } from '../support/walk.ts'

const browser = useBrowser()

type Run = Awaited<ReturnType<typeof createRun>>

const open = async (account: Account, { questId, runId }: Run) => {
  const visitor = await browser.visitor({ as: account })
  await goTo(visitor.page, `/campaigns/quests/${questId}/${runId}?section=content-production`)
  return visitor
}

const pick = (page: Page, title: string) => page.getByRole('radio', { name: title }).check()
const submit = (page: Page) => page.getByRole('button', { name: 'Submit content' }).click()

const stateOf = async (runId: string) =>
  (
    await sql(
      `select run.status, payout.id is not null as has_payout, review.message,
              (select array_agg(badge) from quest_run_badge where quest_run_id = run.id) as badges,
              (select array_agg(status order by submitted_at) from submission where quest_run_id = run.id) as results
         from quest_run run left join payout on payout.id = run.payout_id
         left join quest_run_review review on review.quest_run_id = run.id where run.id = $1`,
      [runId],
    )
  )[0]

/** The creator's past: one quest for this company, two for others, one failed quest, and three responses to offers. */
const insertPast = (runId: string) =>
  sql(`
    begin;
    set local session_replication_role = replica;
    insert into quest_run (quest_id, company_id, creator_id, started_by, status, amount_cents, platform, post_type, content_length_minutes,
                           delivery_type, auto_approve_days, kit_codes, fee_basis_points, fee_cents, payout_method, payout_cost_cents, brief, accepted_at, finished_at)
      select gen_random_uuid(), case when past.is_own then company_id else gen_random_uuid() end, creator_id, 'company', past.status,
             100, 'twitch', 'STREAM', 60, 'open', 5, 0, 1000, 10, 'card', 25, '{}', now() - interval '9 days', now() - interval '1 day'
        from quest_run, (values (true, 'COMPLETED'), (false, 'COMPLETED'), (false, 'COMPLETED'),
                                (false, 'CONTENT_SUBMISSION_DEADLINE_EXPIRED')) as past (is_own, status)
       where id = '${runId}';
    insert into quest_bid (quest_run_id, company_id, creator_id, side, amount_cents, platform, post_type, content_length_minutes,
                           delivery_type, created_at, answer, answered_at)
      select gen_random_uuid(), gen_random_uuid(), creator_id, 'company', 100, 'twitch', 'STREAM', 60, 'open',
             now() - interval '9 days', 'accepted', now() - interval '9 days' + minutes * interval '1 minute'
        from quest_run, unnest('{10,30,4000}'::int[]) as minutes where id = '${runId}';
    commit`)

describe('submitting and reviewing content of a quest', () => {
  it("a creator submits quest content and a company approves it, and each sees the other's changes immediately", async () => {
    const run = await createRun('CONTENTPRODUCTION')
    await createStream(run.channel, { title: 'Half an hour of it', minutes: 30 })
    const creator = await open(run.creator, run)
    const company = await open(run.company, run)
    await company.page.getByText('No content submitted yet').waitFor()

    await submit(creator.page)
    await creator.page.getByText('Please select a video or stream, or add a link').waitFor()
    await pick(creator.page, 'Half an hour of it')
    await creator.page.getByText('Shorter than agreed').waitFor()
    await creator.page.getByText('Not marked as sponsored', { exact: false }).waitFor()
    expect(await findBarriers(creator.page)).toEqual([])
    await creator.page.setViewportSize({ width: 390, height: 844 })
    expect(await findOverflow(creator.page)).toEqual([])
    await creator.page.setViewportSize({ width: 1440, height: 900 })
    await submit(creator.page)
    await creator.page.getByText('Content successfully submitted.').waitFor()
    await creator.page.getByText('we approve your content automatically', { exact: false }).waitFor()

    await company.page.getByRole('link', { name: 'Half an hour of it' }).waitFor()
    await company.page.getByText('Shorter than agreed').waitFor()
    await company.page.getByRole('checkbox', { name: 'Show the map' }).check()
    await company.page.getByText('(1 of 2 checked)').waitFor()
    expect(await findBarriers(company.page)).toEqual([])
    await company.page.getByRole('button', { name: 'Approve' }).click()
    const warned = company.page.getByRole('dialog', { name: 'Approve content' })
    await warned.getByText('Shorter than agreed').waitFor()
    await warned.getByText('Not marked as sponsored', { exact: false }).waitFor()
    expect(await findBarriers(company.page)).toEqual([])
    await warned.getByRole('button', { name: 'Cancel' }).click()
    await company.page.getByRole('button', { name: 'Decline' }).click()
    await company.page.getByRole('button', { name: 'Send back' }).click()
    await company.page.getByText('Please write a reason').waitFor()
    await company.page.getByRole('button', { name: 'Cancel' }).click()
    await company.page.getByRole('button', { name: 'Approve' }).click()
    const dialog = company.page.getByRole('dialog')
    await dialog.getByLabel('Review').fill('A joy to watch.')
    await dialog.getByText('Superb content').click()
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await company.page.getByText('Review sent!').waitFor()
    await creator.page.getByText('A joy to watch.').waitFor()
    await creator.page.getByText('Superb content').waitFor()

    expect(await stateOf(run.runId)).toMatchObject({
      status: expect.stringMatching(/^(PAYOUT|COMPLETED)$/),
      has_payout: true,
      message: 'A joy to watch.',
      badges: ['superb_content'],
      results: ['APPROVED'],
    })
    const results = `/campaigns/quests/${run.questId}/results`
    await goTo(company.page, `${results}/content`)
    await company.page.getByText('Half an hour of it').first().waitFor()
    await company.page.getByText('$0.4167').waitFor()
    await goTo(company.page, `${results}/creators`)
    await company.page.getByText('1 row').waitFor()
    await company.page.getByText('$500.00', { exact: true }).waitFor()
    expect(await findBarriers(company.page)).toEqual([])
    expect([...creator.complaints, ...company.complaints]).toEqual([])
  })

  it('quest content can be submitted late if the company extends the deadline', async () => {
    const run = await createRun('CONTENTPRODUCTION')
    const { page, complaints } = await open(run.company, run)
    await page.getByRole('button', { name: 'Extend deadline' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Extend deadline' }).click()
    await dialog.getByText('Please choose a time after the deadline', { exact: false }).waitFor()
    await dialog.getByLabel('Content is due by: day').fill(dayIn(20))
    await page.keyboard.press('Tab')
    await dialog.getByRole('button', { name: 'Extend deadline' }).click()
    await page.getByText('Deadline extended').waitFor()
    await page.getByText('The content deadline was extended').waitFor()
    expect(
      await sql(
        `select deadline_at > extended_from + interval '3 days' as later from quest_run where id = $1`,
        [run.runId],
      ),
    ).toEqual([{ later: true }])
    expect(complaints).toEqual([])
  })
})

describe("lists of a quest's participants", () => {
  it("a quest's participants are listed by stage, each with links to the quest log and the creator's page", async () => {
    const run = await createRun('CONTENTREVIEW')
    const { page, complaints } = await browser.visitor({ as: run.company })
    const participants = `/campaigns/quests/${run.questId}/participants`
    await goTo(page, `${participants}/offers`)
    await page.getByText('No offers yet').waitFor()
    await goTo(page, `${participants}/review`)
    await page.getByText('1 row').waitFor()
    expect(await page.getByRole('link', { name: 'Open', exact: true }).getAttribute('href')).toBe(
      `/campaigns/quests/${run.questId}/${run.runId}`,
    )
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('row').filter({ hasText: 'Content review' }).click()
    await page.getByRole('link', { name: 'About this creator' }).click()
    await page.waitForURL((url) => url.pathname === `${participants}/${run.runId}`)
    await page.getByText('With your company').waitFor()
    await page.getByText('Their offer: $500').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await findOverflow(page)).toEqual([])
    await goTo(page, '/company/campaigns/quests')
    await page.getByRole('link', { name: 'Play it live' }).waitFor()

    // A run whose payout is pending has not ended, so the quest's page counts the run in the same tab as the overview
    // does.
    await sql(`begin; set local session_replication_role = replica;
      update quest_run set status = 'PAYOUT' where id = '${run.runId}'; commit`)
    await goTo(page, `/campaigns/quests/${run.questId}`)
    const figure = (label: string) => page.locator('dl > div').filter({ hasText: label })
    await figure('In progress').getByText('1', { exact: true }).waitFor()
    await figure('Completed').getByText('0', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Completed', exact: true }).click()
    await page.getByRole('heading', { name: 'Quest participants' }).waitFor()
    expect(page.url()).toContain('/participants/ended?status=COMPLETED')
    expect(complaints).toEqual([])
  })

  it('a company compares several offers side by side, sorted by cost per expected result', async () => {
    const run = await createRun('INITIAL_BID')
    await insertPast(run.runId)
    const { page, complaints } = await browser.visitor({ as: run.company })
    await goTo(page, `/campaigns/quests/${run.questId}/participants/offers`)
    await page.getByRole('link', { name: 'Compare offers' }).click()
    // An offer of $500 for an hour with 50 expected viewers costs $10 per hour watched.
    await page.getByRole('cell', { name: '$10.00' }).waitFor()
    const cells = await page.getByRole('row').filter({ hasText: '$10.00' }).getByRole('cell').allInnerTexts()
    // Expected values: one quest completed with this company; three of four completed with all companies; responses
    // within half an hour.
    expect(cells.slice(-4, -1)).toEqual(['1', '75%', '30m'])
    // The comparison of offers for all quests shows the quest of each offer.
    await goTo(page, '/company/creator-management/quests/offers')
    await page.getByRole('link', { name: 'Compare offers' }).click()
    await page.getByRole('cell', { name: '$10.00' }).waitFor()
    const [quest, ...others] = await page
      .getByRole('row')
      .filter({ hasText: '$10.00' })
      .getByRole('cell')
      .allInnerTexts()
    expect([quest, others]).toEqual(['Play it live', cells])
    expect(await findBarriers(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await findOverflow(page)).toEqual([])
    // The company has made an offer and waits for the creator's response.
    await sql(`begin; set local session_replication_role = replica;
      update quest_bid set side = 'company' where quest_run_id = '${run.runId}'; commit`)
    await page.reload()
    await page.getByText('Open offers from creators appear here side by side').waitFor()
    expect(complaints).toEqual([])
  })

  it('a company answers several offers at the same time, and each offer has its own result', async () => {
    const run = await createRun('INITIAL_BID')
    const { page, complaints } = await browser.visitor({ as: run.company })
    await goTo(page, `/campaigns/quests/${run.questId}/participants/offers`)
    await page.getByRole('checkbox', { name: 'Select all matching' }).check()
    await page.getByRole('button', { name: 'Accept', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Accept 1 offer?' })
    await dialog.getByText('You pay$500.00').waitFor()
    await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
    await dialog.getByText('Confirm that you’ve checked the offers').waitFor()
    await dialog.getByRole('checkbox', { name: 'I have checked the offers', exact: false }).check()
    expect(await findBarriers(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
    await page.getByText('1 offer accepted').waitFor()
    await page.getByText('No offers yet').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByText('1 offer accepted').waitFor({ state: 'hidden' })
    expect(await stateOf(run.runId)).toMatchObject({ status: 'PENDING_PAYMENT' })
    expect(complaints).toEqual([])
  })
})
