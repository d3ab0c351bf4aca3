import { type APIRequestContext, type BrowserContext, request as playwrightRequest } from 'playwright-core'
import { z } from 'zod'
import { publicUrl } from './addresses.ts'
import { mustAnswer } from './api.ts'
import { sql } from './database.ts'

export const password = 'Play-fair-2026'

export type Account = { username: string; password: string; email: string }

const demoAccount = (username: string): Account => ({
  username,
  password,
  email: `${username}@questboard.test`,
})

/** The seed's demo accounts, for reading only. Tests that change data create their own account. */
export const demo = {
  company: demoAccount('demostudio'),
  creator: demoAccount('democreator'),
  user: demoAccount('demouser'),
} as const

export type Kind = keyof typeof demo

/** The screen after sign-in (rules §2). */
export const homes: Record<Kind, string> = {
  company: '/home/company',
  creator: '/creator/home',
  user: '/user/creator-access',
}

const stamp = Date.now().toString(36)
let serial = 0

export function uniqueName(start: string): string {
  serial += 1
  return `${start}${stamp}${process.pid.toString(36)}${serial}`.slice(0, 25)
}

export const newAccount = (start: string): Account => {
  const username = uniqueName(start)
  return { username, password, email: `${username}@mail.example` }
}

const registerCompany = `mutation RegisterCompany($username: String!, $email: String!, $password: String!, $companyName: String!) {
  registerCompany(username: $username, email: $email, password: $password, terms: true,
    companyName: $companyName, companyType: "brand", companyWebsite: "https://studio.example") { userId }
}`

const registerCreator = `mutation RegisterCreator($username: String!, $email: String!, $password: String!) {
  registerCreator(username: $username, email: $email, password: $password, terms: true) { userId }
}`

async function register(request: APIRequestContext, kind: Kind, account: Account): Promise<void> {
  if (kind === 'company')
    await mustAnswer(request, 'RegisterCompany', registerCompany, {
      ...account,
      companyName: account.username,
    })
  else await mustAnswer(request, 'RegisterCreator', registerCreator, account)
}

/** Registers through the API without verifying the email address. */
export async function registerAccount(kind: Kind): Promise<Account> {
  const account = newAccount(kind)
  const request = await playwrightRequest.newContext()
  try {
    await forgiveRegistrations()
    await register(request, kind, account)
  } finally {
    await request.dispose()
  }
  return account
}

/** Registers an account, verifies its email address and, for a creator, grants access as an admin would. */
export async function createAccount(kind: Kind): Promise<Account> {
  const account = await registerAccount(kind)
  await sql(`update "user" set email_verified_at = now(), user_type = $2 where username = $1`, [
    account.username,
    kind === 'company' ? 'Company' : kind === 'creator' ? 'Creator' : 'User',
  ])
  return account
}

/** Adds the creator's own row, which normally comes with the first connected channel. */
export const createCreator = async (): Promise<Account> => {
  const account = await createAccount('creator')
  await sql(
    'insert into creator (id) select id from "user" where username = $1 on conflict (id) do nothing',
    [account.username],
  )
  return account
}

/** Creates a member of the owner's company, as an invitation would. */
export const joinCompanyOf = async (owner: Account): Promise<Account> => {
  const member = await createAccount('user')
  await sql(
    `with found as (
       select company_id from company_member join "user" on "user".id = user_id where username = $1),
     person as (update "user" set user_type = 'Company' where username = $2 returning id)
     insert into company_member (company_id, user_id, title) select company_id, person.id, 'Artist' from found, person`,
    [owner.username, member.username],
  )
  return member
}

/**
 * Deletes the counters of registrations. All visitors of a test share one IP address, from which only a limited
 * number of registrations are allowed.
 */
export const forgiveRegistrations = () => sql(`delete from rate_limit where key like 'register:%'`)

const csrfShape = z.object({ csrfToken: z.string() })

/** Signs in a whole browser context by cookie, for tests about other features. */
export async function signInByCookie(
  { request }: BrowserContext,
  account: Account,
  { hasNews = false } = {},
): Promise<void> {
  const { csrfToken } = csrfShape.parse(await (await request.get(`${publicUrl()}/api/auth/csrf`)).json())
  const answer = await request.post(`${publicUrl()}/api/auth/callback/credentials`, {
    form: { csrfToken, username: account.username, password: account.password, json: 'true' },
  })
  if (!answer.ok()) throw new Error(`${account.username} could not sign in: ${await answer.text()}`)
  await readNews(account, hasNews ? beforeAllNews : new Date().toISOString())
}

const beforeAllNews = '2001-01-01T00:00:00Z'

/**
 * The "What's new" dialog opens automatically until it is seen. A new account has not seen the dialog, so this function
 * marks it as seen.
 */
const readNews = ({ username }: Account, at: string) =>
  sql('update "user" set whats_new_seen_at = $2 where username = $1', [username, at])
