import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { shell } from '../pages/shell.ts'
import { findBarriers, findOverflow } from '../support/accessibility.ts'
import { type Account, createAccount, createCreator, demo, uniqueName } from '../support/accounts.ts'
import { expectPath, useBrowser } from '../support/browser.ts'
import { verifyCompany } from '../support/companies.ts'
import { sql } from '../support/database.ts'

const browser = useBrowser()

const panel = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

const save = (page: Page, title: string) =>
  panel(page, title).getByRole('button', { name: 'Save', exact: true }).click()

/** The field's error message, which sighted users and screen readers both get. */
const complaintOf = async (page: Page, label: string): Promise<string> => {
  const field = page.getByLabel(new RegExp(`^${label}`))
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? []
  const texts = await Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).innerText()))
  return texts.join(' ')
}

describe('server errors at form fields', () => {
  it('a taken or reserved username shows an error at its field, keeps the input and ignores spaces around it', async () => {
    const { page } = await browser.visitor({ as: await createAccount('user') })
    await page.goto('/user/settings/personal-info')
    const name = page.getByLabel('Display name')
    const description = page.getByLabel('Description')
    await description.fill('Plays slowly')
    await name.fill(demo.creator.username)
    await save(page, 'Profile')
    expect(await complaintOf(page, 'Display name')).toContain('This display name is already taken')
    await name.fill('administrator')
    await save(page, 'Profile')
    await page.getByText('This name is reserved').waitFor()
    expect(await complaintOf(page, 'Display name')).toContain('This name is reserved')
    expect(await description.inputValue()).toBe('Plays slowly')
    const free = uniqueName('Räksmörgås')
    await name.fill(` ${free} `)
    await save(page, 'Profile')
    await shell(page).toast('Profile saved successfully').waitFor()
    await page.getByRole('button', { name: `${free}’s account` }).waitFor()
  })

  it('a taken company name shows an error at its field, both when registering and when changing the name', async () => {
    const [taken, own] = [await createAccount('company'), await createAccount('company')]
    const { page } = await browser.visitor({ as: own })
    await page.goto('/company/settings')
    await page.getByLabel('Description').fill('We make games')
    await page.getByLabel('Company name').fill(taken.username)
    await save(page, 'Company')
    expect(await complaintOf(page, 'Company name')).toContain('This name is already taken')
    expect(await page.getByLabel('Description').inputValue()).toBe('We make games')
    await page.getByLabel('Billing email').fill('nobody')
    await page.getByLabel('Company email').fill('')
    await save(page, 'Company')
    expect(await complaintOf(page, 'Billing email')).toContain('Please enter a valid email')
    expect(await complaintOf(page, 'Company email')).toContain('This field is required')

    const guest = await browser.visitor()
    await guest.page.goto('/register/company')
    const fresh = uniqueName('late')
    await guest.page.getByLabel('Company name').fill(taken.username)
    await guest.page.getByRole('combobox', { name: 'Company type' }).click()
    await guest.page.getByRole('option', { name: 'Brand' }).click()
    await guest.page.getByLabel('Company website').fill('studio.example')
    await guest.page.getByLabel('Username').fill(fresh)
    await guest.page.getByLabel('Email').fill(`${fresh}@mail.example`)
    await guest.page.getByLabel('Password', { exact: true }).fill(own.password)
    await guest.page.getByRole('checkbox', { name: /I agree/ }).check()
    await guest.page.getByRole('button', { name: 'Create account' }).click()
    expect(await complaintOf(guest.page, 'Company name')).toContain('This name is already taken')
  })
})

describe('changing a password', () => {
  it('a changed password is cleared from its form and does not count as unsaved', async () => {
    const account = await createAccount('user')
    const { page } = await browser.visitor({ as: account })
    await page.goto('/user/settings/edit')
    const form = panel(page, 'Password')
    await form.getByLabel('New password').fill('Brand-new-2027')
    await form.getByLabel('Confirm password').fill('Brand-new-2028')
    await form.getByLabel('Current password').fill(account.password)
    await form.getByRole('button', { name: 'Change password' }).click()
    await form.getByText('Passwords do not match').waitFor()
    await form.getByLabel('Confirm password').fill('Brand-new-2027')
    await form.getByRole('button', { name: 'Change password' }).click()
    await shell(page).toast('Password saved successfully').waitFor()
    for (const label of ['New password', 'Confirm password', 'Current password'])
      expect(await form.getByLabel(label).inputValue()).toBe('')
    expect(await form.getByRole('button', { name: 'Change password' }).isDisabled()).toBe(true)
    expect(await form.getByRole('button', { name: 'Discard' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Address', exact: true }).click()
    await expectPath(page, '/user/settings/address')
  })
})

describe('leaving the settings with unsaved changes', () => {
  it.each([
    ['/user/settings/edit', 'Username', 'somebodyelse'],
    ['/user/settings/edit', 'New password', 'Half-typed-1'],
    ['/user/settings/personal-info', 'Feed URL', 'https://me.example/feed.xml'],
    ['/user/settings/address', 'City', 'Northport'],
  ])('leaving %s with a changed “%s” asks what to do', async (path, label, value) => {
    const { page } = await browser.visitor({ as: demo.user })
    await page.goto(path)
    await page.getByLabel(label).fill(value)
    await page
      .getByRole('navigation', { name: 'Settings' })
      .getByRole('link', { name: 'Notifications' })
      .click()
    await shell(page).dialog('Unsaved changes').getByRole('button', { name: 'Cancel' }).click()
    expect(await page.getByLabel(label).inputValue()).toBe(value)
    await expectPath(page, path)
  })
})

const preferencesOf = async ({ username }: Account): Promise<Record<string, unknown>> => {
  const [row] = await sql<Record<string, unknown>>(
    `select notification_preference.* from notification_preference
       join "user" on "user".id = user_id where username = $1`,
    [username],
  )
  return row ?? {}
}

describe('saving notification preferences', () => {
  it.each([
    [
      'creator',
      {
        'New Key Campaign invitations': 'new_key_campaign_invitations',
        'New Quest invitations': 'new_quest_invitations',
        'New Mission invitations': 'new_mission_invitations',
        'New Creator Program invitations': 'new_program_invitations',
        'Quest messages': 'quest_messages',
        'Quest status updates': 'quest_status_updates',
        'Key campaign updates': 'key_status_updates',
        'Mission updates': 'mission_status_updates',
        'New Missions and announcements of your Creator Programs': 'program_updates',
      },
    ],
    [
      'company',
      {
        'Messages from creators': 'company_messages',
        'Status updates of your activations': 'company_status_updates',
      },
    ],
  ] as const)('each preference of a %s is saved separately', async (kind, switches) => {
    const account = await createAccount(kind)
    const { page } = await browser.visitor({ as: account })
    await page.goto('/user/settings/notifications')
    // Quiet hours are not about one kind of email.
    const emails = page.getByRole('switch', { name: /^(?!Hold emails)/ })
    await emails.first().waitFor()
    expect(await emails.count()).toBe(Object.keys(switches).length)
    for (const [label, column] of Object.entries(switches)) {
      const before = await preferencesOf(account)
      const toggle = page.getByRole('switch', { name: label })
      const isOn = await toggle.isChecked()
      expect(isOn).toBe(before[column])
      await toggle.press('Space')
      await expect.poll(() => toggle.isChecked()).toBe(!isOn)
      await expect
        .poll(() => preferencesOf(account))
        .toMatchObject({ ...before, [column]: !before[column], updated_at: expect.anything() })
    }
  })

  it.each(['creator', 'company'] as const)(
    'the preferences of a %s have no barriers and fit on a phone',
    async (kind) => {
      const { page } = await browser.visitor({ as: await createAccount(kind) })
      await page.goto('/user/settings/notifications')
      await page.getByRole('switch', { name: 'Hold emails' }).waitFor()
      expect(await findBarriers(page)).toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await findOverflow(page)).toEqual([])
      expect(await findBarriers(page)).toEqual([])
    },
  )

  it('summary mails can be off, immediate, daily or weekly', async () => {
    const account = await createAccount('company')
    const { page } = await browser.visitor({ as: account })
    await page.goto('/user/settings/notifications')
    for (const [label, column] of [
      ['Key campaign status', 'key_status_summary'],
      ['Applicants to your Creator Program', 'program_applicant_summary'],
      ['Mission status', 'mission_status_summary'],
    ] as const)
      for (const choice of ['Never', 'Immediately', 'Daily', 'Weekly']) {
        const group = page.getByRole('radiogroup', { name: label })
        await group.getByText(choice).click()
        await expect.poll(() => group.getByLabel(choice).isChecked()).toBe(true)
        await expect.poll(async () => (await preferencesOf(account))[column]).toBe(choice.toLowerCase())
      }
  })
})

describe('showing saved settings again', () => {
  it('saved settings are still in the form when the user comes back to the page', async () => {
    const { page } = await browser.visitor({ as: await createAccount('user') })
    const typed = {
      'First name': 'Robin',
      'Last name': 'Berg',
      'Street name': 'Mill Lane',
      'Street number': '4',
      'ZIP code': '11122',
      City: 'Northport',
    }
    const city = page.getByLabel('City')
    const saveCity = async (name: string) => {
      await city.fill(name)
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      // The button is also disabled while saving. "Discard" disappears when the save is complete.
      await page.getByRole('button', { name: 'Discard' }).waitFor({ state: 'detached' })
    }
    await page.goto('/user/settings/address')
    for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value)
    await page.getByRole('combobox', { name: /^Country/ }).click()
    await page.getByRole('option', { name: 'Norway', exact: true }).click()
    await saveCity('Northport')
    await saveCity('Southport')
    await page
      .getByRole('navigation', { name: 'Settings' })
      .getByRole('link', { name: 'Notifications' })
      .click()
    await page.getByRole('switch').first().waitFor()
    await page.getByRole('link', { name: 'Address', exact: true }).click()
    await city.waitFor()
    expect(await city.inputValue()).toBe('Southport')
  })

  it('settings saved on another device appear in an unchanged form, but not in a form that is being edited', async () => {
    const account = await createAccount('user')
    const [here, there] = [await browser.visitor({ as: account }), await browser.visitor({ as: account })]
    const name = uniqueName('Elsewhere')
    await here.page.goto('/user/settings/personal-info')
    await here.page.getByLabel('Description').waitFor()
    await here.page
      .getByRole('navigation', { name: 'Settings' })
      .getByRole('link', { name: 'Notifications' })
      .click()
    await here.page.getByRole('switch').first().waitFor()
    await there.page.goto('/user/settings/personal-info')
    await there.page.getByLabel('Display name').fill(name)
    await there.page.getByLabel('Description').fill('Written there')
    await save(there.page, 'Profile')
    await shell(there.page).toast('Profile saved successfully').waitFor()
    const asked = Promise.withResolvers<void>()
    await here.page.route(/PersonalInfoPage/, async (route) => {
      await asked.promise
      await route.continue()
    })
    await here.page.getByRole('link', { name: 'Personal info', exact: true }).click()
    await here.page.getByLabel('Description').fill('Written here')
    asked.resolve()
    await expect.poll(() => here.page.getByLabel('Display name').inputValue()).toBe(name)
    expect(await here.page.getByLabel('Description').inputValue()).toBe('Written here')
  })
})

describe('browsing the billing history', () => {
  it('the billing history of a company and of a creator continues page by page, each with its own URL', async () => {
    const [company, creator] = [await createAccount('company'), await createCreator()]
    // Inserts payments without triggers, because only triggers may mark payments as paid.
    await sql(`begin; set local session_replication_role = replica;
      insert into payment (company_id, status, amount_cents, description, idempotency_key, succeeded_at, created_at)
        select company_id, 'succeeded', number * 100, 'Quest ' || number, username || number, now() - number * interval '1 day', now() - number * interval '1 day'
          from company_member join "user" on "user".id = user_id, generate_series(1, 60) as number where username = '${company.username}';
      insert into payout (creator_id, status, amount_cents, description, idempotency_key, paid_at, created_at)
        select id, 'paid', number * 100, 'Quest ' || number, username || number, now() - number * interval '1 day', now() - number * interval '1 day'
          from "user", generate_series(1, 60) as number where username = '${creator.username}';
      commit`)
    for (const [as, title] of [
      [company, 'Billing history'],
      [creator, 'Payout history'],
    ] as const) {
      const { page } = await browser.visitor({ as })
      await page.goto('/user/settings/payments')
      const rows = panel(page, title).getByRole('row')
      await expect.poll(() => rows.count()).toBe(26)
      await page.getByRole('button', { name: 'Show more' }).click()
      await expect.poll(() => rows.count()).toBe(51)
      await page.reload()
      await expect.poll(() => rows.count()).toBe(51)
      await page.getByRole('button', { name: 'Show more' }).click()
      await expect.poll(() => rows.count()).toBe(61)
      expect(await rows.last().innerText()).toContain('$60')
      expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0)
    }
  })
})

describe('changing the name of a verified company', () => {
  it('a verified company sees its requested name as pending, keeps the old name, and can withdraw the request', async () => {
    const owner = await createAccount('company')
    await verifyCompany(owner)
    const { page } = await browser.visitor({ as: owner })
    await page.goto('/company/settings')
    const name = page.getByLabel('Company name')
    const wanted = uniqueName('renamed')
    await name.fill(wanted)
    await page.getByLabel('Company website').fill('other.example/')
    await save(page, 'Company')
    const waiting = page.getByRole('status').filter({ hasText: 'Change awaiting verification' })
    await waiting.getByText(`${wanted}, https://other.example.`).waitFor()
    expect(await name.inputValue()).toBe(owner.username)
    await waiting.getByRole('button', { name: 'Withdraw' }).click()
    await shell(page).toast('Change withdrawn').waitFor()
    await waiting.waitFor({ state: 'hidden' })
  })

  it('a verified company sees the rules for its name and website at their fields', async () => {
    const { page } = await browser.visitor({ as: await createAccount('company') })
    await page.goto('/company/settings')
    await page.getByLabel('Company name').fill('Log in at evil.example')
    await page.getByLabel('Company website').fill('https://studio.example/login')
    await save(page, 'Company')
    expect(await complaintOf(page, 'Company name')).toContain('Names can’t contain web addresses')
    expect(await complaintOf(page, 'Company website')).toContain('such as https://studio.example')
  })
})

it('a tracked link that does not exist shows a message', async () => {
  const { page } = await browser.visitor()
  const answer = await page.goto('/l/nobodyhere')
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { name: 'This link isn’t active yet' }).waitFor()
})
