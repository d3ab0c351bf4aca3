import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findBarriers, findOverflow } from '../support/accessibility.ts'
import { type Account, createAccount, demo, joinCompanyOf } from '../support/accounts.ts'
import { useBrowser } from '../support/browser.ts'
import { sql } from '../support/database.ts'

const browser = useBrowser()

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** A toast is outside the page's landmarks, so the test waits until it has disappeared. */
const withoutToast = (page: Page, words: string) => page.getByText(words).waitFor({ state: 'hidden' })

const addItem = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Add item' }).click()
  const form = dialog(page, 'Add an item')
  await form.getByRole('button', { name: 'Add item' }).click()
  await form.getByText('Please enter a name').waitFor()
  const [game] = await sql<{ name: string }>('select name from game order by name limit 1')
  await form.getByLabel('Game').fill(game?.name ?? '')
  await page.getByRole('option', { name: game?.name ?? '', exact: true }).click()
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Press keys')
  await form.getByLabel('Item name').fill('Standard edition')
  await form.getByRole('button', { name: 'Add item' }).click()
  await page.getByText('Item added successfully').waitFor()
}

const itemOf = (page: Page) => dialog(page, 'Add codes').getByLabel('Item')

/** If the form is opened from an item, the item field is filled as soon as the items are loaded. */
const seeItem = (page: Page): Promise<void> =>
  expect.poll(() => itemOf(page).inputValue(), { timeout: 15_000 }).toMatch(/^Press keys/)

const chooseItem = async (page: Page): Promise<void> => {
  await itemOf(page).fill('Press')
  await page.getByRole('option', { name: /Press keys/ }).click()
}

const chooseStore = async (page: Page): Promise<void> => {
  await dialog(page, 'Add codes').getByLabel('Platform').fill('Steam')
  await page.getByRole('option', { name: 'Steam', exact: true }).click()
}

const pasteCodes = async (page: Page, codes: readonly string[]): Promise<void> => {
  const form = dialog(page, 'Add codes')
  await seeItem(page)
  await chooseStore(page)
  await form.getByLabel('Codes, one per line').fill(codes.join('\n'))
  await form.getByRole('button', { name: /^Review/ }).click()
}

/** Pastes the codes as from a spreadsheet, because typing would make the browser lay out all of them in the field. */
const pasteMany = (page: Page, count: number): Promise<void> =>
  dialog(page, 'Add codes')
    .getByLabel('Codes, one per line')
    .evaluate((field, many) => {
      const clipboardData = new DataTransfer()
      const codes = Array.from({ length: many }, (_, at) => `AAAAA-${String(at).padStart(6, '0')}-CCCCC`)
      clipboardData.setData('text/plain', codes.join('\n'))
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, count)

const batchOf = async (owner: Account) =>
  (
    await sql<{ id: string; company_id: string }>(
      `select code_batch.id, company_id from code_batch join "user" on "user".id = added_by where username = $1 order by code_batch.created_at limit 1`,
      [owner.username],
    )
  )[0]

it('a company adds codes, manages them, traces a leaked code and revokes its batch', async () => {
  const owner = await createAccount('company')
  const { page, complaints } = await browser.visitor({ as: owner })
  await page.goto('/company/code-manager')
  await page.getByText('No items yet').waitFor()
  await addItem(page)

  await page.getByRole('button', { name: 'Add codes' }).last().click()
  await pasteCodes(page, ['AAAAA-BBBBB-00001', 'AAAAA-BBBBB-00002', 'AAAAA-BBBBB-00001', 'unlike-steam'])
  const adding = dialog(page, 'Add codes')
  await adding.getByText('Some codes don’t match this store’s format').waitFor()
  await adding.getByText('Line 3: AAAAA-BBBBB-00001').waitFor()
  await adding.getByText('Line 4: unlike-steam').waitFor()
  await withoutToast(page, 'Item added successfully')
  expect(await findBarriers(page)).toEqual([])
  await adding.getByRole('button', { name: 'Add 3 codes' }).click()
  await adding.getByText('3 codes were added.').waitFor()
  await adding.getByRole('button', { name: 'Done' }).click()
  await page.getByText('Steam: 3 of 3 · In stock').waitFor()

  await page.goto('/company/code-manager/codes')
  await page.getByText('3 rows').waitFor()
  await page.getByRole('button', { name: 'Add codes' }).click()
  await chooseItem(page)
  await chooseStore(page)
  await pasteMany(page, 100_000)
  await adding.getByText('100,000 codes pasted').waitFor()
  await adding.getByText('From AAAAA-000000-CCCCC to AAAAA-099999-CCCCC').waitFor()
  await adding.getByLabel('Note (optional)').pressSequentially('For the launch', { timeout: 5000 })
  await adding.getByRole('button', { name: 'Review 100,000 codes' }).waitFor()
  await adding.getByRole('button', { name: 'Clear' }).click()
  expect(await adding.getByLabel('Codes, one per line').inputValue()).toBe('')
  await adding.getByText('From a file').click()
  await adding.locator('input[type=file]').setInputFiles({
    name: 'keys.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Region;Key\nEU;AAAAA-BBBBB-00002\nEU;AAAAA-BBBBB-00003\n'),
  })
  await adding.getByText('2 codes found').waitFor()
  expect(await adding.getByLabel('Column with the codes').inputValue()).toBe('Key')
  await adding.getByRole('button', { name: 'Review 2 codes' }).click()
  await adding.getByText('1 code you already have').waitFor()
  await adding.getByRole('button', { name: 'Add 1 code' }).click()
  await page.getByText('4 rows').waitFor()
  await adding.getByRole('button', { name: 'Undo import' }).click()
  await page.getByText('3 rows').waitFor()

  const grid = page.getByRole('grid', { name: 'Codes' })
  await grid.getByRole('checkbox', { name: 'Select all matching' }).check()
  await page.getByRole('button', { name: 'Mark unavailable' }).click()
  await page.getByText('3 codes are now unavailable').waitFor()
  await expect.poll(() => grid.getByText('Unavailable').count()).toBe(3)
  await grid.getByRole('checkbox', { name: 'Select all matching' }).check()
  await page.getByRole('button', { name: 'Restore' }).click()
  await page.getByText('3 codes are available again').waitFor()

  // Simulates that a creator got one of the codes and leaked it.
  const batch = await batchOf(owner)
  await sql(
    `update code set status = 'claimed', claimed_at = now(), claimed_by = (select id from "user" where username = $2)
      where id = (select id from code where batch_id = $1 order by id limit 1)`,
    [batch?.id, demo.creator.username],
  )
  await page.getByRole('button', { name: 'Trace codes' }).click()
  const tracing = dialog(page, 'Trace codes')
  await tracing
    .getByLabel('Codes, one per line')
    .fill('AAAAA-BBBBB-00001\nAAAAA-BBBBB-00002\nunlike-steam\nNOT-OURS')
  await tracing.getByRole('button', { name: 'Trace' }).click()
  await tracing.getByText('3 of 4 codes are yours').waitFor()
  await tracing.getByText('DemoCreator').waitFor()
  await tracing.getByText('Not one of your codes').waitFor()
  await withoutToast(page, '3 codes are available again')
  expect(await findBarriers(page)).toEqual([])
  expect(page.url()).not.toContain('AAAAA')
  await page.keyboard.press('Escape')

  await grid.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Press keys' })
  await panel.getByRole('button', { name: 'Reveal code' }).click()
  await panel.getByText(/AAAAA-BBBBB-0000|unlike-steam/).waitFor()
  await panel.getByRole('button', { name: 'Revoke batch' }).click()
  const revoking = dialog(page, 'Revoke this batch?')
  await revoking.getByLabel('Reason').fill('They were sold')
  await revoking.getByRole('button', { name: 'Revoke' }).click()
  await page.getByText(/We notified 1 creator/).waitFor()
  await expect.poll(() => grid.getByText('Revoked').count()).toBe(3)

  await page.getByRole('button', { name: 'Export' }).click()
  const exporting = dialog(page, 'Export codes')
  await exporting.getByText('All codes of your company').waitFor()
  await exporting.getByRole('checkbox').check()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    exporting.getByRole('button', { name: 'Export' }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toContain('AAAAA-BBBBB-00002')
  await page.goto('/company/code-manager/codes?revoked=no')
  await page.getByRole('button', { name: 'Export' }).click()
  await exporting.getByText('The codes shown in the table').waitFor()
  await exporting.getByText('Revoked: Not revoked').waitFor()
  await page.keyboard.press('Escape')

  const colleague = await browser.visitor({
    as: await joinCompanyOf(owner),
    viewport: { width: 390, height: 844 },
    theme: 'light',
  })
  await colleague.page.goto('/company/code-manager/codes')
  await colleague.page.getByText('3 rows').waitFor()
  expect(await colleague.page.getByRole('button', { name: 'Export' }).count()).toBe(0)
  expect(await findOverflow(colleague.page)).toEqual([])
  expect(await findBarriers(colleague.page)).toEqual([])
  await colleague.page.goto('/company/code-manager')
  await colleague.page.getByText('Steam: 0 of 3 · Out of codes').waitFor()
  expect(await findOverflow(colleague.page)).toEqual([])
  expect([...complaints, ...colleague.complaints]).toEqual([])
}, 90_000)
