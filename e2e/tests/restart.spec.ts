import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { shell } from '../pages/shell.ts'
import { type Account, createAccount, demo, homes } from '../support/accounts.ts'
import { expectPath, useBrowser } from '../support/browser.ts'
import { type OwnGateway, useOwnGateway } from '../support/ownGateway.ts'

const browser = useBrowser()

/** A time limit that is longer than the longest pause between two checks of the server. */
const untilReturn = { timeout: 30_000 }

const lost = (page: Page) => page.getByRole('status').getByText('Connection lost.')

const open = async (as: Account, path: string): Promise<{ page: Page; gateway: OwnGateway }> => {
  const gateway = await useOwnGateway()
  const { page } = await browser.visitor({ as, baseURL: gateway.address, isFirst: true })
  await page.goto(path)
  await shell(page).ready()
  await page.waitForLoadState('networkidle')
  return { page, gateway }
}

const restart = async ({ stop, start }: OwnGateway, during: () => Promise<void>) => {
  await stop()
  await during()
  await sleep(3000)
  await start()
}

describe('a restart of the gateway', { timeout: 120_000 }, () => {
  it('a page that fails to load during a restart says so, and loads automatically afterwards', async () => {
    const { page, gateway } = await open(demo.company, homes.company)
    await restart(gateway, async () => {
      await shell(page).leftMenu().getByRole('link', { name: 'Company settings' }).click()
      await page.getByText('We couldn’t load this page').waitFor()
      await lost(page).waitFor()
    })
    await page.getByRole('heading', { level: 1, name: 'Company settings' }).waitFor(untilReturn)
    await expectPath(page, '/company/settings')
    expect(await lost(page).count()).toBe(0)
  })

  it('an open page shows that the server restarts, keeps typed text and the session, and continues afterwards', async () => {
    const { page, gateway } = await open(await createAccount('user'), '/user/settings/personal-info')
    const description = page.getByLabel('Description')
    await description.fill('Typed during a restart')
    const shortcuts = shell(page).dialog('Keyboard shortcuts')
    const askForShortcuts = async () => {
      await page.getByRole('heading', { level: 1 }).click()
      await page.keyboard.press('?')
    }
    await restart(gateway, async () => {
      await lost(page).waitFor()
      // Simulates that the person returns from another tab.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await askForShortcuts()
      await shortcuts.waitFor({ state: 'detached' })
    })
    await lost(page).waitFor({ state: 'detached', ...untilReturn })
    await expectPath(page, '/user/settings/personal-info')
    await askForShortcuts()
    await shortcuts.getByText('Go to Explore').waitFor()
    await page.keyboard.press('Escape')
    await shortcuts.waitFor({ state: 'detached' })
    expect(await description.inputValue()).toBe('Typed during a restart')
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    await shell(page).toast('Profile saved successfully').waitFor()
  })
})
