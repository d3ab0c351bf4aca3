import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { shell } from '../pages/shell.ts'
import { createAccount, demo } from '../support/accounts.ts'
import { expectPath, useBrowser } from '../support/browser.ts'

const browser = useBrowser()

describe('the cookie notice', () => {
  const kept = (page: Page) =>
    page.evaluate(() => JSON.parse(localStorage.getItem('questboard-cookie-consent') ?? 'null') as unknown)
  const nothing = { security: true, functionality: false, analytics: false, marketing: false }

  it.each([
    ['Reject all', null, nothing],
    ['Accept selected', 'Analytics', { ...nothing, analytics: true }],
    ['Accept all', null, { security: true, functionality: true, analytics: true, marketing: true }],
  ])(
    'the cookie notice saves the choice of "%s" and does not appear again',
    async (button, category, expected) => {
      const { page } = await browser.visitor({ asksConsent: true })
      await page.goto('/games')
      const notice = shell(page).cookieNotice()
      if (category) await notice.getByLabel(category).check()
      await notice.getByRole('button', { name: button }).click()
      await notice.waitFor({ state: 'detached' })
      expect(await kept(page)).toEqual(expected)
      await page.reload()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      expect(await notice.count()).toBe(0)
    },
  )

  it('the cookie notice reopens with the saved choice, and closing it also closes it in other tabs', async () => {
    const { page, context } = await browser.visitor({ asksConsent: true })
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto('/games')
      await shell(tab).cookieNotice().getByLabel('Marketing').waitFor()
    }
    await shell(page).cookieNotice().getByLabel('Marketing').check()
    await shell(page).cookieNotice().getByRole('button', { name: 'Accept selected' }).click()
    await shell(other).cookieNotice().waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Cookie choices' }).click()
    const notice = shell(page).cookieNotice()
    expect(await notice.getByLabel('Marketing').isChecked()).toBe(true)
    expect(await notice.getByLabel('Analytics').isChecked()).toBe(false)
    await notice.getByRole('button', { name: 'Reject all' }).click()
    expect(await kept(page)).toEqual(nothing)
  })

  it('the cookie notice does not appear on the page that completes a sign-in', async () => {
    const { page } = await browser.visitor({ asksConsent: true })
    await page.goto('/auth/auth')
    await page.getByRole('heading', { name: 'You’re not signed in' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await shell(page).cookieNotice().count()).toBe(0)
  })
})

describe('opening and closing dialogs', () => {
  it('a dialog closes on Escape, returns the focus to where it was, and shows its close button after a moment', async () => {
    const { page } = await browser.visitor({ as: demo.user, isFirst: true })
    await page.clock.install()
    await page.goto('/user/settings/edit')
    const opener = page.getByRole('button', { name: 'Delete account' })
    await opener.waitFor()
    // Stops the page's clock. Only the test advances the clock, no matter how slow the machine is.
    await page.clock.pauseAt(Date.now() + 60_000)
    await opener.click()
    const dialog = page.getByRole('dialog')
    await expect
      .poll(async () => {
        await page.clock.runFor(20)
        return dialog.isVisible()
      })
      .toBe(true)
    const close = dialog.getByRole('button', { name: 'Close', includeHidden: true })
    expect(await close.isVisible()).toBe(false)
    await page.clock.runFor(300)
    await close.waitFor()
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await page.clock.runFor(1000)
    await dialog.waitFor({ state: 'detached' })
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('a dialog stays open if code that listens to its close event cancels the event', async () => {
    const { page } = await browser.visitor({ as: demo.user })
    await page.goto('/user/settings/address')
    await shell(page).ready()
    await page.keyboard.press('?')
    const sheet = shell(page).dialog('Keyboard shortcuts')
    await sheet.waitFor()
    await page.evaluate(() =>
      window.addEventListener('questboard:modal-close', (event) => event.preventDefault(), { once: true }),
    )
    await page.keyboard.press('Escape')
    expect(await sheet.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
  })

  it('Escape closes only the topmost of several dialogs', async () => {
    const { page } = await browser.visitor({ as: demo.user })
    await page.goto('/user/settings/address')
    await page.getByRole('link', { name: 'Personal info', exact: true }).click()
    await page.getByLabel('Description').fill('Not saved yet')
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('?')
    const sheet = shell(page).dialog('Keyboard shortcuts')
    await sheet.waitFor()
    await page.evaluate(() => window.history.back())
    const alert = shell(page).dialog('Unsaved changes')
    await alert.waitFor()
    await page.keyboard.press('Escape')
    await alert.waitFor({ state: 'detached' })
    expect(await sheet.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await expectPath(page, '/user/settings/personal-info')
  })

  it('going back in the browser closes a dialog together with its page', async () => {
    const { page } = await browser.visitor({ as: demo.user })
    await page.goto('/user/settings/address')
    await page.getByRole('link', { name: 'Personal info', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Personal info' }).waitFor()
    await page.keyboard.press('?')
    const sheet = shell(page).dialog('Keyboard shortcuts')
    await sheet.waitFor()
    await page.goBack()
    await expectPath(page, '/user/settings/address')
    await sheet.waitFor({ state: 'detached' })
  })
})

describe('showing toasts for some seconds', () => {
  it('a toast disappears after five seconds, but not while the pointer is over it', async () => {
    const { page } = await browser.visitor({ as: await createAccount('user'), isFirst: true })
    await page.goto('/user/settings/personal-info')
    await page.getByLabel('Description').fill('I stream puzzles')
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const toast = shell(page).toast('Profile saved successfully')
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    await expect
      .poll(async () => {
        await page.clock.runFor(20)
        return toast.isVisible()
      })
      .toBe(true)
    await toast.hover()
    await page.clock.runFor(20_000)
    expect(await toast.isVisible()).toBe(true)
    await page.mouse.move(10, 300)
    await page.clock.runFor(4900)
    expect(await toast.isVisible()).toBe(true)
    await page.clock.runFor(200)
    await toast.waitFor({ state: 'detached' })
  })
})
