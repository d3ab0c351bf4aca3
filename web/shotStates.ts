/**
 * Screen states that appear only after an action, such as dialogs, validation errors and failures. Used by `npm run shots`.
 */
import type { Page } from 'playwright-core'

export type ShotState = {
  name: string
  who: 'visitor' | 'company' | 'creator' | 'user'
  path: string
  /** The function that runs before the page loads, for example to simulate failures. */
  prepare?: (page: Page) => Promise<unknown>
  act?: (page: Page) => Promise<unknown>
}

type Over = 'dialog' | 'menu'

/** Waits for the dialog, because its code loads when it first opens. */
const press = (name: string | RegExp, over?: Over) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  if (over) await page.getByRole(over).first().waitFor()
}

const strike = (key: string) => async (page: Page) => {
  await page.keyboard.press(key)
  await page.getByRole('dialog').first().waitFor()
}

const breakQueries = (page: Page) =>
  page.route(/\/api\/gql/, (route) =>
    route.fulfill({ status: 500, json: { errors: [{ message: 'Something went wrong' }] } }),
  )

export const shotStates: readonly ShotState[] = [
  { name: 'login-empty', who: 'visitor', path: '/login', act: press('Sign in') },
  {
    name: 'login-wrong',
    who: 'visitor',
    path: '/login?error=SessionRequired',
    act: async (page) => {
      await page.getByLabel('Username').fill('nobodyatall')
      await page.getByLabel('Password', { exact: true }).fill('Not-the-one-1')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByText('Invalid username or password').waitFor()
    },
  },
  { name: 'register-empty', who: 'visitor', path: '/register/company', act: press('Create account') },
  { name: 'verify-failed', who: 'visitor', path: '/verify-email?token=no' },
  { name: 'join-failed', who: 'visitor', path: '/company/join?token=no' },
  { name: 'not-found', who: 'visitor', path: '/there/is/nothing' },
  { name: 'no-access', who: 'creator', path: '/company/settings' },
  { name: 'failed-query', who: 'visitor', path: '/games', prepare: breakQueries },
  {
    name: 'no-games-found',
    who: 'visitor',
    path: '/games?q=zzzz',
  },
  {
    name: 'invite-member',
    who: 'company',
    path: '/company/settings/members',
    act: press('Invite', 'dialog'),
  },
  { name: 'new-page', who: 'creator', path: '/user/creator-pages', act: press('New page', 'dialog') },
  {
    name: 'delete-account',
    who: 'user',
    path: '/user/settings/edit',
    act: press('Delete account', 'dialog'),
  },
  {
    name: 'unsaved-changes',
    who: 'user',
    path: '/user/settings/personal-info',
    act: async (page) => {
      await page.getByLabel('Description').fill('Not saved yet')
      await page.getByRole('link', { name: 'Address', exact: true }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'account-menu', who: 'creator', path: '/deals/offers', act: press(/^Account of/, 'menu') },
  { name: 'palette', who: 'creator', path: '/deals/offers', act: strike('Control+k') },
  { name: 'shortcuts', who: 'company', path: '/company/cart', act: strike('?') },
  {
    name: 'page-preview',
    who: 'company',
    path: '/company/:companyId/edit',
    act: (page) => page.getByText('Preview', { exact: true }).first().click(),
  },
]
