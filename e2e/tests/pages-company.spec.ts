import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { shell } from '../pages/shell.ts'
import { createAccount, joinCompanyOf, uniqueName } from '../support/accounts.ts'
import { useBrowser } from '../support/browser.ts'
import { verifyCompany } from '../support/companies.ts'
import { sql } from '../support/database.ts'
import { linkIn, mailTo } from '../support/mail.ts'

const browser = useBrowser()
const members = '/company/settings/members'

const row = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name })

const openActions = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions for ${name}` }).click()

describe('managing company members', () => {
  it('company members can have titles, one owner must remain, and removing a member asks for confirmation', async () => {
    const owner = await createAccount('company')
    const member = await joinCompanyOf(owner)
    const { page, complaints } = await browser.visitor({ as: owner })
    await page.goto(members)
    await row(page, member.username).getByText('Artist').waitFor()
    await openActions(page, owner.username)
    await page.getByRole('menuitem', { name: 'Change title or role' }).click()
    const dialog = shell(page).dialog(owner.username)
    await dialog.getByLabel('Owner').uncheck()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('A company needs an owner').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await openActions(page, member.username)
    await page.getByRole('menuitem', { name: 'Change title or role' }).click()
    const other = shell(page).dialog(member.username)
    await other.getByLabel('Title').fill('Producer')
    await other.getByLabel('Owner').check()
    await other.getByRole('button', { name: 'Save' }).click()
    await row(page, member.username).getByText('Producer').waitFor()
    await row(page, member.username).getByText('Owner').waitFor()
    await openActions(page, member.username)
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    const question = shell(page).dialog(`Remove ${member.username}?`)
    await question.getByText('This member loses access to your company. Their past work stays.').waitFor()
    await question.getByRole('button', { name: 'Remove' }).click()
    await row(page, member.username).waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  })

  it('members who are not owners can view members and leave, but not edit members or settings', async () => {
    const owner = await createAccount('company')
    const member = await joinCompanyOf(owner)
    const { page, complaints } = await browser.visitor({ as: member })
    await page.goto(members)
    await row(page, owner.username).getByText('Owner').waitFor()
    expect(await page.getByRole('button', { name: 'Invite' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: /^Actions for/ }).count()).toBe(1)
    await page.goto('/company/settings')
    await page.getByText('Only owners of the company can change these settings.').waitFor()
    expect(await page.getByLabel('Company name').getAttribute('readonly')).not.toBeNull()
    expect(await page.getByRole('button', { name: 'Upload' }).count()).toBe(0)
    await page.goto(members)
    await openActions(page, member.username)
    await page.getByRole('menuitem', { name: 'Leave the company' }).click()
    const question = page.getByRole('dialog', { name: /^Leave / })
    await question.getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL(/\/home/)
    await page.getByRole('link', { name: 'Creator Access' }).first().waitFor()
    expect(complaints).toEqual([])
  })

  it("an owner can resend a member's invitation, even after it has expired", async () => {
    const owner = await createAccount('company')
    const { page } = await browser.visitor({ as: owner })
    const invited = `${uniqueName('late')}@mail.example`
    await page.goto(members)
    await page.getByRole('button', { name: 'Invite' }).click()
    const dialog = shell(page).dialog('Invite a member')
    await dialog.getByLabel('Email').fill(invited)
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await row(page, invited).getByText('Pending').waitFor()
    const first = linkIn(await mailTo(invited, 'You are invited to join a company'), '/company/join')
    await sql(
      `update company_invitation set status = 'expired', expires_at = now() - interval '1 hour' where email = $1`,
      [invited],
    )
    await page.reload()
    await row(page, invited).getByText('Expired').waitFor()
    const guest = await browser.visitor()
    await guest.page.goto(first)
    await guest.page.getByRole('heading', { name: 'This invitation can’t be used' }).waitFor()
    await row(page, invited).getByRole('button', { name: 'Resend' }).click()
    await shell(page).toast('Invitation sent again').waitFor()
    await row(page, invited).getByText('Pending').waitFor()
  })

  it('an invitation link is not reported as invalid while the server is unreachable', async () => {
    const { page } = await browser.visitor()
    await page.route(/api\/gql\?name=JoinCompanyPage/, (route) => route.abort())
    await page.goto('/company/join?token=anything')
    await page.getByText('We can’t reach the server. Check your connection.').waitFor()
    expect(await page.getByText('This invitation can’t be used').count()).toBe(0)
    await page.unroute(/api\/gql\?name=JoinCompanyPage/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'This invitation can’t be used' }).waitFor()
  })
})

describe('the public page of a company', () => {
  it("a company's public page loads all games and campaigns in steps", async () => {
    const owner = await createAccount('company')
    const prefix = uniqueName('Shelf')
    const companyId = await verifyCompany(owner)
    await sql(
      `with made as (
         insert into game (name, slug, developer) select $1 || number, lower($1) || number, 'Testers' from generate_series(1, 30) as number returning id)
       insert into company_game (company_id, game_id) select $2, id from made`,
      [prefix, companyId],
    )
    await sql(
      `insert into company_page (company_id, is_published) values ($1, true)
       on conflict (company_id) do update set is_published = true`,
      [companyId],
    )
    const { page, complaints } = await browser.visitor()
    await page.goto(`/company/${companyId}`)
    const games = page.getByRole('main').locator('a[href^="/games/"]')
    await expect.poll(() => games.count()).toBe(24)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => games.count()).toBe(30)
    await page.reload()
    await expect.poll(() => games.count()).toBe(30)
    expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Campaigns', exact: true }).click()
    await page.getByText('No campaigns at the moment').waitFor()
    expect(complaints).toEqual([])
    await sql('delete from company_game where company_id = $1', [companyId])
    await sql('delete from game where name like $1', [`${prefix}%`])
  })
})
