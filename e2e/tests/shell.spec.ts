import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { loginPage } from '../pages/login.ts'
import { shell } from '../pages/shell.ts'
import { createAccount, demo, homes } from '../support/accounts.ts'
import { expectPath, useBrowser } from '../support/browser.ts'
import { followLink } from '../support/routes.ts'

const browser = useBrowser()

describe('the theme', () => {
  it('is dark at first, kept when changed, and never flashes', async () => {
    const { page } = await browser.visitor({ as: demo.user })
    await page.goto('/user/settings/address')
    expect(await shell(page).theme()).toBe('dark')
    await shell(page).choose('Light theme')
    await page.waitForFunction(() => document.documentElement.dataset.mantineColorScheme === 'light')
    await page.keyboard.press('Escape')
    await page.addInitScript(() => {
      const seen: (string | undefined)[] = []
      Reflect.set(window, 'themesSeen', seen)
      const note = () => document.body && seen.push(document.documentElement.dataset.mantineColorScheme)
      new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true })
    })
    await page.reload()
    await shell(page).ready()
    const seen: unknown = await page.evaluate(() => Reflect.get(window, 'themesSeen'))
    expect([...new Set(Array.isArray(seen) ? seen : [])]).toEqual(['light'])
  })
})

describe('the cookie notice', () => {
  const kept = (page: Page) =>
    page.evaluate(() => JSON.parse(localStorage.getItem('questboard-cookie-consent') ?? 'null') as unknown)
  const nothing = { security: true, functionality: false, analytics: false, marketing: false }

  it.each([
    ['Reject all', null, nothing],
    ['Accept selected', 'Analytics', { ...nothing, analytics: true }],
    ['Accept all', null, { security: true, functionality: true, analytics: true, marketing: true }],
  ])('keeps what %s says and does not ask again', async (button, category, expected) => {
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
  })

  it('comes back with what was chosen, for who wants to choose anew, and goes in the other tabs too', async () => {
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

  it('stays away from the auth page', async () => {
    const { page } = await browser.visitor({ asksConsent: true })
    await page.goto('/auth/auth')
    await page.getByRole('heading', { name: 'You are not signed in' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await shell(page).cookieNotice().count()).toBe(0)
  })
})

describe('dialogs', () => {
  it('leave on Escape, give the focus back, and show their close button only after a moment', async () => {
    const { page } = await browser.visitor({ as: demo.user })
    await page.clock.install()
    await page.goto('/user/settings/edit')
    const opener = page.getByRole('button', { name: 'Delete account' })
    await opener.waitFor()
    // From here the page's time stands still but for what this test lets pass, however slow the machine.
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

  it('stay when a listener vetoes the close event', async () => {
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

  it('lie one over another: Escape takes the topmost only', async () => {
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

  it('stay behind with their screen when one goes back', async () => {
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

describe('toasts', () => {
  it('leave after five seconds, but not while the pointer rests on them', async () => {
    const { page } = await browser.visitor({ as: await createAccount('user') })
    await page.goto('/user/settings/personal-info')
    await page.getByLabel('Description').fill('I stream puzzles')
    await page.clock.install()
    // From here the page's time stands still but for what this test lets pass, however slow the machine.
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

describe('what is new', () => {
  it('leaves the first screen of a new account alone: to them all of it was there before', async () => {
    const { page } = await browser.visitor()
    const login = loginPage(page)
    await login.open('?callbackUrl=/user/settings/address')
    await login.signIn(await createAccount('user'))
    await expectPath(page, '/user/settings/address')
    await shell(page).ready()
    await page.waitForLoadState('networkidle')
    expect(await shell(page).dialog('What’s new').count()).toBe(0)
  })

  it('comes up once by itself, and from the menu at any time', async () => {
    const { page } = await browser.visitor({ as: await createAccount('user'), hasNews: true })
    const seen = page.waitForResponse(/MarkWhatsNewSeen/)
    await page.goto('/user/settings/address')
    await shell(page).closeNews()
    await seen
    await page.reload()
    await shell(page).ready()
    await page.waitForLoadState('networkidle')
    expect(await shell(page).dialog('What’s new').count()).toBe(0)
    await shell(page).choose('What’s new')
    await shell(page).dialog('What’s new').waitFor()
  })

  it('does not come back when it was closed before its words had come', async () => {
    const { page } = await browser.visitor({ as: await createAccount('user'), hasNews: true })
    await page.route(/name=WhatsNew/, (route) => route.abort())
    const seen = page.waitForResponse(/MarkWhatsNewSeen/)
    await page.goto('/user/settings/address')
    await shell(page).dialog('What’s new').waitFor()
    await page.keyboard.press('Escape')
    await seen
    await page.goto('/verify-email')
    await page.goto('/user/settings/address')
    await shell(page).ready()
    await page.waitForLoadState('networkidle')
    expect(await shell(page).dialog('What’s new').count()).toBe(0)
  })
})

describe('unsaved changes', () => {
  const change = async (page: Page) => {
    await page.goto('/user/settings/personal-info')
    await page.getByLabel('Description').fill('Half a sentence')
  }
  const leave = (page: Page) => page.getByRole('link', { name: 'Address', exact: true }).click()

  it('are asked about before leaving: Cancel stays, Discard leaves, Save saves and leaves', async () => {
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
})

describe('a new build', () => {
  it('reloads the page at the next change of screen, once', async () => {
    const { page } = await browser.visitor()
    await page.goto('/terms-of-use')
    await page.getByRole('heading', { level: 1, name: 'Terms of use' }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.route('**/api/build-id', (route) => route.fulfill({ json: { buildId: 'newer' } }))
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    const reloaded = page.waitForEvent('load')
    await page.evaluate(followLink, '/privacy-policy')
    await reloaded
    await page.getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(loads).toBe(1)
  })
})

describe('the first visit', () => {
  it('fetches what a screen needs at once, and nothing twice', async () => {
    const { page } = await browser.visitor({ as: demo.company })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(homes.company)
    await shell(page).ready()
    await page.waitForLoadState('networkidle')
    const files = asked.filter((path) => path.startsWith('/assets/') || path === '/api/auth/session')
    expect(files.length).toBeGreaterThan(5)
    expect(files).toEqual([...new Set(files)])
  })
})

describe('moving around', () => {
  it('starts each screen at the top, unless keepScroll is asked for, and goes back where one was', async () => {
    const { page } = await browser.visitor({ viewport: { width: 1024, height: 500 } })
    await page.goto('/privacy-policy')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const scroll = () => page.evaluate(() => Math.round(window.scrollY))
    await page.evaluate(() => window.scrollTo(0, 200))
    await page.evaluate(followLink, '/terms-of-use?keepScroll=1')
    await page.getByRole('heading', { level: 1, name: 'Terms of use' }).waitFor()
    expect(await scroll()).toBeGreaterThan(0)
    await page.evaluate(followLink, '/privacy-policy')
    await page.getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor()
    await expect.poll(scroll).toBe(0)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Terms of use' }).waitFor()
  })

  it('goes by the command palette to a screen and to a game', async () => {
    const { page } = await browser.visitor({ as: demo.creator })
    await page.goto(homes.creator)
    await shell(page).ready()
    await page.keyboard.press('Control+k')
    await page.getByPlaceholder('Search or jump to').fill('payout')
    await page.keyboard.press('Enter')
    await expectPath(page, '/user/settings/payments')
    await page.keyboard.press('/')
    await page.getByPlaceholder('Search or jump to').fill('zzzz nothing')
    await page.getByText('Nothing found for “zzzz nothing”').waitFor()
    await page.keyboard.press('Escape')
    await page.getByPlaceholder('Search or jump to').waitFor({ state: 'detached' })
  })

  it('is open by the palette to visitors too, who change the theme and find nothing of members there', async () => {
    const { page } = await browser.visitor()
    await page.goto('/explore')
    await page.getByRole('heading', { level: 1, name: 'Explore' }).waitFor()
    await page.getByRole('button', { name: 'Search or jump to' }).click()
    const field = page.getByPlaceholder('Search or jump to')
    await field.fill('settings')
    await page.getByText('Nothing found for “settings”').waitFor()
    await field.fill('switch theme')
    await page.getByText('Switch theme').click()
    await expect.poll(() => shell(page).theme()).toBe('light')
    await page.keyboard.press('Control+k')
    await field.fill('upcoming games')
    await page.keyboard.press('Enter')
    await expectPath(page, '/games/upcoming-games')
  })

  it('does not open the palette over a dialog, which Escape alone then leaves', async () => {
    const { page } = await browser.visitor({ as: demo.user, viewport: { width: 1024, height: 800 } })
    await page.goto('/user/settings/address')
    await shell(page).ready()
    await page.keyboard.press('?')
    const sheet = shell(page).dialog('Keyboard shortcuts')
    await sheet.getByRole('switch').waitFor()
    await page.keyboard.press('Control+k')
    expect(await page.getByRole('dialog').count()).toBe(1)
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await page.keyboard.press('Control+k')
    await page.getByPlaceholder('Search or jump to').waitFor()
    await page.keyboard.press('Escape')
    await page.getByPlaceholder('Search or jump to').waitFor({ state: 'detached' })
  })

  it('goes by two keys, unless single keys are switched off', async () => {
    const { page } = await browser.visitor({ as: demo.company })
    await page.clock.install()
    await page.goto(homes.company)
    await shell(page).ready()
    // The second key counts within a second of the first, which a slow machine may need between the two.
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.keyboard.press('g')
    await page.keyboard.press('k')
    await page.clock.resume()
    await expectPath(page, '/company/code-manager')
    await page.keyboard.press('?')
    const sheet = shell(page).dialog('Keyboard shortcuts')
    await sheet.getByText('Go to Code Manager').waitFor()
    await sheet.getByRole('switch').press('Space')
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await page.keyboard.press('?')
    await page.keyboard.press('Control+k')
    await page.getByPlaceholder('Search or jump to').waitFor()
    expect(await sheet.count()).toBe(0)
  })
})

describe('with the keyboard alone', () => {
  const tabTo = async (page: Page, name: RegExp | string, role: 'button' | 'link' | 'textbox') => {
    const target = page.getByRole(role, { name }).first()
    for (let presses = 0; presses < 80; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`${name} cannot be reached by Tab`)
  }

  it('a person signs in, skips to the content, and changes their settings', async () => {
    const account = await createAccount('user')
    const { page } = await browser.visitor()
    await loginPage(page).open()
    await tabTo(page, 'Username', 'textbox')
    await page.keyboard.type(account.username)
    await page.keyboard.press('Tab')
    await page.keyboard.type(account.password)
    await page.keyboard.press('Enter')
    await expectPath(page, homes.user)
    await page.goto('/user/settings/personal-info')
    await shell(page).ready()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
    await page.keyboard.press('Enter')
    await page.getByLabel('Description').waitFor()
    await tabTo(page, 'Description', 'textbox')
    await page.keyboard.type('All by keyboard')
    await tabTo(page, 'Save', 'button')
    await page.keyboard.press('Enter')
    await shell(page).toast('Profile saved successfully').waitFor()
  })
})
