import { createAccount } from './accounts.ts'
import { verifyCompany } from './companies.ts'
import { sql } from './database.ts'
import { createStreamer } from './streamers.ts'

/** A verified company with a live Creator Program. */
const createProgramOwner = async () => {
  const account = await createAccount('company')
  const companyId = await verifyCompany(account)
  await sql(
    `insert into activation (kind, company_id, name, status) values ('CREATOR_PROGRAM', $1, 'Our creators', 'active')`,
    [companyId],
  )
  return account
}

/** A company that can create missions, and a creator with a Twitch channel. */
export const createMissionSides = async () => {
  const company = await createProgramOwner()
  const [game] = await sql<{ readonly id: string; readonly name: string }>(
    'select id, name from game order by name limit 1',
  )
  if (!game) throw new Error('the market has no game')
  return { company, ...(await createStreamer()), game }
}
