import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { loginPage } from '../pages/login.ts'
import { shell } from '../pages/shell.ts'
import { createAccount, createCreator, demo, homes } from '../support/accounts.ts'
import { useBrowser } from '../support/browser.ts'
import { sql } from '../support/database.ts'

const browser = useBrowser()

const phone = { width: 390, height: 844 }

const boxOf = async (what: Locator) => {
  const box = await what.boundingBox()
  if (!box) throw new Error(`${what} is not on the screen`)
  return box
}

const overlap = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = await Promise.all([boxOf(one), boxOf(other)])
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

describe('the menu at each window width', () => {
  it('the menu is next to the page from 1024 px, and behind its button in narrower windows', async () => {
    const { page } = await browser.visitor({ as: demo.creator, viewport: { width: 1024, height: 800 } })
    await page.goto(homes.creator)
    await shell(page).ready()
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    expect(await shell(page).leftMenu().isVisible()).toBe(true)
    expect(await button.isVisible()).toBe(false)
    await page.setViewportSize({ width: 1023, height: 800 })
    await shell(page).leftMenu().waitFor({ state: 'hidden' })
    expect(await button.isVisible()).toBe(true)
  })
})

describe("a plain user's header", () => {
  it("a plain user's header keeps its name and links on one line from 1024 px", async () => {
    const { page } = await browser.visitor({ as: demo.user, viewport: { width: 1440, height: 800 } })
    await page.goto(homes.user)
    await shell(page).ready()
    const links = page.getByRole('banner').getByRole('link')
    const heights = async () => {
      const boxes = await Promise.all((await links.all()).map(boxOf))
      return boxes.map(({ height }) => height)
    }
    const wide = await heights()
    expect(wide.length).toBeGreaterThan(5)
    await page.setViewportSize({ width: 1024, height: 800 })
    expect(await heights()).toEqual(wide)
  })
})

describe('warning about a channel that must be authorized again', () => {
  it('the warning about a channel does not cover a form in use on a phone, and can be scrolled away', async () => {
    const account = await createCreator()
    await sql(
      `insert into user_connection (user_id, provider_id, channel_id, channel_name, channel_url)
       select id, 'twitch', username, 'Nova', 'https://twitch.tv/nova' from "user" where username = $1`,
      [account.username],
    )
    const { page } = await browser.visitor({ as: account, viewport: phone })
    await page.goto('/user/settings/address')
    const warning = shell(page).toast('Nova on Twitch: permission expired')
    await warning.waitFor()
    await page.getByLabel('City').focus()
    await warning.waitFor({ state: 'hidden' })
    await page.getByLabel('City').blur()
    await warning.waitFor()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    expect(await overlap(warning, page.getByRole('contentinfo'))).toBe(false)
  })
})

const places = (page: Page) =>
  page
    .getByRole('main')
    .locator('h1, input, button[type="submit"]')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + window.scrollY)))

describe('layout of the registration forms', () => {
  it.each([
    ['/register/creator', 1440],
    ['/register/creator', 390],
    ['/register/company', 1440],
    ['/register/company', 390],
  ])('the registration form %s at %i px does not move when it shows errors', async (path, width) => {
    const { page } = await browser.visitor({ viewport: { width, height: 900 } })
    await page.goto(path)
    await page.getByRole('button', { name: 'Create account' }).waitFor()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const before = await places(page)
    expect(before.length).toBeGreaterThan(5)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('Username is required').waitFor()
    await page.getByText('Password is required').waitFor()
    expect(await places(page)).toEqual(before)
  })
})

describe('the cookie notice at sign-in', () => {
  it.each([
    [1440, 900],
    [1024, 768],
    [1024, 600],
    [768, 1024],
    [390, 844],
  ])('the cookie notice at sign-in covers no headline in a window of %i × %i px', async (width, height) => {
    const { page } = await browser.visitor({ asksConsent: true, viewport: { width, height } })
    await loginPage(page).open()
    const notice = shell(page).cookieNotice()
    await notice.waitFor()
    for (const headline of [
      page.getByRole('heading', { level: 1 }),
      page.getByText('Where games meet the people who play them.'),
    ])
      if (await headline.isVisible()) expect(await overlap(notice, headline)).toBe(false)
  })
})

describe('layout of the personal info page', () => {
  it('the personal info page has one save bar, which is visible while there are unsaved changes', async () => {
    const { page } = await browser.visitor({ as: await createAccount('user') })
    await page.goto('/user/settings/personal-info')
    await page.getByLabel('Description').fill('Both at once')
    const save = page.getByRole('button', { name: 'Save', exact: true })
    expect(await save.count()).toBe(1)
    const { y, height } = await boxOf(save)
    expect(y + height).toBeLessThan(900)
    await page.getByLabel('Discord').fill('https://discord.example/me')
    await save.click()
    await shell(page).toast('Profile saved successfully').waitFor()
    await shell(page).toast('Additional links saved successfully').waitFor()
    await expect.poll(() => save.isDisabled()).toBe(true)
    await page.reload()
    await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Both at once')
    expect(await page.getByLabel('Discord').inputValue()).toBe('https://discord.example/me')
  })

  it('on a wide screen, the personal info page shows explanations next to its fields', async () => {
    const { page } = await browser.visitor({ as: demo.user })
    await page.goto('/user/settings/personal-info')
    const [words, field] = await Promise.all([
      boxOf(page.getByRole('heading', { name: 'Profile', exact: true })),
      boxOf(page.getByLabel('Display name')),
    ])
    expect(words.x + words.width).toBeLessThanOrEqual(field.x)
    await page.setViewportSize(phone)
    const [above, below] = await Promise.all([
      boxOf(page.getByRole('heading', { name: 'Profile', exact: true })),
      boxOf(page.getByLabel('Display name')),
    ])
    expect(above.y + above.height).toBeLessThanOrEqual(below.y)
  })
})

describe('a page that could not be loaded', () => {
  it.each([
    ['/home/company', 'CompanyHome'],
    ['/company/activations', 'ActivationsPage'],
  ])('the page %s is requested again automatically after five seconds', async (path, question) => {
    const { page } = await browser.visitor({ as: demo.company })
    let asked = 0
    await page.route(`**/api/gql?name=${question}*`, (route) => {
      asked += 1
      return asked === 1 ? route.abort() : route.continue()
    })
    await page.goto(path)
    const told = page.getByRole('main').getByRole('alert').filter({ hasText: 'We couldn’t load this' })
    await told.first().waitFor()
    await told.first().waitFor({ state: 'detached' })
    expect(asked).toBeGreaterThan(1)
  })
})
