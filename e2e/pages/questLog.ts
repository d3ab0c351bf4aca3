import type { Page } from 'playwright-core'

export const questLog = (page: Page) => {
  const dialog = (name: string) => page.getByRole('dialog', { name })
  return {
    dialog,
    next: () => page.getByRole('region', { name: 'What’s next' }),
    button: (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }),
    tab: (name: string) =>
      page.getByRole('navigation', { name: 'Quest log' }).getByRole('link', { name, exact: true }),
    async fillOffer(name: string, { dollars, minutes }: { dollars: string; minutes?: string }) {
      await dialog(name)
        .getByLabel(/^Amount/)
        .fill(dollars)
      if (minutes)
        await dialog(name)
          .getByLabel(/^Length in minutes/)
          .fill(minutes)
    },
    async write(words: string) {
      await page.getByRole('main').getByLabel('Message', { exact: true }).fill(words)
      await page.getByRole('button', { name: 'Send', exact: true }).click()
    },
    said: (words: string) =>
      page.getByRole('list', { name: 'Conversation' }).getByRole('listitem').filter({ hasText: words }),
  }
}
