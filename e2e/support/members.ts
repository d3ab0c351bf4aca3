import { createMembership } from '@questboard/moves/testing'
import { type Account, createAccount, createCreator } from './accounts.ts'
import { sql } from './database.ts'
import { transact } from './questRuns.ts'

type Program = {
  readonly company: Account
  readonly companyId: string
  readonly programId: string
  /** Accepted in the program. */
  readonly member: Account
}

/** A verified company with a live Creator Program, and a creator who is a member of it. */
export const createProgramWithMember = async (): Promise<Program> => {
  const [company, member] = await Promise.all([createAccount('company'), createCreator()])
  const [found] = await sql<{ companyId: string; programId: string; creatorId: string }>(
    `with owned as (
       update company set verification = 'verified'
        where id = (select company_id from company_member join "user" on "user".id = user_id where username = $1) returning id),
     opened as (
       insert into activation (kind, company_id, name, status, published_at)
       select 'CREATOR_PROGRAM', id, 'Our creators', 'active', now() from owned returning id, company_id),
     program as (insert into creator_program (id) select id from opened returning id)
     select opened.company_id as "companyId", program.id as "programId",
            (select id from "user" where username = $2) as "creatorId"
       from opened join program using (id)`,
    [company.username, member.username],
  )
  if (!found) throw new Error(`${company.username} has no program`)
  const { companyId, programId, creatorId } = found
  await transact((transaction) => createMembership(transaction, { programId, creatorId, status: 'accepted' }))
  return { company, companyId, programId, member }
}
