import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findBarriers } from '../support/accessibility.ts'
import { type Account, createAccount, createCreator, joinCompanyOf } from '../support/accounts.ts'
import { useBrowser } from '../support/browser.ts'
import { ownCompany, putOnPlan } from '../support/companies.ts'
import { sql } from '../support/database.ts'

const browser = useBrowser()

const card = (page: Page, plan: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: plan, exact: true }) })

const cartOf = ({ username }: Account) =>
  sql<{ plan_id: string; cents: number }>(
    `select plan_id, amount_cents::int as cents from cart_item where payment_id is null and company_id = ${ownCompany}`,
    [username],
  )

const pricesByPlan = async () =>
  new Map(
    (await sql<{ id: string; cents: number }>('select id, price_cents::int as cents from plan')).map(
      ({ id, cents }) => [id, cents],
    ),
  )

describe('the page about company plans', () => {
  it('the plans page shows a visitor prices and features, and leads to creating a company account', async () => {
    const { page, complaints } = await browser.visitor()
    await page.goto('/plans')
    const features = async (plan: string) => (await card(page, plan).innerText()).split('\n')
    await card(page, 'Starter').waitFor()
    expect(await features('Starter')).toEqual(
      expect.arrayContaining(['Free', '3 members', '10% fee on Quests']),
    )
    expect(await features('Growth')).toEqual(expect.arrayContaining(['10 members', 'A Creator Program']))
    expect(await card(page, 'Growth').innerText()).toContain('$299')
    const missing = card(page, 'Growth').getByRole('listitem').filter({ hasText: 'Not included:' })
    expect(await missing.allTextContents()).toEqual(['Not included: Company page on a custom domain'])
    const begin = card(page, 'Scale').getByRole('link', { name: 'Register a company for Scale' })
    expect(await begin.getAttribute('href')).toBe('/register/company')
    expect(complaints).toEqual([])
  })

  it('the plans page tells a creator that plans are only for companies', async () => {
    const { page } = await browser.visitor({ as: await createCreator() })
    await page.goto('/plans')
    await page.getByText('Plans are for companies. You use Questboard for free.').waitFor()
    await card(page, 'Starter').waitFor()
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0)
  })

  it.each([
    ['dark', 1440],
    ['light', 390],
  ] as const)('the plans page is accessible to owners (%s, %d)', async (theme, width) => {
    const { page } = await browser.visitor({
      as: await createAccount('company'),
      theme,
      viewport: { width, height: 900 },
    })
    await page.goto('/plans')
    await card(page, 'Scale').getByRole('button', { name: 'Upgrade to Scale' }).click()
    await page.getByText('Scale is in your cart').waitFor()
    expect(await findBarriers(page)).toEqual([])
  })
})

describe("upgrading a company's plan", () => {
  it("an upgrade in the cart has the plan's price and can be changed or removed, and nothing is charged yet", async () => {
    const owner = await createAccount('company')
    const prices = await pricesByPlan()
    const { page, complaints } = await browser.visitor({ as: owner })
    await page.goto('/plans')
    await page.getByText('active for one month after payment.', { exact: false }).waitFor()
    await card(page, 'Starter').getByText('Your plan').waitFor()
    expect(await card(page, 'Starter').getByRole('button').count()).toBe(0)
    await card(page, 'Growth').getByRole('button', { name: 'Upgrade to Growth' }).click()
    await card(page, 'Growth').getByText('In your cart').waitFor()
    await page.getByText('You won’t be charged until you pay in the cart.').waitFor()
    expect(await cartOf(owner)).toEqual([{ plan_id: 'growth', cents: prices.get('growth') }])
    await card(page, 'Scale').getByRole('button', { name: 'Upgrade to Scale' }).click()
    await card(page, 'Scale').getByText('In your cart').waitFor()
    expect(await cartOf(owner)).toEqual([{ plan_id: 'scale', cents: prices.get('scale') }])
    const takeOut = card(page, 'Scale').getByRole('button', { name: 'Remove Scale from cart' })
    await takeOut.press('Enter')
    await card(page, 'Scale').getByRole('button', { name: 'Upgrade to Scale' }).waitFor()
    expect(await cartOf(owner)).toEqual([])
    // The keyboard focus is on a button again, although the clicked button has disappeared.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON')
    expect(complaints).toEqual([])
  })

  it('an upgrade that the server refuses does not change the cart and shows a message', async () => {
    const owner = await createAccount('company')
    const { page } = await browser.visitor({ as: owner })
    await page.goto('/plans')
    const upgrade = card(page, 'Growth').getByRole('button', { name: 'Upgrade to Growth' })
    await upgrade.waitFor()
    // Meanwhile a colleague has paid for a plan.
    await putOnPlan(owner, 'scale', '30 days')
    await upgrade.click()
    await page.getByRole('list', { name: 'Messages' }).getByRole('listitem').first().waitFor()
    expect(await cartOf(owner)).toEqual([])
  })

  it('members who are not owners cannot upgrade', async () => {
    const owner = await createAccount('company')
    const { page } = await browser.visitor({ as: await joinCompanyOf(owner) })
    await page.goto('/plans')
    await page.getByText('Owners of your company can upgrade.').waitFor()
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0)
  })

  it('a plan can be extended in its last days, and an expired plan is replaced by the free plan', async () => {
    const owner = await createAccount('company')
    await putOnPlan(owner, 'growth', '30 days')
    const { page } = await browser.visitor({ as: owner })
    await page.goto('/plans')
    await page.getByText(/Your company is on Growth until/).waitFor()
    await page.getByText('Plans don’t renew automatically', { exact: false }).waitFor()
    expect(await card(page, 'Growth').getByRole('button').count()).toBe(0)
    await putOnPlan(owner, 'growth', '13 days')
    await page.reload()
    await card(page, 'Growth').getByRole('button', { name: 'Another month of Growth' }).click()
    await card(page, 'Growth').getByText('In your cart').waitFor()
    await card(page, 'Growth').getByRole('button', { name: 'Remove Growth from cart' }).click()
    await card(page, 'Growth').getByRole('button', { name: 'Another month of Growth' }).waitFor()
    await putOnPlan(owner, 'growth', '-1 day')
    await page.reload()
    await card(page, 'Starter').getByText('Your plan').waitFor()
    await card(page, 'Growth').getByRole('button', { name: 'Upgrade to Growth' }).waitFor()
  })
})

describe('reaching the limits of a plan', () => {
  it('an owner at the limit of members can put the plan with more members into the cart', async () => {
    const owner = await createAccount('company')
    for (let more = 0; more < 2; more += 1) await joinCompanyOf(owner)
    const { page } = await browser.visitor({ as: owner })
    await page.goto('/company/settings/members')
    await page.getByText('Your plan’s member limit is reached').waitFor()
    await page.getByRole('button', { name: 'Upgrade to Growth, $299 a month' }).click()
    await page
      .getByText('Growth is in your cart. You won’t be charged until you pay there.', { exact: false })
      .waitFor()
    expect(await cartOf(owner)).toMatchObject([{ plan_id: 'growth' }])
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('button', { name: 'Upgrade to Growth, $299 a month' }).waitFor()
    expect(await cartOf(owner)).toEqual([])
  })

  it('an owner who wants a custom domain can put the lowest plan that includes domains into the cart', async () => {
    const owner = await createAccount('company')
    const [company] = await sql<{ company_id: string }>(`select ${ownCompany} as company_id`, [
      owner.username,
    ])
    const { page } = await browser.visitor({ as: owner })
    await page.goto(`/company/${company?.company_id}/page-settings`)
    await page.getByRole('button', { name: 'Upgrade to Scale, $999 a month' }).click()
    await page
      .getByText('Scale is in your cart. You won’t be charged until you pay there.', { exact: false })
      .waitFor()
    expect(await cartOf(owner)).toMatchObject([{ plan_id: 'scale' }])
  })

  it("a member who is not an owner sees the plan's limit without an offer to upgrade", async () => {
    const owner = await createAccount('company')
    await joinCompanyOf(owner)
    const { page } = await browser.visitor({ as: await joinCompanyOf(owner) })
    await page.goto('/company/settings/members')
    await page.getByText('Your plan’s member limit is reached').waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('button', { name: /^Upgrade/ }).count()).toBe(0)
  })
})
