import type { Page } from 'playwright-core'

type Channel = {
  name: string
  followers?: number
  ageDays?: number
  email?: string
  refreshExpired?: boolean
}

/** The vendor's page on which a user allows access to a channel, simulated by the sandbox. */
export const channelConsentPage = (page: Page) => ({
  isOpen: () => page.getByRole('heading', { name: /^Sign in with/ }).waitFor(),
  async allow({ name, followers = 1200, ageDays = 400, email = '', refreshExpired = false }: Channel) {
    await page.getByText('Another channel').click()
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('Followers').fill(String(followers))
    await page.getByLabel('Age in days').fill(String(ageDays))
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Its refresh token is refused').setChecked(refreshExpired)
    await page.getByRole('button', { name: 'Use this channel' }).click()
  },
  cancel: () => page.getByRole('button', { name: 'Cancel' }).click(),
})
