import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { shell } from '../pages/shell.ts'
import { createAccount } from '../support/accounts.ts'
import { expectPath, useBrowser } from '../support/browser.ts'

const browser = useBrowser()

describe('leaving a page with unsaved changes', () => {
  const change = async (page: Page) => {
    await page.goto('/user/settings/personal-info')
    await page.getByLabel('Description').fill('Half a sentence')
  }
  const leave = (page: Page) => page.getByRole('link', { name: 'Address', exact: true }).click()

  it('leaving with unsaved changes asks first: Cancel stays, Discard leaves, and Save saves and leaves', async () => {
    const { page } = await browser.visitor({ as: await createAccount('user') })
    await change(page)
    const alert = shell(page).dialog('Unsaved changes')
    await leave(page)
    await alert.getByRole('button', { name: 'Cancel' }).click()
    await alert.waitFor({ state: 'detached' })
    expect(await page.getByLabel('Description').inputValue()).toBe('Half a sentence')
    await leave(page)
    await alert.getByRole('button', { name: 'Discard' }).click()
    await expectPath(page, '/user/settings/address')
    await change(page)
    await leave(page)
    await alert.getByRole('button', { name: 'Save' }).click()
    await expectPath(page, '/user/settings/address')
    await page.goto('/user/settings/personal-info')
    await expect
      .poll(() => page.getByLabel('Description').inputValue(), { timeout: 10_000 })
      .toBe('Half a sentence')
  })

  it("the browser's back button asks about unsaved changes", async () => {
    const { page } = await browser.visitor({ as: await createAccount('user') })
    await page.goto('/user/settings/address')
    await page.getByRole('link', { name: 'Personal info', exact: true }).click()
    await page.getByLabel('Description').fill('Half a sentence')
    const alert = shell(page).dialog('Unsaved changes')
    await page.evaluate(() => window.history.back())
    await alert.getByRole('button', { name: 'Cancel' }).click()
    await alert.waitFor({ state: 'detached' })
    await expectPath(page, '/user/settings/personal-info')
    expect(await page.getByLabel('Description').inputValue()).toBe('Half a sentence')
    await page.evaluate(() => window.history.back())
    await alert.getByRole('button', { name: 'Discard' }).click()
    await expectPath(page, '/user/settings/address')
  })

  it('a tab with unsaved changes asks before closing, and a tab without unsaved changes closes immediately', async () => {
    const { page } = await browser.visitor({ as: await createAccount('user') })
    await page.goto('/user/settings/personal-info')
    await page.getByLabel('Description').pressSequentially('Half')
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    expect(await page.getByLabel('Description').inputValue()).toBe('Half')
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    await shell(page).toast('Profile saved successfully').waitFor()
    const closed = page.waitForEvent('close')
    await page.close({ runBeforeUnload: true })
    await closed
  })
})
