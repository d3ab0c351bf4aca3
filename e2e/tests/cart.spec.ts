import type { APIRequestContext, Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { cart } from '../pages/cart.ts'
import { shell } from '../pages/shell.ts'
import { findBarriers, findOverflow } from '../support/accessibility.ts'
import { type Account, createAccount, joinCompanyOf } from '../support/accounts.ts'
import { mailUrl } from '../support/addresses.ts'
import { expectPath, useBrowser } from '../support/browser.ts'
import { sql } from '../support/database.ts'
import { acceptedOffers } from '../support/offers.ts'
import { goTo } from '../support/walk.ts'

const browser = useBrowser()

const declined = '4000 0000 0000 0002'
const asksBank = '4000 0027 6000 3184'

const sayWhom = ({ username }: Account) =>
  sql(
    `insert into company_billing (company_id, legal_name, tax_id, street_name, street_number, zip_code, city, country)
     select company_id, 'Żółw i Σία 株式会社', 'SE556677889901', 'Storgatan', '7 B', '111 22', 'Göteborg', 'SE'
       from company_member join "user" on "user".id = user_id where username = $1`,
    [username],
  )

const nextCard = (request: APIRequestContext, temper: string) =>
  request.post(new URL('/stripe/control', mailUrl()).href, { data: { nextCard: temper } })

const textOf = async (body: Buffer): Promise<string> => {
  const pdf = await getDocumentProxy(new Uint8Array(body))
  const { text } = await extractText(pdf, { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

const readInvoice = async (page: Page, request: APIRequestContext) => {
  const link = page.getByRole('link', { name: /^QB-\d+ as PDF$/ })
  const path = (await link.getAttribute('href')) ?? ''
  const answer = await request.get(path)
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
  })
  return { path, number: (await link.innerText()).slice(0, 9), text: await textOf(await answer.body()) }
}

it('a company pays for two of three offers, after a declined card and a check by the bank, and gets an invoice', async () => {
  const owner = await createAccount('company')
  await sayWhom(owner)
  const [first, second, third] = await acceptedOffers(owner, [123_456, 50_000, 70_000])
  if (!first || !second || !third) throw new Error('three offers were wanted')
  const { page, context, complaints } = await browser.visitor({ as: owner })
  const pages = cart(page)

  await pages.open()
  await pages.pay('$2,434.56').waitFor()
  await pages.put(third.creator).uncheck()
  await page.getByText('2 of 3 chosen').waitFor()
  expect(await pages.offer(first.creator).innerText()).toContain(
    '$1,108.08 + $3.02 payout cost + $123.46 fee',
  )
  expect(await findBarriers(page)).toEqual([])

  await pages.pay('$1,734.56').click()
  await pages.payWith(declined)
  await page.getByText('Your card was declined.').waitFor()
  await pages.goBack()
  await expectPath(page, '/company/cart')
  await page.getByText(/^\$1,734\.56 for .+, “.+” and 1 more offer$/).waitFor()
  expect(await pages.offers().count()).toBe(1)
  await pages.leave().click()
  await expect.poll(() => pages.offers().count(), { timeout: 15_000 }).toBe(3)

  await pages.put(third.creator).uncheck()
  await pages.pay('$1,734.56').click()
  await pages.payWith(asksBank, { keep: true })
  await pages.agree()
  await expectPath(page, '/company/cart/success')
  await page.getByRole('heading', { level: 1, name: 'Payment received' }).waitFor()
  await page.getByText('1 more offer to pay').waitFor()
  expect(await findBarriers(page)).toEqual([])

  const invoice = await readInvoice(page, context.request)
  for (const words of ['Żółw i Σία 株式会社', 'Tax number SE556677889901', 'Göteborg', 'Sweden'])
    expect(invoice.text).toContain(words)
  for (const { quest, creator } of [first, second]) expect(invoice.text).toContain(`${quest} with ${creator}`)
  expect(invoice.text).toContain('$1,234.56')
  expect(invoice.text).toContain('Total $1,734.56')
  const { context: others } = await browser.visitor({ as: await createAccount('company') })
  expect((await others.request.get(invoice.path)).status()).toBe(404)

  await nextCard(context.request, 'declines')
  await pages.open()
  await page.getByLabel('Visa ending in 3184').waitFor()
  await pages.pay('$700.00').click()
  await page.getByText('The last payment failed').waitFor()
  await page.getByText('Please update your payment info under billing', { exact: false }).waitFor()
  expect(await pages.offers().count()).toBe(1)

  await page.setViewportSize({ width: 390, height: 844 })
  expect(await findOverflow(page)).toEqual([])
  await page.getByRole('link', { name: 'Update payment info' }).click()
  await page.getByText('Visa ending in 3184').waitFor()
  await page.getByRole('link', { name: invoice.number }).waitFor()
  expect(await findOverflow(page)).toEqual([])
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await shell(page).toast('Card removed').waitFor()
  await page.getByText('No card yet').waitFor()

  await goTo(page, '/company/settings/invoices')
  await page.getByRole('row').filter({ hasText: invoice.number }).getByText('$1,734.56').waitFor()
  expect(await findBarriers(page)).toEqual([])
  expect(await findOverflow(page)).toEqual([])
  expect(complaints).toEqual([])
})

it('an owner pays for an offer and a plan in two payments and gets the plan for a month with an invoice', async () => {
  const owner = await createAccount('company')
  await sayWhom(owner)
  await acceptedOffers(owner, [50_000])
  const { page, context, complaints } = await browser.visitor({ as: owner })
  const pages = cart(page)
  await goTo(page, '/plans')
  await page.getByRole('button', { name: 'Upgrade to Growth' }).click()
  await page.getByRole('link', { name: 'Go to cart' }).click()

  const pickPlan = page.getByLabel('Pay for Growth')
  await pages.pay('$799.00').waitFor()
  await page.getByText('Offers and the plan are paid separately.', { exact: false }).waitFor()
  await pickPlan.uncheck()
  await pages.pay('$500.00').waitFor()
  await pickPlan.check()
  expect(await findBarriers(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await findOverflow(page)).toEqual([])

  await pages.pay('$799.00').click()
  const underWay = (title: string | RegExp) => page.getByRole('listitem').filter({ hasText: title })
  await underWay(/^\$500\.00 for .+, “.+”/)
    .getByRole('link', { name: 'Continue' })
    .waitFor()
  await underWay('$299.00 for Plan: Growth').getByRole('link', { name: 'Continue' }).click()
  await pages.goBack()
  await expectPath(page, '/company/cart')
  await underWay('$299.00 for Plan: Growth').getByRole('button', { name: 'Cancel payment' }).click()
  await pages.pay('$299.00').click()
  await pages.payWith('4242 4242 4242 4242')
  await expectPath(page, '/company/cart/success')
  await page.getByText(/^Your company is on Growth until \w/).waitFor()
  expect(await findBarriers(page)).toEqual([])
  expect(await findOverflow(page)).toEqual([])
  const invoice = await readInvoice(page, context.request)
  expect(invoice.text).toMatch(/Plan: Growth, a month until \d+ \w+ \d{4} .*Total \$299/)

  await goTo(page, '/company/settings#plan')
  await page.getByRole('listitem').filter({ hasText: 'Current plan' }).getByText('Growth').waitFor()
  expect(complaints).toEqual([])
})

it("a payment above a member's limit needs a second member's approval, and so does removing the limit", async () => {
  const owner = await createAccount('company')
  await sayWhom(owner)
  const [offer] = await acceptedOffers(owner, [90_000])
  const { page } = await browser.visitor({ as: owner })
  await goTo(page, '/company/settings')
  await page.getByText('Members can pay without a second approval.').waitFor()
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Set a limit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Limit for each member, in US dollars').fill('500')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog
    .getByText('A payment limit needs a second member who can approve payments', { exact: false })
    .waitFor()
  const colleague = await joinCompanyOf(owner)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await shell(page).toast('Limit saved').waitFor()

  await cart(page).open()
  await cart(page).pay('$900.00').click()
  await page.getByText('Awaiting another member’s approval').waitFor()
  expect(await page.getByRole('button', { name: 'Approve' }).count()).toBe(0)

  const { page: other } = await browser.visitor({ as: colleague })
  await goTo(other, '/user/notifications')
  await other.getByText('asked you to approve $900', { exact: false }).first().waitFor()
  await cart(other).open()
  await other.getByRole('button', { name: 'Review payment' }).click()
  await other
    .getByRole('dialog')
    .getByText(offer?.creator ?? '')
    .first()
    .waitFor()
  expect(await findBarriers(other)).toEqual([])
  await other.getByRole('button', { name: 'Decline', exact: true }).click()
  await other.getByRole('textbox', { name: 'Reason' }).fill('Wait for the new budget')
  await other.getByRole('button', { name: 'Decline payment' }).click()
  await page.getByRole('main').getByText('declined the last payment', { exact: false }).waitFor()
  await page.getByRole('main').getByText('Wait for the new budget').waitFor()
  expect(await page.getByText('Update payment info').count()).toBe(0)
  await cart(page).pay('$900.00').click()
  await other.getByRole('button', { name: 'Review payment' }).click()
  await other.getByRole('button', { name: 'Approve $900.00' }).click()
  await other.getByRole('link', { name: 'Continue' }).click()
  await cart(other).payWith('4242 4242 4242 4242')
  await expectPath(other, '/company/cart/success')
  await other.getByText(offer?.creator ?? '').waitFor()
  await goTo(page, '/user/notifications')
  await page.getByText('approved $900', { exact: false }).first().waitFor()

  await goTo(page, '/company/settings')
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await shell(page).toast('Another member must approve this change').waitFor()
  await goTo(other, '/company/settings')
  await other.getByText('wants to remove the limit', { exact: false }).waitFor()
  await other.getByRole('button', { name: 'Approve' }).click()
  await other.getByText('No limit').waitFor()
})
