import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { shell } from '../pages/shell.ts'
import { findBarriers, findOverflow } from '../support/accessibility.ts'
import { type Account, createAccount, createCreator } from '../support/accounts.ts'
import { expectPath, useBrowser } from '../support/browser.ts'
import { sql } from '../support/database.ts'

const browser = useBrowser()

/** Creates notifications with nearly the same time, newest first, so that they all belong to one day. */
const tell = ({ username }: Account, count: number, { days = 0, title = 'Word' } = {}) =>
  sql(
    `insert into notification (user_id, kind, params, created_at)
     select "user".id, 'told',
            jsonb_build_object('title', $2::text || ' ' || number, 'body', '', 'path', '/explore'),
            now() - make_interval(days => $4, secs => number / 100.0)
       from "user", generate_series(1, $3::integer) as number where username = $1`,
    [username, title, count, days],
  )

const unreadOf = async ({ username }: Account): Promise<number> => {
  const [found] = await sql<{ count: string }>(
    `select count(*) from notification join "user" on "user".id = user_id where username = $1 and read_at is null`,
    [username],
  )
  return Number(found?.count)
}

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Activity panel/ })
const items = (page: Page) => page.getByRole('main').locator('section').getByRole('listitem')

describe('the notification bell', () => {
  it('the notification bell counts unread notifications, and new ones as they arrive, while its panel is closed', async () => {
    const creator = await createCreator()
    await tell(creator, 2)
    const { page, complaints } = await browser.visitor({ as: creator, viewport: { width: 390, height: 800 } })
    await page.goto('/terms-of-use')
    await page.getByRole('button', { name: 'Activity panel, 2 unread' }).waitFor()
    await tell(creator, 1, { title: 'News' })
    await page.getByRole('button', { name: 'Activity panel, 3 unread' }).waitFor()
    await expect.poll(() => page.getByText('3 unread notifications').count()).toBe(1)
    expect(complaints).toEqual([])
  })

  it('the notification bell opens the latest notifications on a phone, and opening one marks it as read', async () => {
    const creator = await createCreator()
    await tell(creator, 2)
    const { page } = await browser.visitor({ as: creator, viewport: { width: 390, height: 800 } })
    await page.goto('/terms-of-use')
    await bell(page).click()
    const panel = shell(page).dialog('Activity')
    await panel
      .getByRole('heading', { name: 'Today' })
      .or(panel.getByRole('heading', { name: 'Yesterday' }))
      .first()
      .waitFor()
    await panel.getByRole('link', { name: /Word 1/ }).click()
    await expectPath(page, '/explore')
    await panel.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Activity panel, 1 unread' }).waitFor()
    expect(await unreadOf(creator)).toBe(1)
  })

  it('the notification bell leads a plain user, who has no panel, to the full history', async () => {
    const person = await createAccount('user')
    await tell(person, 1)
    const { page } = await browser.visitor({ as: person })
    await page.goto('/terms-of-use')
    await page.getByRole('banner').getByRole('link', { name: 'Notifications, 1 unread' }).click()
    await expectPath(page, '/user/notifications')
    await items(page).filter({ hasText: 'Word 1' }).waitFor()
  })
})

describe('the notification history', () => {
  it('the notification history is grouped by day and loads in pages without duplicates', async () => {
    const creator = await createCreator()
    await tell(creator, 31, { days: 1, title: 'Older' })
    await tell(creator, 2, { title: 'New' })
    const { page, complaints } = await browser.visitor({ as: creator })
    await page.goto('/user/notifications')
    await items(page).filter({ hasText: 'New 1' }).waitFor()
    expect(await items(page).count()).toBe(30)
    await page.getByRole('button', { name: 'Show more' }).click()
    await items(page).filter({ hasText: 'Older 31' }).waitFor()
    const words = await items(page).evaluateAll((all) =>
      all.map(({ textContent }) => textContent?.match(/(New|Older) \d+/)?.[0]),
    )
    expect(words).toHaveLength(33)
    expect(new Set(words).size).toBe(33)
    expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0)
    expect(await page.getByRole('heading', { level: 2, name: 'Yesterday' }).count()).toBe(1)
    expect(await page.getByRole('complementary', { name: 'Activity' }).count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('the notification history shows new notifications at the top', async () => {
    const creator = await createCreator()
    await tell(creator, 1)
    const { page } = await browser.visitor({ as: creator })
    await page.goto('/user/notifications')
    await items(page).filter({ hasText: 'Word 1' }).waitFor()
    await page.waitForLoadState('networkidle')
    await tell(creator, 1, { title: 'Fresh' })
    await items(page).filter({ hasText: 'Fresh 1' }).waitFor()
    expect(await items(page).count()).toBe(2)
  })

  it('the notification history can be filtered by unread and topic, each with its own URL', async () => {
    const creator = await createCreator()
    await tell(creator, 2)
    await sql(
      `update notification set read_at = now() from "user"
        where "user".id = user_id and username = $1 and params ->> 'title' = 'Word 2'`,
      [creator.username],
    )
    const { page } = await browser.visitor({ as: creator })
    await page.goto('/user/notifications')
    await items(page).filter({ hasText: 'Word 2' }).waitFor()
    await page.getByRole('radiogroup', { name: 'Show' }).getByText('Unread').click()
    await items(page).filter({ hasText: 'Word 2' }).waitFor({ state: 'detached' })
    await items(page).filter({ hasText: 'Word 1' }).waitFor()
    expect(await items(page).count()).toBe(1)
    expect(new URL(page.url()).search).toBe('?only=unread')
    await page.getByRole('navigation', { name: 'About' }).getByRole('link', { name: 'Payments' }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('?only=unread&about=payment')
    await page.goto('/user/notifications?about=payment')
    await page.getByText('No notifications of this kind yet').waitFor()
    await page.getByRole('button', { name: 'Show all notifications' }).click()
    await items(page).filter({ hasText: 'Word 2' }).waitFor()
  })

  it('"mark all as read" also marks notifications that were not shown yet', async () => {
    const creator = await createCreator()
    await tell(creator, 40)
    const { page } = await browser.visitor({ as: creator })
    await page.goto('/user/notifications')
    await page.getByRole('banner').getByRole('link', { name: 'Notifications, 40 unread' }).waitFor()
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Notifications', exact: true }).waitFor()
    await expect.poll(() => page.getByText('Unread:').count()).toBe(0)
    expect(await unreadOf(creator)).toBe(0)
  })

  it('the notification history is accessible and works by keyboard', async () => {
    const creator = await createCreator()
    await tell(creator, 2)
    const { page } = await browser.visitor({ as: creator })
    await page.goto('/user/notifications')
    await items(page).filter({ hasText: 'Word 1' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await findBarriers(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 800 })
    expect(await findOverflow(page)).toEqual([])
    expect(await findBarriers(page, 'sizes')).toEqual([])
    await page.evaluate(() => {
      document.documentElement.dataset.mantineColorScheme = 'light'
    })
    expect(await findBarriers(page, 'colours')).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('radio', { name: 'All', exact: true }).focus()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Word 1')
    await page.keyboard.press('Enter')
    await expectPath(page, '/explore')
    await expect.poll(() => unreadOf(creator)).toBe(1)
  })
})
