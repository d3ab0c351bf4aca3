import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { loginPage } from '../pages/login.ts'
import { shell } from '../pages/shell.ts'
import { type Account, createAccount, createCreator } from '../support/accounts.ts'
import { expectPath, useBrowser } from '../support/browser.ts'
import { disguised, picture } from '../support/images.ts'

const browser = useBrowser()

const panel = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

const save = (page: Page, title: string) =>
  panel(page, title).getByRole('button', { name: 'Save', exact: true }).click()

const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

describe('changing personal info', () => {
  it('a profile picture is saved and shown in the header, and a file that only looks like a picture is refused', async () => {
    const { page } = await browser.visitor({ as: await createAccount('user') })
    await page.goto('/user/settings/personal-info')
    const upload = panel(page, 'Profile').locator('input[type=file]')
    await upload.setInputFiles(disguised)
    await page.getByText('Images must be png, jpg, jpeg, gif or webp').waitFor()
    await upload.setInputFiles(picture)
    await panel(page, 'Profile').getByRole('button', { name: 'Replace' }).waitFor()
    await page.getByLabel('Display name').fill('')
    await save(page, 'Profile')
    await page.getByText('Display name is required').waitFor()
    await page.getByLabel('Display name').fill('Pix El')
    await save(page, 'Profile')
    await page.getByText(/4 to 50 characters/).waitFor()
    await page.getByLabel('Display name').fill(`Pix${Date.now()}`)
    await save(page, 'Profile')
    await shell(page).toast('Profile saved successfully').waitFor()
    await page.reload()
    await expect
      .poll(() =>
        page
          .getByRole('button', { name: /^Pix.*’s account$/ })
          .locator('img')
          .count(),
      )
      .toBe(1)
  })

  it('the country cannot be changed again for a year, nor the language for three months, and the page shows the date', async () => {
    const { page } = await browser.visitor({ as: await createAccount('user') })
    await page.goto('/user/settings/personal-info')
    await page.getByText('You can change your country once a year.').waitFor()
    await choose(page, 'Country', 'Sweden')
    await save(page, 'Country and language')
    await page.getByText('Please select a language').waitFor()
    await choose(page, 'Language', 'Swedish')
    await save(page, 'Country and language')
    await shell(page).toast('Country and language saved successfully').waitFor()
    await page.reload()
    await page
      .getByText(/^You can change this setting again on /)
      .first()
      .waitFor()
    expect(await page.getByText(/^You can change this setting again on /).count()).toBe(2)
    expect(await page.getByRole('combobox', { name: /^Country/ }).isDisabled()).toBe(true)
  })
})

describe('postal address in the settings', () => {
  it('the form for the postal address marks each missing field, keeps the input and saves', async () => {
    const { page } = await browser.visitor({ as: await createAccount('user') })
    await page.goto('/user/settings/address')
    await page.getByLabel('First name').fill('Robin')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBe(6)
    expect(await page.getByLabel('First name').inputValue()).toBe('Robin')
    const rest = {
      'Last name': 'Berg',
      'Street name': 'Mill Lane',
      'Street number': '4',
      'ZIP code': '11122',
    }
    for (const [label, value] of Object.entries({ ...rest, City: 'Northport' }))
      await page.getByLabel(new RegExp(`^${label}`)).fill(value)
    await choose(page, 'Country', 'Norway')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await shell(page).toast('Address saved successfully').waitFor()
    await page.reload()
    await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Northport')
  })
})

describe('changing notification settings', () => {
  it('each notification setting is saved separately', async () => {
    const { page } = await browser.visitor({ as: await createAccount('company') })
    await page.goto('/user/settings/notifications')
    const messages = page.getByRole('switch', { name: 'Messages from creators' })
    const before = await messages.isChecked()
    const saved = () => page.waitForResponse(/SaveNotificationPreference/)
    await Promise.all([saved(), messages.press('Space')])
    const summary = page.getByRole('radiogroup', { name: 'Mission status' })
    expect(await summary.getByLabel('Weekly').isChecked()).toBe(true)
    await Promise.all([saved(), summary.getByText('Daily').click()])
    await page.reload()
    await expect.poll(() => messages.isChecked()).toBe(!before)
    expect(await summary.getByLabel('Daily').isChecked()).toBe(true)
  })

  it('quiet hours from ten to seven can be changed and turned off', async () => {
    const { page } = await browser.visitor({ as: await createAccount('creator') })
    await page.goto('/user/settings/notifications')
    const quiet = page.getByRole('switch', { name: 'Hold emails' })
    const saved = () => page.waitForResponse(/SaveNotificationPreference/)
    await Promise.all([saved(), quiet.press('Space')])
    const until = page.getByRole('combobox', { name: 'Until' })
    await expect.poll(() => until.inputValue()).toBe('07:00')
    await until.click()
    // Quiet hours cannot end at the time when they start.
    expect(await page.getByRole('option', { name: '22:00', exact: true }).count()).toBe(0)
    await Promise.all([saved(), page.getByRole('option', { name: '08:30', exact: true }).click()])
    await page.reload()
    await expect.poll(() => until.inputValue()).toBe('08:30')
    expect(await page.getByRole('combobox', { name: 'From' }).inputValue()).toBe('22:00')
    await Promise.all([saved(), quiet.press('Space')])
    await page.reload()
    await quiet.waitFor()
    expect(await quiet.isChecked()).toBe(false)
    expect(await until.count()).toBe(0)
  })
})

describe('setting up payouts', () => {
  it.each([
    ['PayPal', 'Log in with PayPal', 'Agree and go back'],
    ['Card or bank account', 'Set up your payouts', 'Save and go back'],
  ])(
    "a creator sets up payouts by %s on the vendor's page, and sees the payout cost first",
    async (method, page1, save1) => {
      const { page } = await browser.visitor({ as: await createCreator() })
      await page.goto('/user/settings/payments')
      await page.getByText('Set your country first').waitFor()
      await page.getByRole('link', { name: 'Choose a country' }).click()
      await choose(page, 'Country', 'Sweden')
      await choose(page, 'Language', 'Swedish')
      await save(page, 'Country and language')
      await shell(page).toast('Country and language saved successfully').waitFor()
      const settings = page.getByRole('navigation', { name: 'Settings' })
      await settings.getByRole('link', { name: 'Payments' }).click()
      await page.getByText('A payout costs 2%, up to $20').waitFor()
      await page.getByRole('button', { name: `Set up: ${method}` }).click()
      await page.getByRole('heading', { name: page1 }).waitFor()
      await page.getByRole('button', { name: save1 }).click()
      await expectPath(page, '/user/settings/payments')
      const row = page.getByRole('listitem').filter({ hasText: method }).filter({ hasText: 'Ready' })
      await row.getByText('Ready', { exact: true }).waitFor()
    },
  )
})

describe('deleting an account and changing a password', () => {
  const openDialog = async (page: Page) => {
    await page.goto('/user/settings/edit')
    await page.getByRole('button', { name: 'Delete account' }).click()
    return shell(page).dialog('Delete your account?')
  }

  it('an account can be deleted only with its password, and can then no longer sign in', async () => {
    const account: Account = await createAccount('user')
    const { page } = await browser.visitor({ as: account })
    const dialog = await openDialog(page)
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await dialog.getByText('Current password is required').waitFor()
    await dialog.getByLabel('Current password').fill('Not-the-one-1')
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await dialog.getByText('Wrong password').waitFor()
    await dialog.getByLabel('Current password').fill(account.password)
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expectPath(page, '/login')
    await page.getByText('Your account was deleted and your personal data erased.').waitFor()
    expect(new URL(page.url()).searchParams.has('callbackUrl')).toBe(false)
    await page.getByRole('link', { name: 'Create an account' }).waitFor()
    await loginPage(page).signIn(account)
    await loginPage(page).problem().filter({ hasText: 'Invalid username or password' }).waitFor()
  })

  it('a password can be changed only with the current password', async () => {
    const account = await createAccount('user')
    const { page } = await browser.visitor({ as: account })
    await page.goto('/user/settings/edit')
    const form = panel(page, 'Password')
    await form.getByLabel('New password').fill('Brand-new-2027')
    await form.getByLabel('Confirm password').fill('Brand-new-2027')
    await form.getByRole('button', { name: 'Change password' }).click()
    await form
      .getByText('You must provide your current password in order to be able to save the changes')
      .waitFor()
    await form.getByLabel('Current password').fill(account.password)
    await form.getByRole('button', { name: 'Change password' }).click()
    await shell(page)
      .toast(/password/i)
      .waitFor()
    await shell(page).signOut()
    await expectPath(page, '/login')
    await loginPage(page).signIn({ ...account, password: 'Brand-new-2027' })
    await shell(page).ready()
  })
})
