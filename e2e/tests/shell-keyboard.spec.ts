import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { loginPage } from '../pages/login.ts'
import { shell } from '../pages/shell.ts'
import { createAccount, demo, homes } from '../support/accounts.ts'
import { expectPath, useBrowser } from '../support/browser.ts'
import { sql } from '../support/database.ts'

const browser = useBrowser()

describe('the command palette and keyboard shortcuts', () => {
  it('the command palette opens a page, and shows a message if it finds none', async () => {
    const { page } = await browser.visitor({ as: demo.creator })
    await page.goto(homes.creator)
    await shell(page).ready()
    await page.keyboard.press('Control+k')
    await page.getByPlaceholder('Search Questboard').fill('payout')
    await page.keyboard.press('Enter')
    await expectPath(page, '/user/settings/payments')
    await page.keyboard.press('/')
    await page.getByPlaceholder('Search Questboard').fill('zzzz nothing')
    await page.getByText('Nothing found for “zzzz nothing”').waitFor()
    await page.keyboard.press('Escape')
    await page.getByPlaceholder('Search Questboard').waitFor({ state: 'detached' })
  })

  it('the command palette finds games, companies and creator pages by name', async () => {
    // Searches for rows of the demo market, because rows of other tests can disappear.
    const named = await sql<{ name: string; path: string }>(
      `(select name, '/games/' || id as path from game where exists (select from content where game_id = game.id) order by id limit 1)
        union all (select name, '/company/' || id from company where is_verified and is_demo order by id limit 1)
        union all (select title, '/' || slug from creator_page join "user" on "user".id = creator_id
                    where is_published and is_demo order by slug limit 1)`,
    )
    expect(named).toHaveLength(3)
    const { page } = await browser.visitor()
    await page.goto('/terms-of-use')
    await page.getByRole('heading', { level: 1 }).waitFor()
    for (const { name, path } of named) {
      await page.keyboard.press('Control+k')
      await page.getByPlaceholder('Search Questboard').fill(name)
      await page.getByRole('dialog').getByText(name, { exact: true }).first().click()
      await expectPath(page, path)
    }
  })

  it("the command palette lists a company's activations, participants and lists before the market's games", async () => {
    const own = `(select company_id from company_member join "user" on "user".id = user_id where username = '${demo.company.username}')`
    const [found] = await sql<{
      activation: string
      path: string
      creator: string
      run: string
      list: string
    }>(
      `select activation.name as activation, '/campaigns/quests/' || activation.id as path, display_name as creator,
              '/campaigns/quests/' || activation.id || '/' || run.id as run,
              (select name::text from creator_list where company_id in ${own} order by id limit 1) as list
         from quest_run as run join activation on activation.id = quest_id join "user" on "user".id = run.creator_id
        where run.company_id in ${own} and activation.name like '% launch week' and "user".is_demo
          and (select count(*) from quest_run where creator_id = run.creator_id and company_id = run.company_id) = 1
        order by run.id limit 1`,
    )
    if (!found) throw new Error('the demo market has no such run')
    const { page } = await browser.visitor({ as: demo.company })
    await page.goto(homes.company)
    await shell(page).ready()
    const go = async (words: string, label: string, path: string) => {
      await page.keyboard.press('Control+k')
      await page.getByPlaceholder('Search Questboard').fill(words)
      await page.locator('[data-selected]').filter({ hasText: label }).waitFor()
      await page.keyboard.press('Enter')
      await expectPath(page, path)
    }
    // The full name of a game in the market.
    const game = found.activation.replace(' launch week', '')
    await page.keyboard.press('Control+k')
    await page.getByPlaceholder('Search Questboard').fill(game)
    const rows = page.getByRole('dialog').getByRole('button')
    await rows.filter({ hasText: found.activation }).waitFor()
    await rows
      .filter({ has: page.getByText('Game', { exact: true }) })
      .first()
      .waitFor()
    const words = await rows.allInnerTexts()
    const isGame = (text: string) => text.split('\n').includes('Game')
    expect(words.findIndex((text) => text.includes(found.activation))).toBeLessThan(words.findIndex(isGame))
    await page.keyboard.press('Escape')
    await go(found.activation, found.activation, found.path)
    await go(found.creator, found.creator, found.run)
    await go(found.list, 'Creator list', '/company/creator-lists/creators')
  })

  it("the command palette finds a creator's deals, or says where it searched", async () => {
    const { page } = await browser.visitor({ as: demo.creator })
    await page.goto(homes.creator)
    await shell(page).ready()
    await page.keyboard.press('Control+k')
    const field = page.getByPlaceholder('Search Questboard')
    await field.fill('Orbital Diner launch week')
    await page.locator('[data-selected]').filter({ hasText: 'Deal' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/campaigns\/quests\/[^/]+\/[^/]+$/)
    await page.keyboard.press('Control+k')
    await field.fill('zzzz nothing')
    await page.getByText('We searched Questboard’s pages, your deals, open activations').waitFor()
  })

  it('visitors can change the theme with the command palette, and find nothing that needs an account', async () => {
    const { page } = await browser.visitor()
    await page.goto('/explore')
    await page.getByRole('heading', { level: 1, name: 'Explore' }).waitFor()
    await page.getByRole('button', { name: 'Search Questboard' }).click()
    const field = page.getByPlaceholder('Search Questboard')
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

  it('the command palette does not open over a dialog, and only Escape closes the dialog', async () => {
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
    await page.getByPlaceholder('Search Questboard').waitFor()
    await page.keyboard.press('Escape')
    await page.getByPlaceholder('Search Questboard').waitFor({ state: 'detached' })
  })

  it('keyboard shortcuts of two keys work unless single-key shortcuts are turned off', async () => {
    const { page } = await browser.visitor({ as: demo.company, isFirst: true })
    await page.clock.install()
    await page.goto(homes.company)
    await shell(page).ready()
    // The second key must be pressed within a second. A slow machine can need longer, so this retries.
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
    await page.getByPlaceholder('Search Questboard').waitFor()
    expect(await sheet.count()).toBe(0)
  })
})

describe('using Questboard with only the keyboard', () => {
  const tabTo = async (page: Page, name: RegExp | string, role: 'button' | 'link' | 'textbox') => {
    const target = page.getByRole(role, { name }).first()
    for (let presses = 0; presses < 80; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`${name} cannot be reached by Tab`)
  }

  it('a user signs in, skips to the content and changes settings with only the keyboard', async () => {
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
