import { describe, expect, it } from 'vitest'
import { loginPage } from '../pages/login.ts'
import { shell } from '../pages/shell.ts'
import { createAccount, demo, homes, type Kind } from '../support/accounts.ts'
import { expectPath, useBrowser } from '../support/browser.ts'
import { sql } from '../support/database.ts'

const browser = useBrowser()
const kinds: Kind[] = ['company', 'creator', 'user']

describe('signing in', () => {
  it.each(kinds)('signing in leads the demo %s to their home', async (kind) => {
    const { page, complaints } = await browser.visitor()
    const login = loginPage(page)
    await login.open()
    await login.signIn(demo[kind])
    await expectPath(page, homes[kind])
    await shell(page).ready()
    expect(complaints).toEqual([])
  })

  it('signing in works with the email instead of the username', async () => {
    const { page } = await browser.visitor()
    const login = loginPage(page)
    await login.open()
    await login.signIn({ username: demo.user.email, password: demo.user.password })
    await expectPath(page, homes.user)
  })

  it('signing in shows missing fields before anything is sent', async () => {
    const { page } = await browser.visitor()
    const login = loginPage(page)
    await login.open()
    await login.submit()
    await page.getByText('Please enter your username').waitFor()
    await page.getByText('Please enter your password').waitFor()
    await expect
      .poll(() => page.getByLabel('Username').evaluate((field) => field === document.activeElement))
      .toBe(true)
  })

  it.each([
    ['a wrong password', () => createAccount('user')],
    ['an unknown username', async () => ({ username: 'nobodyatall42', password: '' })],
  ])('signing in shows the same message for %s and keeps the entered name', async (_, someone) => {
    const { page } = await browser.visitor()
    const login = loginPage(page)
    const { username } = await someone()
    await login.open()
    await login.signIn({ username, password: 'Not-the-one-1' })
    await login.problem().filter({ hasText: 'Invalid username or password' }).waitFor()
    expect(await page.getByLabel('Username').inputValue()).toBe(username)
    await expectPath(page, '/login')
  })

  it('five wrong passwords lock the account, even for the correct password', async () => {
    const { page } = await browser.visitor()
    const account = await createAccount('user')
    const login = loginPage(page)
    await login.open()
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const answered = page.waitForResponse(/callback\/credentials/)
      await login.signIn({ ...account, password: `Wrong-${attempt}` })
      await answered
    }
    await login
      .problem()
      .filter({ hasText: /Try again at \d\d:\d\d, in 1[56] minutes/ })
      .waitFor()
    await login.signIn(account)
    await login.problem().filter({ hasText: 'locked after too many login attempts' }).waitFor()
    await expectPath(page, '/login')
  })

  it.each([
    ['inactive', 'update "user" set active = false where username = $1', 'This account is inactive'],
    [
      'locked by an admin',
      `update "user" set locked_until = now() + interval '1 day' where username = $1`,
      'This account is locked',
    ],
    [
      'not verified',
      'update "user" set email_verified_at = null where username = $1',
      'This account is not verified',
    ],
  ])(
    'signing in to an account that is %s is refused, and the error gives the reason',
    async (_, change, words) => {
      const { page } = await browser.visitor()
      const account = await createAccount('user')
      await sql(change, [account.username])
      const login = loginPage(page)
      await login.open()
      await login.signIn(account)
      await login.problem().filter({ hasText: words }).waitFor()
    },
  )

  it('a user who cannot sign in because the email is not verified can request a new verification mail', async () => {
    const { page } = await browser.visitor()
    const account = await createAccount('user')
    await sql('update "user" set email_verified_at = null where username = $1', [account.username])
    const login = loginPage(page)
    await login.open()
    await login.signIn(account)
    await login.problem().getByRole('link', { name: 'Send email again' }).click()
    await page.getByRole('button', { name: 'Send email again' }).click()
    await shell(page).toast('Verification email sent, please check your inbox.').waitFor()
  })
})

describe('returning after sign-in', () => {
  it('a signed-out user goes through sign-in to the page they wanted', async () => {
    const { page } = await browser.visitor()
    await page.goto('/user/settings/address?keepScroll=1#city')
    await expectPath(page, '/login')
    const query = new URL(page.url()).searchParams
    expect(query.get('error')).toBe('SessionRequired')
    expect(query.get('callbackUrl')).toBe('/user/settings/address?keepScroll=1#city')
    await page.getByText('Please sign in to continue.').waitFor()
    await loginPage(page).signIn(demo.user)
    await expectPath(page, '/user/settings/address')
    expect(new URL(page.url()).search).toBe('?keepScroll=1')
  })

  it.each([
    'https://evil.example/login',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    `${'https://localhost'}@evil.example`,
  ])('sign-in with the return URL %s never leads to another site', async (target) => {
    const { page, complaints } = await browser.visitor()
    const login = loginPage(page)
    await login.open(`?callbackUrl=${encodeURIComponent(target)}`)
    await login.signIn(demo.user)
    await shell(page).ready()
    expect(new URL(page.url()).origin).toBe(new URL(process.env.PUBLIC_URL ?? '').origin)
    expect(complaints).toEqual([])
  })

  it('signed-in users do not see the sign-in page', async () => {
    const { page } = await browser.visitor({ as: demo.creator })
    await page.goto('/login')
    await expectPath(page, homes.creator)
  })
})

describe('signing out', () => {
  it('signing out ends the session and shows the sign-in page', async () => {
    const { page } = await browser.visitor({ as: demo.user })
    await page.goto('/user/settings/address')
    await shell(page).signOut()
    await expectPath(page, '/login')
    // A deliberate sign-out shows no message and does not return to the earlier screen.
    expect(new URL(page.url()).search).toBe('')
    await page.goto('/user/settings/address')
    await expectPath(page, '/login')
  })

  it("signing out also signs out the browser's other tabs", async () => {
    const { page, context } = await browser.visitor({ as: demo.user })
    await page.goto('/user/settings/address')
    const other = await context.newPage()
    await other.goto('/user/settings/notifications')
    await shell(other).ready()
    await shell(page).signOut()
    await expectPath(other, '/login')
    expect(new URL(other.url()).searchParams.get('callbackUrl')).toBe('/user/settings/notifications')
  })

  it("signing in also signs in the browser's other tabs", async () => {
    const { page, context } = await browser.visitor()
    await page.goto('/games')
    await page.getByRole('link', { name: 'Sign in' }).waitFor()
    const other = await context.newPage()
    const login = loginPage(other)
    await login.open()
    await login.signIn(demo.user)
    await shell(other).ready()
    await shell(page).ready()
  })
})

describe('managing the devices that are signed in', () => {
  it('the list of devices shows each signed-in device and can sign one out', async () => {
    const account = await createAccount('user')
    const here = await browser.visitor({ as: account })
    const there = await browser.visitor({
      as: account,
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    })
    await there.page.goto('/user/settings/address')
    await shell(there.page).ready()
    await here.page.goto('/user/settings/edit')
    const own = here.page.getByRole('listitem').filter({ hasText: 'This device' })
    await own.waitFor()
    expect(await own.textContent()).not.toContain('Firefox')
    await here.page.getByRole('button', { name: 'Sign out Firefox on Linux' }).click()
    await shell(here.page).toast('Device signed out').waitFor()
    await here.page.getByText('Firefox on Linux').waitFor({ state: 'detached' })
    await there.page.reload()
    await expectPath(there.page, '/login')
    await here.page.reload()
    await expectPath(here.page, '/user/settings/edit')
  })

  it('the list of devices shows browsers with equal names separately, and can sign out one or all of them', async () => {
    const account = await createAccount('user')
    const here = await browser.visitor({ as: account })
    const thieves = [await browser.visitor({ as: account }), await browser.visitor({ as: account })]
    await here.page.goto('/user/settings/edit')
    const rows = here.page.getByRole('listitem').filter({ hasText: 'Last seen' })
    const strange = rows.filter({ hasNotText: 'This device' })
    await expect.poll(() => rows.count()).toBe(3)
    expect(await strange.count()).toBe(2)
    await strange
      .first()
      .getByRole('button', { name: /^Sign out / })
      .click()
    await expect.poll(() => rows.count()).toBe(2)
    await here.page.getByRole('button', { name: 'Sign out all others' }).click()
    await expect.poll(() => rows.count()).toBe(1)
    for (const { page } of thieves) {
      await page.goto('/user/settings/address')
      await expectPath(page, '/login')
    }
    await here.page.reload()
    await expectPath(here.page, '/user/settings/edit')
  })

  it('the list of devices can sign out all others together', async () => {
    const account = await createAccount('user')
    const here = await browser.visitor({ as: account })
    const others = await Promise.all(
      ['140.0', '141.0'].map((version) =>
        browser.visitor({
          as: account,
          userAgent: `Mozilla/5.0 (X11; Linux x86_64; rv:${version}) Gecko/20100101 Firefox/${version}`,
        }),
      ),
    )
    await here.page.goto('/user/settings/edit')
    await here.page.getByRole('button', { name: 'Sign out all others' }).click()
    await shell(here.page).toast('All other devices signed out').waitFor()
    for (const { page } of others) {
      await page.goto('/user/settings/address')
      await expectPath(page, '/login')
    }
    await here.page.reload()
    await expectPath(here.page, '/user/settings/edit')
  })
})
