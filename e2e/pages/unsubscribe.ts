import type { Page } from 'playwright-core'

export const unsubscribePage = (page: Page) => ({
  open: (link: string) => page.goto(link),
  asks: (what: string) => page.getByRole('heading', { name: `Unsubscribe from ${what}?` }).waitFor(),
  isDone: () => page.getByRole('heading', { name: 'You’re unsubscribed' }).waitFor(),
  unsubscribe: () => page.getByRole('button', { name: 'Unsubscribe', exact: true }).click(),
  subscribeAgain: () => page.getByRole('button', { name: 'Subscribe again' }).click(),
})
