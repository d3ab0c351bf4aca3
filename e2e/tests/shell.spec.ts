import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { loginPage } from '../pages/login.ts'
import { shell } from '../pages/shell.ts'
import { createAccount, demo, homes } from '../support/accounts.ts'
import { expectPath, useBrowser } from '../support/browser.ts'
import { everyone, followLink } from '../support/routes.ts'

const browser = useBrowser()
const nobody = '00000000-0000-4000-8000-000000000001'

describe('the header, menu and panel around pages', () => {
  const names = (links: Locator) => links.evaluateAll((all) => all.map(({ textContent }) => textContent))

  it.each([
    ['company', homes.company, ['Create an activation', 'Cart', 'Activity panel']],
    ['creator', homes.creator, ['Activity panel']],
  ] as const)('a %s has its own header, menu and panel', async (kind, home, own) => {
    const { page } = await browser.visitor({ as: demo[kind] })
    await page.goto('/terms-of-use')
    await shell(page).ready()
    const header = page.getByRole('banner')
    expect(await header.getByRole('link', { name: 'Questboard home' }).getAttribute('href')).toBe(home)
    for (const name of ['Create an activation', 'Cart', 'Activity panel'] as const)
      expect(await header.getByLabel(name).count(), name).toBe(own.some((one) => one === name) ? 1 : 0)
    expect(await shell(page).leftMenu().count()).toBe(1)
    const panel = page.getByRole('complementary', { name: 'Activity' })
    await panel.waitFor()
    await header.getByRole('button', { name: 'Activity panel' }).click()
    await panel.waitFor({ state: 'detached' })
    await page.reload()
    await shell(page).ready()
    expect(await panel.count()).toBe(0)
  })

  it('a plain user has a simpler header and nothing next to the page', async () => {
    const { page } = await browser.visitor({ as: demo.user })
    await page.goto('/terms-of-use')
    await shell(page).ready()
    const header = page.getByRole('banner')
    expect(await header.getByRole('link', { name: 'Questboard home' }).getAttribute('href')).toBe(homes.user)
    expect(await names(header.getByRole('navigation').getByRole('link'))).toEqual([
      'Creator Programs',
      'Explore',
      'Games',
      'Following',
      'Creator Access',
    ])
    expect(await page.getByRole('complementary').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Activity panel' }).count()).toBe(0)
    expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(1)
  })

  it('a plain user finds the same links behind the menu button of a narrow window', async () => {
    const { page } = await browser.visitor({ as: demo.user, viewport: { width: 390, height: 800 } })
    await page.goto('/explore')
    await shell(page).ready()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = shell(page).dialog('Menu')
    await menu.getByRole('link', { name: 'Creator Programs' }).click()
    await expectPath(page, '/creator-programs')
    await menu.waitFor({ state: 'detached' })
  })

  it('a visitor sees a link to sign up, and the name Questboard in the header links to sign-in', async () => {
    const { page } = await browser.visitor()
    await page.goto('/terms-of-use')
    const header = page.getByRole('banner')
    await header.getByRole('link', { name: 'Create account' }).waitFor()
    expect(await names(header.getByRole('navigation').getByRole('link'))).toEqual([
      'Explore',
      'Games',
      'Plans',
    ])
    expect(await header.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
    expect(await page.getByRole('complementary').count()).toBe(0)
    await header.getByRole('link', { name: 'Questboard home' }).click()
    await expectPath(page, '/login')
  })

  it.each(everyone)('a %s sees no header and menu on the pages where the rules hide them', async (who) => {
    const { page } = await browser.visitor(who === 'visitor' ? {} : { as: demo[who] })
    const guest = who === 'visitor' ? ['/login', '/register', '/register/company', '/register/creator'] : []
    const hidden = ['/reset-password', '/new-password', '/verify-email', '/company/join', '/auth/auth']
    const joins = [`/creator-programs/${nobody}/join`, '/custom-domain-company/shop.example']
    const around = page.getByRole('banner').or(page.getByRole('complementary')).or(shell(page).leftMenu())
    await page.goto('/terms-of-use')
    for (const path of [...guest, ...hidden, ...joins]) {
      await page.getByRole('banner').waitFor()
      await page.evaluate(followLink, path)
      await page.getByRole('banner').waitFor({ state: 'detached' })
      await page.getByRole('main').waitFor()
      expect(await around.count(), path).toBe(0)
      await page.evaluate(followLink, '/terms-of-use')
    }
  })

  it('each page ends with legal links and cookie settings', async () => {
    const { page } = await browser.visitor({ as: demo.company })
    await page.goto('/company/settings')
    const foot = page.getByRole('contentinfo')
    await foot.getByRole('button', { name: 'Cookie choices' }).click()
    await shell(page).cookieNotice().getByRole('button', { name: 'Reject all' }).click()
    await foot.getByRole('link', { name: 'Privacy policy' }).click()
    await page.getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor()
  })

  it('the URL /campaigns leads a company to its key campaigns and a creator to browsing', async () => {
    for (const [kind, path] of [
      ['company', '/company/activations/keys/active'],
      ['creator', '/campaigns/browse'],
    ] as const) {
      const { page } = await browser.visitor({ as: demo[kind] })
      await page.goto('/campaigns')
      await expectPath(page, path)
    }
  })
})

describe('sessions that have expired', () => {
  it('a session that cannot be read anymore leads to sign-in', async () => {
    const { page } = await browser.visitor({ as: demo.user })
    await page.goto('/user/settings/address')
    await shell(page).ready()
    await page.route('**/api/auth/session', (route) => route.fulfill({ status: 500, json: {} }))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expectPath(page, '/login')
    expect(new URL(page.url()).search).toBe('')
  })

  it('if the session has expired, the user signs in again and returns to the same page', async () => {
    const { page } = await browser.visitor({ as: demo.user })
    await page.goto('/user/settings/address')
    await shell(page).ready()
    await page.route('**/api/auth/session', (route) => route.fulfill({ json: {} }))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expectPath(page, '/login')
    const query = new URL(page.url()).searchParams
    expect(Object.fromEntries(query)).toEqual({
      error: 'SessionRequired',
      callbackUrl: '/user/settings/address',
    })
  })
})

describe('the dark and the light theme', () => {
  it('the theme is dark at first, is kept when changed, and never flashes while loading', async () => {
    const { page } = await browser.visitor({ as: demo.user, isFirst: true })
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

describe('the "What\'s new" dialog', () => {
  it('"What\'s new" does not open on the first page of a new account', async () => {
    const { page } = await browser.visitor()
    const login = loginPage(page)
    await login.open('?callbackUrl=/user/settings/address')
    await login.signIn(await createAccount('user'))
    await expectPath(page, '/user/settings/address')
    await shell(page).ready()
    await page.waitForLoadState('networkidle')
    expect(await shell(page).dialog('What’s new').count()).toBe(0)
  })

  it('"What\'s new" opens once automatically, and from the menu at any time', async () => {
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

  it('"What\'s new" does not open again if it was closed before its text had loaded', async () => {
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

describe('loading a new build of Questboard', () => {
  it.each([
    ['/terms-of-use', 'Terms of use', '/privacy-policy', 'Privacy policy'],
    ['/login', 'Sign in', '/reset-password', 'Reset your password'],
  ])(
    'a new version of Questboard reloads the page once, when the user goes to another page (%s)',
    async (path, title, next, nextTitle) => {
      const { page } = await browser.visitor()
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await page.waitForLoadState('networkidle')
      await page.route('**/api/build-id', (route) => route.fulfill({ json: { buildId: 'newer' } }))
      let loads = 0
      page.on('load', () => {
        loads += 1
      })
      const reloaded = page.waitForEvent('load')
      await page.evaluate(followLink, next)
      await reloaded
      await page.getByRole('heading', { level: 1, name: nextTitle }).waitFor()
      await page.waitForLoadState('networkidle')
      expect(loads).toBe(1)
    },
  )
})

describe('size of the first visit', () => {
  it('a first visit loads only the files that the page needs immediately, and no file twice', async () => {
    const { page } = await browser.visitor({ as: demo.company, isFirst: true })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(homes.company)
    await shell(page).ready()
    await page.waitForLoadState('networkidle')
    const files = asked.filter((path) => path.startsWith('/assets/') || path === '/api/auth/session')
    expect(files.length).toBeGreaterThan(5)
    expect(files).toEqual([...new Set(files)])
  })

  it.each([
    ['/login', undefined, 150],
    ['/', undefined, 150],
    [homes.company, demo.company, 300],
    [homes.creator, demo.creator, 300],
    [homes.user, demo.user, 300],
  ] as const)(
    'a first visit to %s stays within its limit of compressed JavaScript',
    async (path, as, kilobytes) => {
      const { page, context } = await browser.visitor({ ...(as && { as }), isFirst: true })
      const network = await context.newCDPSession(page)
      await network.send('Network.enable')
      await network.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } })
      const scripts = new Set<string>()
      let bytes = 0
      network.on('Network.responseReceived', ({ requestId, type }) => {
        if (type === 'Script') scripts.add(requestId)
      })
      network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        if (scripts.has(requestId)) bytes += encodedDataLength
      })
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      expect(scripts.size).toBeGreaterThan(0)
      expect(bytes / 1024).toBeLessThanOrEqual(kilobytes)
    },
  )
})

describe('loading fonts', () => {
  it('fonts come from Questboard itself, without requests to other sites', async () => {
    const { page } = await browser.visitor({ as: demo.company })
    const asked: URL[] = []
    page.on('request', (request) => asked.push(new URL(request.url())))
    await page.goto(homes.company)
    await shell(page).ready()
    await page.waitForLoadState('networkidle')
    expect([...new Set(asked.map(({ origin }) => origin))]).toEqual([new URL(page.url()).origin])
    const files = asked.filter(({ pathname }) => pathname.endsWith('.woff2')).map(({ pathname }) => pathname)
    for (const family of ['lato', 'comfortaa'])
      expect(
        files.some((path) => path.startsWith(`/assets/${family}-`)),
        family,
      ).toBe(true)
  })
})

describe('scroll position after navigation', () => {
  it('a new page starts at its top, unless its link sets keepScroll', async () => {
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
    await page.evaluate(followLink, '/games')
    await page.getByRole('heading', { level: 1, name: 'Games' }).waitFor()
    await page.evaluate(() => window.scrollTo(0, 200))
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor()
    await expect.poll(scroll).toBe(0)
  })
})
