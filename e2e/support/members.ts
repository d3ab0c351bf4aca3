import { createMembership } from '@questboard/moves/testing'
import { type Account, createAccount, createCreator } from './accounts.ts'
import { verifyCompany } from './companies.ts'
import { sql } from './database.ts'
import { transact } from './questRuns.ts'

type Program = {
  readonly company: Account
  readonly companyId: string
  readonly programId: string
  readonly member: Account
}

/** A verified company with a live Creator Program and one member. */
export const createProgramWithMember = async (): Promise<Program> => {
  const [company, member] = await Promise.all([createAccount('company'), createCreator()])
  const companyId = await verifyCompany(company)
  const [found] = await sql<{ programId: string; creatorId: string }>(
    `with opened as (
       insert into activation (kind, company_id, name, status, published_at)
       values ('CREATOR_PROGRAM', $1, 'Our creators', 'active', now()) returning id),
     program as (insert into creator_program (id) select id from opened returning id)
     select program.id as "programId",
            (select id from "user" where username = $2) as "creatorId"
       from program`,
    [companyId, member.username],
  )
  if (!found) throw new Error(`${company.username} has no program`)
  const { programId, creatorId } = found
  await transact((transaction) => createMembership(transaction, { programId, creatorId, status: 'accepted' }))
  return { company, companyId, programId, member }
}

/** Creates an application that waits for an answer, and returns the creator's id. */
export const createApplicant = async (programId: string): Promise<string> => {
  const { username } = await createCreator()
  const [creator] = await sql<{ id: string }>('select id from "user" where username = $1', [username])
  const creatorId = creator?.id ?? ''
  await transact((transaction) => createMembership(transaction, { programId, creatorId, status: 'pending' }))
  return creatorId
}
