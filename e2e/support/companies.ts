import type { Account } from './accounts.ts'
import { sql } from './database.ts'

/** SQL for the company of the account whose username is the first parameter. */
export const ownCompany = `(select company_id from company_member join "user" on "user".id = user_id where username = $1)`

const theOne = ([found]: readonly { readonly id: string }[], { username }: Account): string => {
  if (!found) throw new Error(`${username} has no company`)
  return found.id
}

/** Verifies a company as an admin would. Returns the company's id. */
export const verifyCompany = async (account: Account): Promise<string> =>
  theOne(
    await sql(`update company set verification = 'verified' where id = ${ownCompany} returning id`, [
      account.username,
    ]),
    account,
  )

/**
 * Puts a company on a paid plan without a payment. `lasts` is the plan's remaining time and can be negative. Returns
 * the company's id.
 */
export const putOnPlan = async (account: Account, plan: string, lasts = '30 days'): Promise<string> =>
  theOne(
    await sql(
      `update subscription set plan_id = $2, valid_to = now() + $3::interval
        where company_id = ${ownCompany} returning company_id as id`,
      [account.username, plan, lasts],
    ),
    account,
  )
