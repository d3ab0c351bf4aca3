import type { Page } from 'playwright-core'
import type { Account } from '../support/accounts.ts'

export const signUpPage = (page: Page) => ({
  open: () => page.goto('/register'),
  choose: (kind: 'Creator' | 'Company') => page.getByRole('link', { name: new RegExp(`^${kind}`) }).click(),
  async fill({ username, email, password }: Account) {
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
  },
  async fillCompany(name: string) {
    await page.getByLabel('Company name').fill(name)
    await page.getByRole('combobox', { name: 'Company type' }).click()
    await page.getByRole('option', { name: 'Publisher' }).click()
    await page.getByLabel('Company website').fill('https://studio.example')
  },
  agree: () => page.getByRole('checkbox', { name: /I agree/ }).check(),
  submit: () => page.getByRole('button', { name: 'Create account' }).click(),
})
