import type { Page } from 'playwright-core'

/** The header, menu and dialogs around every screen of a signed-in user. */
export const shell = (page: Page) => {
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
  const openAccountMenu = async () => {
    await page.getByRole('button', { name: /’s account$/ }).click()
    await page.getByRole('menu').waitFor()
  }
  return {
    dialog,
    openAccountMenu,
    menuItem: (name: string) => page.getByRole('menuitem', { name }),
    async choose(name: string) {
      await openAccountMenu()
      await page.getByRole('menuitem', { name }).click()
    },
    async signOut() {
      await this.choose('Sign out')
    },
    leftMenu: () => page.getByRole('navigation', { name: 'Main' }),
    toast: (words: string | RegExp) =>
      page.getByRole('list', { name: 'Messages' }).getByRole('listitem').filter({ hasText: words }),
    /** The "What's new" dialog opens automatically at the first visit and counts as seen once it has shown news. */
    async closeNews() {
      const news = dialog('What’s new')
      await news.getByRole('article').first().waitFor()
      await page.keyboard.press('Escape')
      await news.waitFor({ state: 'detached' })
    },
    cookieNotice: () => page.getByRole('region', { name: 'Cookies' }),
    theme: () => page.evaluate(() => document.documentElement.dataset.mantineColorScheme),
    /**
     * Waits until the header is visible and handles keyboard shortcuts, which work only after React's effects have
     * run.
     */
    async ready() {
      await page.getByRole('button', { name: /’s account$/ }).waitFor()
      await page.waitForFunction(() => new Promise((resolve) => requestIdleCallback(() => resolve(true))))
    },
  }
}
