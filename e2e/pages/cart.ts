import type { Page } from 'playwright-core'
import { goTo } from '../support/walk.ts'

export const cart = (page: Page) => ({
  open: () => goTo(page, '/company/cart'),
  offer: (creator: string) =>
    page.getByRole('list', { name: 'Accepted offers' }).getByRole('listitem').filter({ hasText: creator }),
  offers: () => page.getByRole('list', { name: 'Accepted offers' }).getByRole('listitem'),
  put: (creator: string) =>
    page
      .getByRole('list', { name: 'Accepted offers' })
      .getByRole('listitem')
      .filter({ hasText: creator })
      .getByRole('checkbox'),
  pay: (amount: string) => page.getByRole('button', { name: `Pay ${amount}`, exact: true }),
  leave: () => page.getByRole('button', { name: 'Cancel payment' }),
  /** Fills in the card provider's checkout page. */
  async payWith(number: string, { keep = false } = {}) {
    await page.waitForURL((url) => url.pathname.startsWith('/stripe/pay/'))
    const other = page.getByLabel('Another card')
    if ((await other.count()) > 0) await other.check()
    await page.getByLabel('Card number').fill(number)
    if (keep) await page.getByLabel('Save this card for the next payment').check()
    await page.getByRole('button', { name: /^Pay/ }).click()
  },
  goBack: () => page.getByRole('button', { name: 'Go back' }).click(),
  /** The buttons on the page where a buyer confirms the payment at the bank. */
  refuse: () => page.getByRole('button', { name: 'Refuse' }).click(),
  agree: () => page.getByRole('button', { name: 'Confirm the payment' }).click(),
})
