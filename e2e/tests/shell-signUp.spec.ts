import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, it } from 'vitest'
import { shell } from '../pages/shell.ts'
import { type Account, forgiveRegistrations, homes, newAccount, uniqueName } from '../support/accounts.ts'
import { expectPath, useBrowser } from '../support/browser.ts'
import { sql } from '../support/database.ts'
import { linkIn, mailTo } from '../support/mail.ts'

const browser = useBrowser()
beforeAll(forgiveRegistrations)

/** Presses Tab until the target has the focus, then a key, like a user without a mouse. */
const byKeyboard = (page: Page) => {
  const reach = async (target: Locator) => {
    await target.waitFor({ state: 'attached' })
    for (let presses = 0; presses < 80; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`${target} cannot be reached by Tab`)
  }
  const press = async (target: Locator, key = 'Enter') => {
    await reach(target)
    await page.keyboard.press(key)
  }
  const type = async (target: Locator, words: string) => {
    await reach(target)
    await page.keyboard.type(words)
  }
  return { press, type, reach }
}

const label = (page: Page, name: string) => page.getByLabel(name, { exact: true })

async function register(page: Page, kind: RegExp, account: Account): Promise<void> {
  const { press, type } = byKeyboard(page)
  await page.goto('/register')
  await press(page.getByRole('link', { name: kind }))
  await page.getByRole('heading', { level: 1, name: /^Register as/ }).waitFor()
  if (kind.test('Company')) {
    await type(label(page, 'Company name'), account.username)
    const chosen = page.locator('[data-combobox-selected]')
    await press(page.getByRole('combobox', { name: 'Company type' }), 'ArrowDown')
    await page.getByRole('option').first().waitFor()
    // The list can open with its first option selected, so the test waits before it presses Enter.
    await page.keyboard.press('ArrowDown')
    await chosen.waitFor()
    await page.keyboard.press('Enter')
    await chosen.waitFor({ state: 'hidden' })
    await type(label(page, 'Company website'), 'https://studio.example')
  }
  await type(page.getByLabel('Username'), account.username)
  await type(page.getByLabel('Email'), account.email)
  await type(label(page, 'Password'), account.password)
  await press(page.getByRole('checkbox', { name: /I agree/ }), 'Space')
  await press(page.getByRole('button', { name: 'Create account' }))
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
}

async function arrive(page: Page, account: Account): Promise<void> {
  const { press, type } = byKeyboard(page)
  await page.goto(linkIn(await mailTo(account.email, 'Verify your email address'), '/verify-email'))
  await press(page.getByRole('link', { name: 'Sign in', exact: true }))
  await type(page.getByLabel('Username'), account.username)
  await type(label(page, 'Password'), account.password)
  await page.keyboard.press('Enter')
}

/** The vendor's consent page, on which the creator chooses their own channel. */
async function allow(page: Page, name: string, email = ''): Promise<void> {
  const { press, type } = byKeyboard(page)
  await press(page.getByText('Another channel'))
  await type(page.getByLabel('Name'), name)
  if (email) await type(page.getByLabel('Email'), email)
  await press(page.getByRole('button', { name: 'Use this channel' }))
}

describe('signing up with only the keyboard', () => {
  it('a company signs up with only the keyboard and reaches its home', async () => {
    const { page } = await browser.visitor()
    const account = newAccount('keyco')
    await register(page, /^Company/, account)
    await arrive(page, account)
    await expectPath(page, homes.company)
    await byKeyboard(page).press(shell(page).leftMenu().getByRole('link', { name: 'Code Manager' }))
    await expectPath(page, '/company/code-manager')
  })

  it('a creator signs up with only the keyboard, connects a channel and gets access', async () => {
    const { page } = await browser.visitor()
    const account = newAccount('keymaker')
    await register(page, /^Creator/, account)
    await arrive(page, account)
    await expectPath(page, homes.user)
    await byKeyboard(page).press(page.getByRole('button', { name: 'Twitch' }))
    await allow(page, account.username)
    await expectPath(page, homes.user)
    await page.getByText('Meets requirements').waitFor({ timeout: 40_000 })
    await byKeyboard(page).press(page.getByRole('button', { name: 'Request access' }))
    await page.getByText('In review').waitFor()
    await sql(
      `update creator_access set status = 'approved'
        where kind = 'creator' and creator_id = (select id from "user" where username = $1)`,
      [account.username],
    )
    await byKeyboard(page).press(shell(page).leftMenu().getByRole('link', { name: 'Home' }))
    await expectPath(page, homes.creator)
  })

  it('a plain user signs up with a channel and only the keyboard', async () => {
    const { page } = await browser.visitor()
    const name = uniqueName('keyfan')
    await page.goto('/login')
    await byKeyboard(page).press(page.getByRole('button', { name: 'Continue with YouTube' }))
    await allow(page, name, `${name}@mail.example`)
    await expectPath(page, homes.user)
    await byKeyboard(page).press(page.getByRole('banner').getByRole('link', { name: 'Explore' }))
    await expectPath(page, '/explore')
  })
})
