import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { demo } from '../support/accounts.ts'
import { useBrowser } from '../support/browser.ts'
import { sql } from '../support/database.ts'
import { noteShifts, shiftsSince } from '../support/shifts.ts'
import { settle, watchTraffic } from '../support/walk.ts'

const browser = useBrowser()

const programOfDemo = async (): Promise<string> => {
  const rows = await sql(
    `select id from activation where kind = 'CREATOR_PROGRAM' and company_id = (
       select company_id from company_member join "user" on "user".id = user_id where username = $1)`,
    [demo.company.username],
  )
  return z.object({ id: z.string() }).parse(rows[0]).id
}

describe('the page of a Creator Program', () => {
  it.each([
    ['company', 390],
    ['company', 1440],
    ['creator', 390],
    ['creator', 1440],
  ] as const)(
    'nothing on the page of a Creator Program moves while it loads for a %s at %i px',
    async (as, width) => {
      const viewport = { width, height: 900 }
      const { page } = await browser.visitor({ as: demo[as], isFirst: true, viewport })
      await page.addInitScript(noteShifts)
      const isBusy = watchTraffic(page)
      await page.goto(`/creator-programs/${await programOfDemo()}`)
      await settle(page, isBusy)
      expect(await shiftsSince(page, 0)).toEqual([])
    },
  )
})

describe('drawers', () => {
  const startOf = (text: Locator): Promise<number> =>
    text.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return Math.round(range.getBoundingClientRect().x)
    })

  const open = async (page: Page, button: RegExp, title: string): Promise<Locator> => {
    await page.getByRole('button', { name: button }).first().click()
    const drawer = page.getByRole('dialog', { name: title })
    await drawer.waitFor()
    return drawer
  }

  it.each([
    [/menu/i, 'Menu', 'Work'],
    [/^Activity panel/, 'Activity', 'Today'],
  ] as const)(
    'the title of the drawer behind %s begins where its content begins',
    async (button, title, first) => {
      const viewport = { width: 390, height: 844 }
      const { page } = await browser.visitor({ as: demo.creator, isFirst: true, viewport })
      await page.goto('/creator/home')
      const drawer = await open(page, button, title)
      const content = drawer.getByText(first, { exact: true }).first()
      await content.waitFor()
      await expect
        .poll(async () => (await startOf(drawer.locator('.mantine-Drawer-title'))) - (await startOf(content)))
        .toBe(0)
    },
  )
})
