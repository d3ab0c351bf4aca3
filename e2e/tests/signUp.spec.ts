import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { channelConsentPage } from '../pages/channelConsent.ts'
import { loginPage } from '../pages/login.ts'
import { shell } from '../pages/shell.ts'
import { signUpPage } from '../pages/signUp.ts'
import {
  type Account,
  createAccount,
  demo,
  forgiveRegistrations,
  homes,
  newAccount,
  registerAccount,
  uniqueName,
} from '../support/accounts.ts'
import { expectPath, useBrowser } from '../support/browser.ts'
import { sql } from '../support/database.ts'
import { linkIn, mailTo } from '../support/mail.ts'

const browser = useBrowser()
beforeAll(forgiveRegistrations)

async function verifyByMail(page: Page, { email }: Account): Promise<void> {
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
  await page.goto(linkIn(await mailTo(email, 'Verify your email address'), '/verify-email'))
  await page.getByRole('heading', { name: 'Your email is verified' }).waitFor()
}

describe('registering an account', () => {
  it("a company registers with the form, verifies its email address and reaches the company's home", async () => {
    const { page, complaints } = await browser.visitor({ hasNews: true })
    const account = newAccount('studio')
    const form = signUpPage(page)
    await form.open()
    await form.choose('Company')
    await form.fillCompany(account.username)
    await form.fill(account)
    await form.agree()
    await form.submit()
    await verifyByMail(page, account)
    await page.getByRole('link', { name: 'Sign in', exact: true }).click()
    await loginPage(page).signIn(account)
    await expectPath(page, homes.company)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(complaints).toEqual([])
  })

  it("a creator registers, connects a channel, chooses interests and hardware, and reaches the creator's home", async () => {
    const { page, complaints } = await browser.visitor()
    const account = newAccount('maker')
    const form = signUpPage(page)
    await form.open()
    await form.choose('Creator')
    await form.fill(account)
    await form.agree()
    await form.submit()
    await verifyByMail(page, account)
    await page.getByRole('link', { name: 'Sign in', exact: true }).click()
    await loginPage(page).signIn(account)
    await expectPath(page, homes.user)
    await becomeCreator(page, account)
    await page.goto('/creator/onboarding')
    await expectPath(page, '/creator/onboarding/interests')
    await chooseFirst(page)
    await expectPath(page, '/creator/onboarding/hardware')
    await chooseFirst(page)
    await expectPath(page, homes.creator)
    await page.goto('/creator/onboarding/interests')
    await page.getByRole('checkbox', { checked: true }).first().waitFor({ state: 'attached' })
    expect(complaints).toEqual([])
  })

  it('a user who registers with a channel is a plain user immediately, and signs in with the channel again', async () => {
    const { page } = await browser.visitor()
    const name = uniqueName('Fresh')
    for (const visit of [1, 2]) {
      if (visit === 2) {
        await shell(page).signOut()
        await expectPath(page, '/login')
      }
      await loginPage(page).open()
      await loginPage(page).continueWith('YouTube')
      await channelConsentPage(page).allow({ name, email: `${name}@mail.example` })
      await expectPath(page, homes.user)
      await page.getByText(name).first().waitFor()
    }
  })

  it('registering with a denied consent shows the reason', async () => {
    const { page } = await browser.visitor()
    await loginPage(page).open()
    await loginPage(page).continueWith('Twitch')
    await channelConsentPage(page).cancel()
    await expectPath(page, '/auth/auth')
    await page.getByText('You didn’t give Questboard permission to read your channel.').waitFor()
    await page.getByRole('link', { name: 'Back to sign-in' }).click()
    await expectPath(page, '/login')
  })

  it('a person who registers with TikTok, which shares no email address, enters one and confirms it by mail', async () => {
    const { page } = await browser.visitor()
    const { username: name, email } = newAccount('NoMail')
    await page.goto('/register/creator')
    await page.getByRole('button', { name: 'Continue with TikTok' }).click()
    await channelConsentPage(page).allow({ name })
    await expectPath(page, '/register/email')
    await page.getByText('TikTok doesn’t share your email with us.').waitFor()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
    // The mail is opened in another browser.
    const link = linkIn(
      await mailTo(email, 'Confirm your email address to create your account'),
      '/register/confirm',
    )
    const second = await browser.visitor()
    await second.page.goto(link)
    await second.page.getByText(`TikTok channel ${name}`).waitFor()
    await second.page.getByRole('button', { name: 'Create account' }).click()
    await expectPath(second.page, '/creator/onboarding/interests')
    await page.goto(link)
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    expect(second.complaints).toEqual([])
  })

  it('an email address that has an account gets a mail about the account, and the page does not reveal the account', async () => {
    const account = await createAccount('user')
    const { page } = await browser.visitor()
    await page.goto('/register/creator')
    await page.getByRole('button', { name: 'Continue with TikTok' }).click()
    await channelConsentPage(page).allow({ name: uniqueName('NoMail') })
    await page.getByLabel('Email').fill(account.email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText(`We sent an email to ${account.email}.`).waitFor()
    const mail = await mailTo(account.email, 'You already have a Questboard account')
    expect(mail.text).not.toContain('/register/confirm')
  })

  it('the verification mail can be sent again', async () => {
    const { page } = await browser.visitor()
    const account = newAccount('again')
    const form = signUpPage(page)
    await page.goto('/register/creator')
    await form.fill(account)
    await form.agree()
    await form.submit()
    const first = linkIn(await mailTo(account.email, 'Verify your email address'), '/verify-email')
    await page.getByRole('button', { name: 'Send email again' }).click()
    await shell(page).toast('Verification email sent, please check your inbox.').waitFor()
    const second = await newerLink(account, first)
    await page.goto(second)
    await page.getByRole('heading', { name: 'Your email is verified' }).waitFor()
    await page.goto(second)
    await page.getByRole('heading', { name: 'Your email is already verified' }).waitFor()
    await page.goto(first)
    await page.getByText('We could not verify your email with the provided token.').waitFor()
  })

  it('a taken, reserved or malformed name is refused at its field, and the input is kept', async () => {
    const { page } = await browser.visitor()
    const account = newAccount('named')
    const form = signUpPage(page)
    await page.goto('/register/creator')
    await form.fill({ ...account, username: demo.user.username })
    await form.agree()
    await form.submit()
    await expectFieldError(page, 'Username', 'This username is already taken')
    expect(await page.getByLabel('Email').inputValue()).toBe(account.email)
    await page.getByLabel('Username').fill('administrator')
    await form.submit()
    await expectFieldError(page, 'Username', 'This name is reserved')
    await page.getByLabel('Username').fill('a-b')
    await form.submit()
    await expectFieldError(page, 'Username', '4 to 25 characters, letters a-z and digits')
    await page.getByLabel('Username').fill(account.username)
    await page.getByLabel('Email').fill(demo.user.email)
    await form.submit()
    await expectFieldError(page, 'Email', 'This email is already in use')
    await page.getByLabel('Email').fill('no-address')
    await page.getByLabel('Password', { exact: true }).fill('short')
    await form.submit()
    await expectFieldError(page, 'Email', 'Please enter a valid email')
    await expectFieldError(page, 'Password', 'at least one letter and one digit')
  })

  it('registering requires agreement to the terms', async () => {
    const { page } = await browser.visitor()
    const form = signUpPage(page)
    await page.goto('/register/creator')
    await form.fill(newAccount('terms'))
    await form.submit()
    await page.locator('form [data-error]').first().waitFor()
    const startOf = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const text = document.createRange()
        text.selectNodeContents(element)
        return Math.round(text.getBoundingClientRect().x)
      })
    expect(await startOf('.mantine-Checkbox-error')).toBe(await startOf('.mantine-Checkbox-label'))
    await expectPath(page, '/register/creator')
    expect(await page.getByRole('heading', { name: 'Check your inbox' }).count()).toBe(0)
  })
})

describe('expired links in mails', () => {
  it('an expired verification link shows a message and offers a new link', async () => {
    const account = await registerAccount('user')
    const link = linkIn(await mailTo(account.email, 'Verify your email address'), '/verify-email')
    await sql(
      `update verification_token set created_at = now() - interval '3 days', expires_at = now() - interval '1 day'
        where user_id = (select id from "user" where username = $1)`,
      [account.username],
    )
    const { page } = await browser.visitor()
    await page.goto(link)
    await page
      .getByText(
        'We could not verify your email with the provided token. This may be because the token has expired or because it is invalid.',
      )
      .waitFor()
    await page.getByRole('button', { name: 'Send email again' }).click()
    await page.getByText('Please enter your username or email').waitFor()
    await page.getByLabel('Username or email').fill(account.username)
    await page.getByRole('button', { name: 'Send email again' }).click()
    await shell(page).toast('Verification email sent, please check your inbox.').waitFor()
    await page.goto(await newerLink(account, link))
    await page.getByRole('heading', { name: 'Your email is verified' }).waitFor()
  })
})

describe('resetting a forgotten password', () => {
  it('a user replaces a forgotten password by mail, and all other devices are signed out', async () => {
    const account = await createAccount('user')
    const other = await browser.visitor({ as: account })
    const { page } = await browser.visitor()
    await loginPage(page).open()
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByLabel('Email').fill(account.email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
    await page.getByText('The link works for 2 hours').waitFor()
    const mail = await mailTo(account.email, 'Reset your password')
    expect(mail.text).toContain('valid for 2 hours')
    const link = linkIn(mail, '/new-password')
    await page.goto(link)
    await choosePassword(page, 'Brand-new-2027', 'Something-else-1')
    await page.getByText('Passwords do not match').waitFor()
    await choosePassword(page, 'Brand-new-2027')
    await page.getByRole('heading', { name: 'Your password is saved' }).waitFor()
    await page.getByRole('link', { name: 'Sign in', exact: true }).click()
    await loginPage(page).signIn(account)
    await loginPage(page).problem().filter({ hasText: 'Invalid username or password' }).waitFor()
    await loginPage(page).signIn({ ...account, password: 'Brand-new-2027' })
    await expectPath(page, homes.user)
    await other.page.goto('/user/settings/address')
    await expectPath(other.page, '/login')
    await page.goto(link)
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    await page.getByRole('link', { name: 'Request a new reset link' }).waitFor()
    expect(await page.getByLabel('New password').count()).toBe(0)
  })

  it('a password can be reset three times a day', async () => {
    const { page } = await browser.visitor()
    const email = `${uniqueName('resets')}@mail.example`
    for (const attempt of [1, 2, 3, 4]) {
      await page.goto('/reset-password')
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Send link' }).click()
      if (attempt < 4) await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
    }
    await page.getByText('Too many resets, try again tomorrow').waitFor()
  })
})

describe('changing the email address', () => {
  it('a changed email address is verified again through a mail to the new address', async () => {
    const account = await createAccount('user')
    const { page } = await browser.visitor({ as: account })
    const email = `${uniqueName('moved')}@mail.example`
    await page.goto('/user/settings/edit')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('textbox', { name: 'Current password' }).first().fill(account.password)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await shell(page).toast('Verification email sent, please check your inbox.').waitFor()
    await page.getByText('Your new email is not confirmed').waitFor()
    await mailTo(account.email, 'You requested a new email address')
    await page.goto(linkIn(await mailTo(email, 'Confirm your new email address'), '/verify-email'))
    await page.getByRole('heading', { name: 'Your email is verified' }).waitFor()
    await page.getByRole('link', { name: 'Continue' }).click()
    await expectPath(page, homes.user)
  })
})

async function becomeCreator(page: Page, { username, email }: Account): Promise<void> {
  await page.getByRole('button', { name: 'Twitch' }).click()
  await channelConsentPage(page).allow({ name: username, followers: 5000, ageDays: 900 })
  await expectPath(page, '/user/creator-access')
  await page.getByText('Meets requirements').waitFor({ timeout: 40_000 })
  await page.getByRole('button', { name: 'Request access' }).click()
  await page.getByText(/^Requested on .* You’ll get our answer by email by /).waitFor()
  expect(await requestsOf(username)).toEqual(['creator pending', 'keys pending', 'quests pending'])
  await decideAccess(username, 'rejected', 'Show more of your own content first')
  const refusal = page.getByRole('listitem').filter({ hasText: 'Show more of your own content first' })
  await refusal.getByText('Not granted').waitFor()
  const told = await mailTo(email, 'Your profile doesn’t qualify for creator access yet')
  expect(told.text).toContain('Show more of your own content first')
  await page.getByRole('button', { name: 'Request again' }).click()
  await refusal.waitFor({ state: 'detached' })
  expect(await requestsOf(username)).toEqual(['creator pending', 'keys pending', 'quests pending'])
  await decideAccess(username, 'approved')
  // The page changes without a reload, and the menu is now the one for creators.
  await shell(page).leftMenu().getByRole('link', { name: 'Deals' }).waitFor()
  await mailTo(email, 'You now have creator access')
}

const requestsOf = async (username: string): Promise<string[]> => {
  const rows = await sql<{ request: string }>(
    `select kind || ' ' || status as request from creator_access
       join "user" on "user".id = creator_id where username = $1 order by 1`,
    [username],
  )
  return rows.map(({ request }) => request)
}

async function decideAccess(username: string, status: string, reason = ''): Promise<void> {
  await sql(
    `update creator_access set status = $2, reason = $3
      where kind = 'creator' and creator_id = (select id from "user" where username = $1)`,
    [username, status, reason],
  )
}

async function chooseFirst(page: Page): Promise<void> {
  await page.getByRole('checkbox').first().press('Space')
  await page.getByRole('button', { name: 'Save' }).click()
}

async function choosePassword(page: Page, password: string, confirm = password): Promise<void> {
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Confirm password').fill(confirm)
  await page.getByRole('button', { name: 'Save password' }).click()
}

/** The field shows the error message and links to it for screen readers. */
async function expectFieldError(page: Page, label: string, words: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true })
  await page.getByText(words).first().waitFor()
  expect(await field.getAttribute('aria-invalid')).toBe('true')
}

/** Waits for the second of two mails with the same subject, and recognizes it by its new link. */
async function newerLink(account: Account, older: string): Promise<string> {
  await expect
    .poll(async () => linkIn(await mailTo(account.email, 'Verify your email address'), '/verify-email'), {
      timeout: 20_000,
    })
    .not.toBe(older)
  return linkIn(await mailTo(account.email, 'Verify your email address'), '/verify-email')
}
