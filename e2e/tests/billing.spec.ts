import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { shell } from '../pages/shell.ts'
import { createAccount } from '../support/accounts.ts'
import { useBrowser } from '../support/browser.ts'
import { sql } from '../support/database.ts'

const browser = useBrowser()

const panel = (page: Page) => page.locator('#billing-details')
const field = (page: Page, label: string) => panel(page).getByLabel(new RegExp(`^${label}`))
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

const open = async (page: Page): Promise<void> => {
  await page.goto('/company/settings')
  await panel(page).waitFor()
}

const details = {
  'Legal name': 'Mossgarden Games AB',
  'VAT or tax number': 'SE556677889901',
  'Street name': 'Storgatan',
  'Street number': '7 B',
  'ZIP code': '111 22',
  City: 'Stockholm',
}

const fill = async (page: Page): Promise<void> => {
  for (const [label, text] of Object.entries(details)) await field(page, label).fill(text)
  await panel(page).getByRole('combobox', { name: 'Country' }).fill('Swed')
  await page.getByRole('option', { name: 'Sweden' }).click()
}

const stored = (username: string) =>
  sql(
    `select legal_name, tax_id, province, country from company_billing
       join company on company.id = company_id where name = $1`,
    [username],
  )

describe('billing details of a company', () => {
  it("an owner saves the company's billing details, with an error at each wrong field", async () => {
    const owner = await createAccount('company')
    const { page, complaints } = await browser.visitor({ as: owner })
    await open(page)
    await field(page, 'VAT or tax number').fill('?')
    await save(page)
    await panel(page).getByText('Please enter a tax number of 4 to 30 letters and digits').waitFor()
    await panel(page).getByText('Please select a country').waitFor()
    await expect.poll(() => panel(page).getByText('This field is required').count()).toBe(5)
    expect(await stored(owner.username)).toEqual([])

    await fill(page)
    await save(page)
    await shell(page).toast('Billing details saved successfully').waitFor()
    await open(page)
    for (const [label, text] of Object.entries(details))
      expect(await field(page, label).inputValue()).toBe(text)
    expect(await panel(page).getByRole('combobox', { name: 'Country' }).inputValue()).toBe('Sweden')

    await field(page, 'Province').fill('Uppland')
    await save(page)
    await shell(page).toast('Billing details saved successfully').first().waitFor()
    await expect
      .poll(() => stored(owner.username))
      .toEqual([
        {
          legal_name: 'Mossgarden Games AB',
          tax_id: 'SE556677889901',
          province: 'Uppland',
          country: 'SE',
        },
      ])
    expect(complaints).toEqual([])
  })

  it("members can read the company's billing details but not change them", async () => {
    const owner = await createAccount('company')
    await sql(
      `insert into company_billing (company_id, legal_name, street_name, street_number, zip_code, city, country)
       select id, 'Mossgarden Games AB', 'Storgatan', '7', '111 22', 'Stockholm', 'SE' from company where name = $1`,
      [owner.username],
    )
    const member = await createAccount('user')
    await sql(
      `with person as (update "user" set user_type = 'Company' where username = $2 returning id)
       insert into company_member (company_id, user_id, title)
       select company.id, person.id, 'Artist' from company, person where company.name = $1`,
      [owner.username, member.username],
    )
    const { page } = await browser.visitor({ as: member })
    await open(page)
    expect(await field(page, 'Legal name').inputValue()).toBe('Mossgarden Games AB')
    expect(await field(page, 'Legal name').getAttribute('readonly')).not.toBeNull()
    expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0)
  })
})
