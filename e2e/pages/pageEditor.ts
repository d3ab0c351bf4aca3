import type { Page } from 'playwright-core'

export const pageEditor = (page: Page) => {
  const blocks = () =>
    page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Move / }) })
  return {
    block: (name: string) =>
      blocks().filter({ has: page.getByRole('button', { name: `Move ${name}`, exact: true }) }),
    handle: (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true }),
    async add(name: string) {
      await page.getByRole('button', { name: 'Add a block' }).click()
      await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click()
    },
    order: () =>
      page
        .getByRole('button', { name: /^Move / })
        .evaluateAll((handles) => handles.map((handle) => handle.getAttribute('aria-label')?.slice(5))),
    async look(view: 'Edit' | 'Preview') {
      await page.getByRole('radiogroup', { name: 'View', exact: true }).getByText(view).click()
    },
    async save() {
      await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    },
  }
}
