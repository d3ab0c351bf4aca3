import type { Page } from 'playwright-core'

export const loginPage = (page: Page) => ({
  open: (query = '') => page.goto(`/login${query}`),
  fill: async (username: string, password: string) => {
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Password', { exact: true }).fill(password)
  },
  submit: () => page.getByRole('button', { name: 'Sign in', exact: true }).click(),
  async signIn({ username, password }: { username: string; password: string }) {
    await this.fill(username, password)
    await this.submit()
  },
  problem: () => page.getByRole('alert'),
  continueWith: (channel: 'Twitch' | 'YouTube' | 'TikTok') =>
    page.getByRole('button', { name: `Continue with ${channel}` }).click(),
})
