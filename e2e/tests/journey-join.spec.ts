import { beforeAll, expect, it } from 'vitest'
import { channelConsentPage } from '../pages/channelConsent.ts'
import { loginPage } from '../pages/login.ts'
import { signUpPage } from '../pages/signUp.ts'
import { forgiveRegistrations, newAccount } from '../support/accounts.ts'
import { expectPath, useBrowser } from '../support/browser.ts'
import { sql } from '../support/database.ts'
import { linkIn, mailTo } from '../support/mail.ts'
import { createProgramWithMember } from '../support/members.ts'
import { goTo } from '../support/walk.ts'

const browser = useBrowser()
beforeAll(forgiveRegistrations)

it("a new creator with no account follows a program's join link, registers, connects Twitch, waits for review and becomes a member", async () => {
  const { company, programId } = await createProgramWithMember()
  await sql(
    `insert into program_question (program_id, label, required) values ($1, 'Why do you want to join?', true)`,
    [programId],
  )
  const join = `/creator-programs/${programId}/join`
  const account = newAccount('wayfarer')
  const first = await browser.visitor({ viewport: { width: 390, height: 844 } })
  await first.page.goto(join)
  await first.page.getByRole('link', { name: 'Create an account' }).click()
  await first.page.getByText('Next, you’ll continue to the Creator Program.').waitFor()
  const form = signUpPage(first.page)
  await form.fill(account)
  await form.agree()
  await form.submit()
  await first.page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
  await first.page.getByText('Next, you’ll continue to the Creator Program.').waitFor()

  // The mail is opened in another browser, which shares no data with the first one.
  const { page, complaints } = await browser.visitor({ viewport: { width: 390, height: 844 } })
  await page.goto(linkIn(await mailTo(account.email, 'Verify your email address'), '/verify-email'))
  await page.getByRole('heading', { name: 'Your email is verified' }).waitFor()
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.getByText('Next, you’ll continue to the Creator Program.').waitFor()
  await loginPage(page).signIn(account)
  await expectPath(page, join)
  await page.getByText('You need to be a creator to join Creator Programs').waitFor()

  await page.getByRole('link', { name: 'Become a creator' }).click()
  await expectPath(page, '/user/creator-access')
  const way = page.getByText('You’re on your way to Our creators')
  await way.waitFor()
  await page.getByRole('button', { name: 'Twitch', exact: true }).click()
  await channelConsentPage(page).allow({ name: account.username })
  await expectPath(page, '/user/creator-access')
  await page.getByText('Meets requirements').waitFor({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Request access', exact: true }).click()
  await page.getByText('In review').waitFor()
  await goTo(page, '/user/settings/personal-info')
  await way.waitFor()

  // The creator can fill in the application while we review their request for access.
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await expectPath(page, join)
  await page.getByText('We’re reviewing your request for access').first().waitFor()
  const next = page.getByRole('button', { name: 'Continue', exact: true })
  for (const title of ['Requirements', 'About you', 'What do you play on?']) {
    await page.getByRole('heading', { name: title, exact: true }).waitFor()
    await next.click()
  }
  const answer = page.getByRole('textbox', { name: 'Why do you want to join?' })
  await answer.fill('For the last boss')
  // A reload after a pause does not lose the answer.
  await expect
    .poll(() => sql(`select 1 from program_application where entries::text like '%For the last boss%'`))
    .toHaveLength(1)
  await page.reload()
  await expect.poll(() => answer.inputValue()).toBe('For the last boss')
  await page.getByRole('button', { name: 'Send when I get access' }).click()
  await page.getByRole('heading', { name: 'Your application is ready' }).waitFor()

  await sql(
    `update creator_access set status = 'approved'
      where kind = 'creator' and creator_id = (select id from "user" where username = $1)`,
    [account.username],
  )
  const owner = await browser.visitor({ as: company })
  const applied = () =>
    sql(
      `select status from program_membership where creator_id = (select id from "user" where username = $1)`,
      [account.username],
    )
  await expect.poll(applied, { timeout: 20_000 }).toEqual([{ status: 'pending' }])
  await goTo(owner.page, '/company/creator-management/creator-program/applicants')
  await owner.page.getByText('For the last boss').or(owner.page.getByText(account.username)).first().waitFor()
  await sql(
    `update program_membership set status = 'accepted' where creator_id = (select id from "user" where username = $1)`,
    [account.username],
  )

  await page.goto('/creator/home')
  await way.waitFor()
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await page.getByText('You’re a member').waitFor()
  await page.goto('/creator/home')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => way.count()).toBe(0)
  expect(complaints).toEqual([])
})
