import { describe, expect, it } from 'vitest'
import { shell } from '../pages/shell.ts'
import { createAccount, uniqueName } from '../support/accounts.ts'
import { mailUrl, publicUrl } from '../support/addresses.ts'
import { useBrowser } from '../support/browser.ts'
import { putOnPlan, verifyCompany } from '../support/companies.ts'
import { sql } from '../support/database.ts'

const browser = useBrowser()

const putRecord = (name: string, value: string): Promise<Response> =>
  fetch(new URL('/dns/records', mailUrl()), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, value }),
  })

describe("a company's custom domain", () => {
  it('adding a custom domain fails without its DNS record, and the domain is verified once the record exists', async () => {
    const account = await createAccount('company')
    const companyId = await putOnPlan(account, 'scale')
    const { page } = await browser.visitor({ as: account })
    await page.goto(`/company/${companyId}/page-settings`)
    const domain = `play.${uniqueName('studio')}.example`
    await page.getByLabel('Domain').fill('https://no domain')
    await page.getByRole('button', { name: 'Add domain' }).click()
    await page.getByText('Invalid domain URL').waitFor()
    await page.getByLabel('Domain').fill(domain)
    await page.getByRole('button', { name: 'Add domain' }).click()
    await page.getByText('Not verified').waitFor()
    await page.getByRole('button', { name: 'Test the domain' }).click()
    await page.getByText(`There is no TXT record at _questboard.${domain} yet`).waitFor()
    const value = await page.getByText(/^questboard-[0-9a-f]{32}$/).innerText()
    await putRecord(`_questboard.${domain}`, value)
    await page.getByRole('button', { name: 'Test the domain' }).click()
    await shell(page).toast('Domain verified').waitFor()
    await page.getByText('Verified', { exact: true }).waitFor()
  })

  it("a custom domain shows only the company's page and links to Questboard for all other pages", async () => {
    const account = await createAccount('company')
    const companyId = await putOnPlan(account, 'scale')
    // Browsers resolve every domain that ends in `.localhost` to this machine.
    const domain = `${uniqueName('play')}.localhost`
    await verifyCompany(account)
    await sql('insert into custom_domain (company_id, domain) values ($1, $2)', [companyId, domain])
    await sql(`update custom_domain set status = 'verified' where domain = $1`, [domain])
    const { page } = await browser.visitor()
    const origin = `http://${domain}:${new URL(publicUrl()).port}`
    await page.goto(`${origin}/`)
    await page.getByRole('heading', { name: account.username }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/custom-domain-company')
    expect(await page.getByRole('banner').count()).toBe(0)
    await page.getByRole('link', { name: 'Campaigns' }).click()
    await page.getByRole('heading', { name: account.username }).waitFor()
    expect(new URL(page.url()).origin).toBe(origin)
    await page.goto(`${origin}/login`)
    expect(page.url()).toBe(`${publicUrl()}/login`)
  })

  it('an unverified custom domain shows no company', async () => {
    const { page } = await browser.visitor()
    await page.goto('/custom-domain-company/nobody.example')
    await page
      .getByText(/company/i)
      .first()
      .waitFor()
    await page.getByRole('heading', { name: /couldn’t|no longer/i }).waitFor()
  })
})
