import type { Page } from 'playwright-core'

/** The demo accounts of the seed. */
export const demo = {
  company: { username: 'demostudio', password: 'Play-fair-2026', home: '/company' },
  creator: { username: 'democreator', password: 'Play-fair-2026', home: '/creator/home' },
  user: { username: 'demouser', password: 'Play-fair-2026', home: '/user/creator-access' },
} as const

export async function signIn(page: Page, account: { username: string; password: string }): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Username').fill(account.username)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}
