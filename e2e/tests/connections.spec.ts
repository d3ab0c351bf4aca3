import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { channelConsentPage } from '../pages/channelConsent.ts'
import { shell } from '../pages/shell.ts'
import { createAccount, demo, homes, uniqueName } from '../support/accounts.ts'
import { expectPath, useBrowser } from '../support/browser.ts'
import { sql } from '../support/database.ts'
import { linkIn, mailTo } from '../support/mail.ts'

const browser = useBrowser()
const connections = '/user/settings/connections'
const access = '/user/creator-access'

/** A workflow checks the channel, and the page gets the result later. */
const resultMs = 40_000

const channelRow = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name })

const add = (page: Page, channel: 'Twitch' | 'YouTube' | 'TikTok') =>
  page.getByRole('button', { name: channel, exact: true }).click()

describe('connecting a channel', () => {
  it.each([
    ['Twitch', 5000, 900, 'Meets requirements', null],
    ['YouTube', 249, 900, 'Doesn’t meet requirements', 'Needs more followers: 249 of 250 followers'],
    ['Twitch', 5000, 89, 'Doesn’t meet requirements', 'Channel too new: 89 of 90 days'],
    ['TikTok', 5000, 31, 'Meets requirements', null],
  ] as const)(
    'connecting a %s channel with %i followers that is %i days old: %s',
    async (channel, followers, ageDays, result, reason) => {
      const account = await createAccount('user')
      const { page, complaints } = await browser.visitor({ as: account })
      const name = uniqueName('Chan')
      await page.goto(access)
      await add(page, channel)
      await channelConsentPage(page).isOpen()
      await channelConsentPage(page).allow({ name, followers, ageDays })
      await expectPath(page, access)
      const row = channelRow(page, name)
      await row.getByText(result).waitFor({ timeout: resultMs })
      if (reason) await row.getByText(reason).waitFor()
      const mail = await mailTo(account.email, reason ? 'does not meet the requirements' : 'is verified')
      expect(mail.subject).toContain(name)
      expect(complaints).toEqual([])
    },
  )

  it('denying consent to connect a channel changes nothing and shows a message', async () => {
    const { page } = await browser.visitor({ as: await createAccount('user') })
    await page.goto(connections)
    await page.getByText('No channel yet').waitFor()
    await add(page, 'YouTube')
    await channelConsentPage(page).cancel()
    await expectPath(page, connections)
    await page
      .getByText('You didn’t give Questboard permission to read the channel. Nothing changed.')
      .waitFor()
    await page.getByText('No channel yet').waitFor()
  })

  it('a channel that belongs to another account cannot be connected', async () => {
    const name = uniqueName('Mine')
    const owner = await browser.visitor({ as: await createAccount('user') })
    const other = await browser.visitor({ as: await createAccount('user') })
    for (const { page } of [owner, other]) {
      await page.goto(connections)
      await add(page, 'Twitch')
      await channelConsentPage(page).allow({ name })
      await expectPath(page, connections)
    }
    await channelRow(owner.page, name).waitFor()
    await other.page
      .getByText('The channel already exists: another Questboard account is connected to it.')
      .waitFor()
    await other.page.getByText('No channel yet').waitFor()
  })

  it('a channel is not added to an account that signed in while the channel was being connected', async () => {
    const { page, context } = await browser.visitor({ as: await createAccount('user') })
    await page.goto(connections)
    await add(page, 'Twitch')
    await channelConsentPage(page).isOpen()
    const other = await context.newPage()
    await other.goto(connections)
    await shell(other).signOut()
    await expectPath(other, '/login')
    await channelConsentPage(page).allow({ name: uniqueName('Late') })
    await expectPath(page, '/login')
  })
})

describe('requesting creator access', () => {
  it('a plain user can save interests, hardware and games', async () => {
    const { page, complaints } = await browser.visitor({ as: await createAccount('user') })
    await page.goto(access)
    await page.getByRole('link', { name: 'Choose', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Strategy' }).press('Space')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('checkbox', { name: 'Steam Deck' }).press('Space')
    await page.getByRole('combobox', { name: 'Games you play' }).fill('ember')
    await page.getByRole('option', { name: 'Ember Hollow' }).click()
    // The list stays open for more games and can cover the button.
    await page.getByRole('combobox', { name: 'Games you play' }).press('Escape')
    await page.getByRole('button', { name: 'Save' }).click()
    await expectPath(page, access)
    await page.goto('/creator/onboarding/hardware')
    await page.getByText('Ember Hollow').first().waitFor()
    expect(await page.getByRole('checkbox', { name: 'Steam Deck' }).isChecked()).toBe(true)
    expect(complaints).toEqual([])
  })

  it('requesting creator access without a channel asks the user to connect one first', async () => {
    const { page } = await browser.visitor({ as: demo.user })
    await page.goto('/creator/onboarding/hardware')
    await page.getByRole('link', { name: 'Connect a channel' }).click()
    await expectPath(page, access)
  })
})

describe('managing connected channels', () => {
  it('an unused channel can be disconnected', async () => {
    const { page } = await browser.visitor({ as: await createAccount('user') })
    const name = uniqueName('Gone')
    await page.goto(connections)
    await add(page, 'YouTube')
    await channelConsentPage(page).allow({ name })
    await channelRow(page, name).getByRole('button', { name: 'Remove' }).click()
    await shell(page).dialog(`Remove ${name}?`).getByRole('button', { name: 'Remove' }).click()
    await shell(page).toast('Connection removed successfully').waitFor()
    await page.getByText('No channel yet').waitFor()
  })

  it('a message names the channel that was connected or refreshed, or says that it failed', async () => {
    const { page } = await browser.visitor({ as: await createAccount('user') })
    const [one, other] = [uniqueName('One'), uniqueName('Other')]
    await page.goto(connections)
    await page.getByText('No channel yet').waitFor()
    await add(page, 'Twitch')
    await channelConsentPage(page).allow({ name: one })
    await shell(page).toast(`${one} connected`).waitFor()
    await channelRow(page, one).getByRole('button', { name: 'Refresh' }).click()
    await channelConsentPage(page).allow({ name: one })
    await shell(page).toast(`${one} refreshed`).waitFor()
    await channelRow(page, one).getByRole('button', { name: 'Refresh' }).click()
    await channelConsentPage(page).allow({ name: other })
    await shell(page).toast(`${other} connected`).waitFor()
    await shell(page).toast(`${one} wasn’t refreshed`).waitFor()
    expect(new URL(page.url()).search).toBe('')
  })

  it('a channel used on a Creator Page cannot be disconnected, and the message says why', async () => {
    const account = await createAccount('creator')
    const { page } = await browser.visitor({ as: account })
    const name = uniqueName('Used')
    await page.goto(connections)
    await add(page, 'YouTube')
    await channelConsentPage(page).allow({ name })
    await channelRow(page, name).waitFor()
    await sql(
      `with page as (
         insert into creator_page (creator_id, slug, title)
         select id, lower(username::text), 'Mine' from "user" where username = $1 returning id, creator_id)
       insert into creator_page_channel (page_id, connection_id)
       select page.id, user_connection.id from page join user_connection on user_connection.user_id = page.creator_id`,
      [account.username],
    )
    await channelRow(page, name).getByRole('button', { name: 'Remove' }).click()
    const dialog = shell(page).dialog(`Remove ${name}?`)
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await dialog.getByText('This channel is used in a Creator Page').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await channelRow(page, name).waitFor()
  })

  it('a refresh token that the vendor rejected shows a warning on every other page until consent is given again', async () => {
    const account = await createAccount('creator')
    const { page } = await browser.visitor({ as: account })
    const name = uniqueName('Lapsed')
    await page.goto(access)
    await add(page, 'Twitch')
    await channelConsentPage(page).allow({ name, followers: 9, refreshExpired: true })
    const row = channelRow(page, name)
    await row.getByText('Doesn’t meet requirements').waitFor({ timeout: resultMs })
    // Simulates hours passing: the access token expires, and the vendor does not renew it.
    await sql(
      `update user_connection set access_token_expires_at = now() - interval '1 hour'
        where user_id = (select id from "user" where username = $1)`,
      [account.username],
    )
    await row.getByRole('button', { name: 'Check again' }).click()
    await row.getByText('Unable to fetch data').waitFor({ timeout: resultMs })
    await page.goto('/games')
    const warning = shell(page).toast(`${name} on Twitch: permission expired`)
    await warning.getByRole('button', { name: 'Review connections' }).click()
    await expectPath(page, connections)
    await warning.waitFor({ state: 'detached' })
    await channelRow(page, name).getByText('Needs permission').waitFor()
    await channelRow(page, name).getByRole('button', { name: 'Renew permission' }).click()
    await channelConsentPage(page).allow({ name, followers: 9000 })
    await channelRow(page, name).getByText('Connected').waitFor()
    await page.goto('/games')
    await shell(page).ready()
    await page.waitForLoadState('networkidle')
    expect(await warning.count()).toBe(0)
  })
})

describe('inviting members to a company', () => {
  it("a company invites a member, who joins through the mail and sees the company's home", async () => {
    const account = await createAccount('company')
    const owner = await browser.visitor({ as: account })
    const invited = `${uniqueName('invited')}@mail.example`
    await owner.page.goto('/company/settings/members')
    await owner.page.getByRole('button', { name: 'Invite' }).click()
    const dialog = shell(owner.page).dialog('Invite a member')
    await dialog.getByLabel('Email').fill('no-address')
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await dialog.getByText('Please enter a valid email').waitFor()
    await dialog.getByLabel('Email').fill(invited)
    await dialog.getByLabel('Title (optional)').fill('Producer')
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await shell(owner.page).toast(`Invitation sent to ${invited}`).waitFor()
    await channelRow(owner.page, invited).getByText('Pending').waitFor()

    const link = linkIn(await mailTo(invited, 'You are invited to join a company'), '/company/join')
    const member = await browser.visitor()
    await member.page.goto(link)
    await member.page.getByRole('heading', { name: `Join ${account.username}` }).waitFor()
    expect(await member.page.getByLabel('Email').inputValue()).toBe(invited)
    const username = uniqueName('member')
    await member.page.getByLabel('Username').fill(username)
    await member.page.getByLabel('Password', { exact: true }).fill(account.password)
    await member.page.getByRole('checkbox', { name: /I agree/ }).check()
    await member.page.getByRole('button', { name: 'Join' }).click()
    await expectPath(member.page, homes.company)

    await owner.page.reload()
    await channelRow(owner.page, username).getByText('Producer').waitFor()
    const late = await browser.visitor()
    await late.page.goto(link)
    await late.page.getByRole('heading', { name: 'This invitation can’t be used' }).waitFor()
    await late.page.getByText('Ask the company for a new invite link.').waitFor()
  })

  it('a person who has an account signs in, sees which company invited them, and joins with one button', async () => {
    const account = await createAccount('company')
    const owner = await browser.visitor({ as: account })
    const plain = await createAccount('user')
    await owner.page.goto('/company/settings/members')
    await owner.page.getByRole('button', { name: 'Invite' }).click()
    const dialog = shell(owner.page).dialog('Invite a member')
    await dialog.getByLabel('Email').fill(plain.email)
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    const link = linkIn(await mailTo(plain.email, 'You are invited to join a company'), '/company/join')

    const stranger = await browser.visitor({ as: await createAccount('creator') })
    await stranger.page.goto(link)
    await stranger.page.getByText('sent to a different email address').waitFor()
    await stranger.page.getByRole('button', { name: 'Sign out and continue' }).click()
    const { page } = stranger
    await page
      .getByText(`${plain.email} already has an account. Sign in with this account to join.`)
      .waitFor()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('Username').fill(plain.username)
    await page.getByLabel('Password', { exact: true }).fill(plain.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page
      .getByText(
        `You’re signed in as ${plain.username}, ${plain.email}. Your account will join this company.`,
      )
      .waitFor()
    const other = await page.context().newPage()
    await other.goto('/user/settings/personal-info')
    await other.getByRole('link', { name: 'Creator Access' }).first().waitFor()
    await page.getByRole('button', { name: `Join ${account.username}` }).click()
    await expectPath(page, homes.company)
    // The other tab has reloaded and shows the company's menu.
    await other.getByRole('link', { name: 'Activations' }).first().waitFor()
    await other.goto('/company/settings/members')
    await channelRow(other, plain.username).getByText('You').waitFor()
    expect(stranger.complaints).toEqual([])
  })

  it('a company cannot have more members than its plan allows, and sees why', async () => {
    const account = await createAccount('company')
    const { page } = await browser.visitor({ as: account })
    await page.goto('/company/settings/members')
    for (const name of ['second', 'third']) {
      await page.getByRole('button', { name: 'Invite' }).click()
      const dialog = shell(page).dialog('Invite a member')
      await dialog.getByLabel('Email').fill(`${uniqueName(name)}@mail.example`)
      await dialog.getByRole('button', { name: 'Send invitation' }).click()
      await dialog.waitFor({ state: 'detached' })
    }
    await page.getByText('Your plan’s member limit is reached').waitFor()
    expect(await page.getByRole('button', { name: 'Invite' }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Delete' }).first().click()
    await shell(page).toast('Invitation deleted').waitFor()
    await page.getByText('Your plan’s member limit is reached').waitFor({ state: 'detached' })
  })
})
