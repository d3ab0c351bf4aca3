import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { loginPage } from '../pages/login.ts'
import { shell } from '../pages/shell.ts'
import { createAccount } from '../support/accounts.ts'
import { expectPath, useBrowser } from '../support/browser.ts'
import { linkIn, mailTo } from '../support/mail.ts'
import { goTo } from '../support/walk.ts'

const browser = useBrowser()

it.each(['dark', 'light'] as const)(
  'a user who rejects all cookies downloads their data and deletes the account, on a phone in the %s theme',
  async (theme) => {
    const account = await createAccount('user')
    const viewport = { width: 390, height: 844 }
    const { page, complaints } = await browser.visitor({ asksConsent: true, isFirst: true, theme, viewport })
    const reported: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/events') reported.push(request.url())
    })
    await page.goto('/games')
    await shell(page).cookieNotice().getByRole('button', { name: 'Reject all' }).click()
    await shell(page).cookieNotice().waitFor({ state: 'detached' })

    await page.goto('/login?callbackUrl=/user/settings/edit')
    await loginPage(page).signIn(account)
    await expectPath(page, '/user/settings/edit')
    expect(await shell(page).cookieNotice().count()).toBe(0)
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
    const request = page.getByRole('button', { name: 'Request data' })
    await request.click()
    await page.getByText('We’ll email you a link when your data is ready.').waitFor()
    expect(await fits()).toBe(true)
    expect(await page.getByRole('link', { name: 'Download data' }).count()).toBe(0)

    await page.goto(linkIn(await mailTo(account.email, 'Your data is ready'), '/user/settings/edit'))
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download data' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^questboard-data-\d{4}-\d\d-\d\d\.zip$/)
    const archive = (await readFile(await download.path())).toString('latin1')
    for (const file of ['README.txt', 'data.json', 'csv/user.csv']) expect(archive).toContain(file)

    await goTo(page, '/user/settings/edit')
    await page.getByRole('button', { name: 'Delete account' }).click()
    const dialog = shell(page).dialog('Delete your account?')
    await dialog.getByLabel('Current password').fill(account.password)
    expect(await fits()).toBe(true)
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await page.getByText('Your account was deleted and your personal data erased.').waitFor()
    await mailTo(account.email, 'Your account was deleted')
    expect(reported).toEqual([])
    expect(complaints).toEqual([])
    // The browser logs the refusal of this sign-in.
    await loginPage(page).signIn(account)
    await loginPage(page).problem().filter({ hasText: 'Invalid username or password' }).waitFor()
  },
)
