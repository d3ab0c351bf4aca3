import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { shell } from '../pages/shell.ts'
import { findBarriers, findOverflow } from '../support/accessibility.ts'
import { createAccount, createCreator, demo, homes } from '../support/accounts.ts'
import { expectPath, useBrowser } from '../support/browser.ts'
import { sql } from '../support/database.ts'

const browser = useBrowser()

const checklist = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'First steps', exact: true }) })
const step = (page: Page, name: string) => checklist(page).getByRole('link', { name })
const ticked = (page: Page, name: string) => checklist(page).getByText(`Done: ${name}`)

describe('the checklist of first steps', () => {
  it("a new company's first steps are checked off once they are done, and each open step links to its page", async () => {
    const { page, complaints } = await browser.visitor({ as: await createAccount('company') })
    await page.goto(homes.company)
    await checklist(page).getByText('1 of 7 done').waitFor()
    expect(await ticked(page, 'Verify your email').count()).toBe(1)
    await page.waitForLoadState('networkidle')
    expect(await findBarriers(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 800 })
    expect(await findOverflow(page)).toEqual([])
    await step(page, 'Add your billing details').click()
    await expectPath(page, '/company/settings')
    await page.getByRole('heading', { name: 'Billing details' }).waitFor()
    const isInSight = () =>
      page.getByRole('heading', { name: 'Billing details' }).evaluate((heading) => {
        const { top } = heading.getBoundingClientRect()
        return top > 0 && top < window.innerHeight
      })
    await expect.poll(isInSight).toBe(true)
    expect(complaints).toEqual([])
  })

  it('a company completes a first step by adding a game; removing the game opens the step again', async () => {
    const { page } = await browser.visitor({ as: await createAccount('company') })
    await page.goto(homes.company)
    await step(page, 'Add your first game').click()
    await expectPath(page, '/home/company/games')
    await page.getByRole('button', { name: 'Add a game' }).click()
    const dialog = shell(page).dialog('Add a game')
    await dialog.getByRole('button', { name: 'Add game' }).click()
    await dialog.getByText('Please choose a game').waitFor()
    const add = async () => {
      await dialog.getByRole('combobox', { name: 'Game' }).fill('lumen')
      await page.getByRole('option').first().click()
      await dialog.getByRole('button', { name: 'Add game' }).click()
      await dialog.waitFor({ state: 'detached' })
    }
    await add()
    await shell(page).toast('was added').getByRole('button', { name: 'Undo' }).click()
    await page.getByText('No games yet').waitFor()
    await page.getByRole('button', { name: 'Add a game' }).click()
    await add()
    await page.getByText('No games yet').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Questboard home' }).click()
    await ticked(page, 'Add your first game').waitFor()
  })

  it('a new creator sees first steps for creators, and dismissing them removes them on every device', async () => {
    const creator = await createCreator()
    const { page } = await browser.visitor({ as: creator })
    await page.goto(homes.creator)
    await step(page, 'Connect a channel').waitFor()
    expect(await step(page, 'Add your address').count()).toBe(1)
    await page.waitForLoadState('networkidle')
    expect(await findBarriers(page)).toEqual([])
    await checklist(page).getByRole('button', { name: 'Dismiss' }).focus()
    await page.keyboard.press('Enter')
    await checklist(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    await page.waitForLoadState('networkidle')
    const elsewhere = await browser.visitor({ as: creator })
    await elsewhere.page.goto(homes.creator)
    await elsewhere.page.getByRole('heading', { level: 2, name: 'Missions' }).waitFor()
    expect(await checklist(elsewhere.page).count()).toBe(0)
    await elsewhere.page.goto('/terms-of-use')
    await shell(elsewhere.page).ready()
    await elsewhere.page.waitForLoadState('networkidle')
    expect(await elsewhere.page.getByRole('heading', { name: 'Next steps' }).count()).toBe(0)
  })

  it('first steps are shown in the panel of other pages until all are done', async () => {
    const creator = await createCreator()
    const { page } = await browser.visitor({ as: creator })
    await page.goto('/terms-of-use')
    const panel = page.getByRole('complementary', { name: 'Activity' })
    await panel.getByRole('link', { name: 'Connect a channel' }).click()
    await expectPath(page, '/user/settings/connections')
    await sql(`update "user" set country = 'SE' where username = $1`, [creator.username])
    await page.getByRole('link', { name: 'Questboard home' }).click()
    await ticked(page, 'Set your country and language').waitFor()
  })

  it.each(['company', 'creator'] as const)(
    'a %s whose account is older sees no first steps',
    async (kind) => {
      const { page } = await browser.visitor({ as: demo[kind] })
      await page.goto(homes[kind])
      await page.getByRole('heading', { level: 2 }).first().waitFor()
      await page.waitForLoadState('networkidle')
      expect(await checklist(page).count()).toBe(0)
    },
  )
})
