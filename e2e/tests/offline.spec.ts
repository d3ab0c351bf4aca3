import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { shell } from '../pages/shell.ts'
import { createAccount, demo, homes } from '../support/accounts.ts'
import { expectPath, useBrowser } from '../support/browser.ts'
import { watchTraffic } from '../support/walk.ts'

const browser = useBrowser()

const hasCodeOf = (page: Page, part: string) =>
  page.waitForFunction(
    (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(`/${name}-`)),
    part,
  )

/** After the first interaction, the page preloads the linked screens and the code for error messages. */
const moveAbout = async (page: Page, ...screens: string[]) => {
  await shell(page).ready()
  await page.waitForLoadState('networkidle')
  const isBusy = watchTraffic(page)
  await page.mouse.move(700, 500)
  await page.mouse.move(710, 510)
  for (const part of ['ToastHost', ...screens]) await hasCodeOf(page, part)
  await expect.poll(isBusy).toBe(false)
}

describe('using Questboard while offline', () => {
  it('a form keeps its input while offline, and can be saved once the network is available again', async () => {
    const { page, context } = await browser.visitor({ as: await createAccount('user'), isFirst: true })
    await page.goto('/user/settings/personal-info')
    await moveAbout(page)
    const description = page.getByLabel('Description')
    await description.fill('Typed on a train')
    await context.setOffline(true)
    const save = page.getByRole('button', { name: 'Save', exact: true }).first()
    await save.click()
    await page.getByText('We can’t reach the server. Check your connection.').waitFor()
    expect(await description.inputValue()).toBe('Typed on a train')
    await context.setOffline(false)
    await save.click()
    await shell(page).toast('Profile saved successfully').waitFor()
  })

  it('the sign-in page reports that the browser is offline even before its form checks have loaded', async () => {
    const { page, context } = await browser.visitor({ isFirst: true })
    await page.goto('/login')
    await page.getByLabel('Username').fill(demo.user.username)
    await page.getByLabel('Password', { exact: true }).fill(demo.user.password)
    await context.setOffline(true)
    const signIn = page.getByRole('button', { name: 'Sign in' })
    await signIn.click()
    await page.getByText('We can’t reach the server. Check your connection.').waitFor()
    await context.setOffline(false)
    await signIn.click()
    await expectPath(page, homes.user)
  })

  it('a page that was not loaded yet reports that the browser is offline, and appears once it is online', async () => {
    const { page, context } = await browser.visitor({ as: demo.company, isFirst: true })
    await page.goto(homes.company)
    await shell(page).ready()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await shell(page).leftMenu().getByRole('link', { name: 'Company settings' }).click()
    await page.getByText('We couldn’t load this page').waitFor()
    await expectPath(page, '/company/settings')
    expect(await shell(page).leftMenu().isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('We couldn’t load this page').waitFor()
    await context.setOffline(false)
    await page.getByRole('heading', { level: 1, name: 'Company settings' }).waitFor()
  })

  it('a page whose rows failed to load requests them again once the browser is online', async () => {
    const { page, context } = await browser.visitor({ as: demo.company, isFirst: true })
    await page.goto(homes.company)
    await moveAbout(page, 'CompanyGamesPage')
    await context.setOffline(true)
    await page.getByRole('navigation', { name: 'Home' }).getByRole('link', { name: 'Games' }).click()
    await page.getByText('We couldn’t load this').waitFor()
    await context.setOffline(false)
    await page.getByText('We couldn’t load this').waitFor({ state: 'detached' })
    // The first four links of the page are tabs, so the fifth one is the first game.
    await page.getByRole('main').getByRole('link').nth(4).waitFor()
  })

  it('a dialog that failed to load while offline can be opened again', async () => {
    const { page, context } = await browser.visitor({ as: demo.user, isFirst: true })
    await page.goto('/user/settings/address')
    await moveAbout(page)
    await context.setOffline(true)
    await page.keyboard.press('?')
    await shell(page).toast('We couldn’t load this. Check your connection and try again.').waitFor()
    await shell(page).dialog('Keyboard shortcuts').waitFor({ state: 'detached' })
    await context.setOffline(false)
    await page.keyboard.press('?')
    await shell(page).dialog('Keyboard shortcuts').getByText('Go to Explore').waitFor()
  })
})
