import { describe, expect, it } from 'vitest'
import { unsubscribePage } from '../pages/unsubscribe.ts'
import { findBarriers } from '../support/accessibility.ts'
import { type Account, createAccount } from '../support/accounts.ts'
import { publicUrl } from '../support/addresses.ts'
import { useBrowser } from '../support/browser.ts'
import { sql } from '../support/database.ts'
import { headerOf, linkIn, type Mail, mailTo } from '../support/mail.ts'
import { startSchedule } from '../support/temporal.ts'

const browser = useBrowser()

const applyTo = ({ username }: Account) =>
  sql(`
    begin;
    set local session_replication_role = replica;
    with program as (
      insert into activation (kind, company_id, name, status)
        select 'CREATOR_PROGRAM', company_id, 'Creators of ${username}', 'active'
          from company_member join "user" on id = user_id where username = '${username}'
        returning id, company_id)
    insert into program_membership (program_id, company_id, creator_id, applied_at)
      select program.id, company_id, creator.id, now() - interval '1 hour'
        from program, "user" as creator where username = 'democreator';
    commit`)

const preferenceOf = async ({ username }: Account): Promise<string | undefined> => {
  const [row] = await sql<{ program_applicant_summary: string }>(
    `select program_applicant_summary from notification_preference join "user" on id = user_id where username = $1`,
    [username],
  )
  return row?.program_applicant_summary
}

const summaryOf = async (account: Account): Promise<Mail> => {
  await sql(
    `update notification_preference set program_applicant_summary = 'daily'
      where user_id = (select id from "user" where username = $1)`,
    [account.username],
  )
  await applyTo(account)
  await startSchedule('summaries/daily')
  return mailTo(account.email, 'applied to your Creator Program')
}

describe('unsubscribing from summary mails', () => {
  it('a summary mail arrives in the morning, and can be turned off and on from the mail without signing in', async () => {
    const account = await createAccount('company')
    const mail = await summaryOf(account)
    expect(mail.subject).toBe('1 creator applied to your Creator Program')
    const { page } = await browser.visitor()
    const screen = unsubscribePage(page)
    await screen.open(linkIn(mail, '/unsubscribe/'))
    await screen.asks('news about applicants')
    expect(await preferenceOf(account)).toBe('daily')
    expect(await findBarriers(page)).toEqual([])
    await screen.unsubscribe()
    await screen.isDone()
    expect(await preferenceOf(account)).toBe('never')
    expect(await findBarriers(page)).toEqual([])
    await screen.subscribeAgain()
    await screen.asks('news about applicants')
    expect(await preferenceOf(account)).toBe('daily')
  })

  it("a mail program's unsubscribe button turns off the summary mail", async () => {
    const account = await createAccount('company')
    const mail = await summaryOf(account)
    expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const url = headerOf(mail, 'list-unsubscribe')?.slice(1, -1) ?? ''
    expect(url).toBe(linkIn(mail, '/unsubscribe/'))
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await fetch(url, { method: 'POST', body })).status).toBe(200)
    expect(await preferenceOf(account)).toBe('never')
    const { page } = await browser.visitor()
    await unsubscribePage(page).open(url)
    await unsubscribePage(page).isDone()
  })
})

it('an invalid unsubscribe link shows a message of one sentence', async () => {
  const { page } = await browser.visitor()
  await page.goto(`${publicUrl()}/unsubscribe/nonsense`)
  await page
    .getByText(
      'This unsubscribe link doesn’t work. Choose which emails you get in your notification settings.',
    )
    .waitFor()
})
