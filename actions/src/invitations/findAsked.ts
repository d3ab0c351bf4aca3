import type { DatabaseTransaction } from '@questboard/database'
import { type Eligibility, eligibility } from '@questboard/domain'
import { sql } from 'kysely'

/** A creator whom the company entered by id, username or email address. */
export type Asked = {
  /** The text that the company entered. */
  readonly asked: string
  readonly by: 'id' | 'username' | 'email'
  /** The creator. Null for an unknown name or an email address without an account. */
  readonly creator: Creator | null
}
export type Creator = {
  readonly id: string
  readonly eligibility: Eligibility
  readonly canBePaidOut: boolean
  /** True if the company invited the creator's account. Mailed invitations do not count, to reveal no one. */
  readonly isInvited: boolean
  readonly takesPart: boolean
}

type Named = {
  readonly activationId: string
  readonly creatorIds: readonly string[]
  readonly usernames: readonly string[]
  readonly emails: readonly string[]
}

type Row = {
  readonly id: string
  readonly username: string
  readonly display_name: string
  readonly email: string | null
  readonly eligibility: unknown
  readonly can_be_paid_out: boolean
  readonly is_invited: boolean
  readonly takes_part: boolean
}

/**
 * An email address identifies an account only after it is verified. Closed accounts and company accounts are not found.
 */
const readCreators = async (
  transaction: DatabaseTransaction,
  { activationId, creatorIds, usernames, emails }: Named,
): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`
    select creator.id, lower(person.username::text) as username, lower(person.display_name::text) as display_name,
           case when person.email_verified_at is not null then lower(person.email::text) end as email,
           eligibility(${activationId}::uuid, creator.id) as eligibility,
           can_be_paid_out(creator.id) as can_be_paid_out,
           takes_part(${activationId}::uuid, creator.id) as takes_part,
           exists (select from invitation
                    where activation_id = ${activationId}::uuid and creator_id = creator.id and type = 'USERID'
                      and expired_at is null and withdrawn_at is null) as is_invited
      from creator join "user" as person on person.id = creator.id
     where person.active and person.deleted_at is null and person.user_type <> 'Company'
       and (creator.id = any (${creatorIds}::uuid[])
            or person.username = any (${usernames}::citext[])
            or person.display_name = any (${usernames}::citext[])
            or person.email = any (${emails}::citext[]) and person.email_verified_at is not null)`.execute(
    transaction,
  )
  return rows
}

const once = (words: readonly string[]): readonly string[] => [...new Set(words)]

/**
 * Every creator whom the company entered, with the facts that an invitation needs. A creator can appear twice.
 */
export const findAsked = async (
  transaction: DatabaseTransaction,
  named: Named,
): Promise<readonly Asked[]> => {
  const rows = await readCreators(transaction, named)
  const found = (is: (row: Row) => boolean): Creator | null => {
    const row = rows.find(is)
    if (row === undefined) return null
    const known = eligibility.read(row.eligibility)
    if (known === null) throw new Error(`the eligibility of ${row.id} is unreadable`)
    return {
      id: row.id,
      eligibility: known,
      canBePaidOut: row.can_be_paid_out,
      isInvited: row.is_invited,
      takesPart: row.takes_part,
    }
  }
  return [
    ...once(named.creatorIds).map((asked) => ({
      asked,
      by: 'id' as const,
      creator: found(({ id }) => id === asked.toLowerCase()),
    })),
    ...once(named.usernames).map((asked) => ({
      asked,
      by: 'username' as const,
      // Uses the display name if there is one, otherwise the username.
      creator:
        found(({ display_name }) => display_name === asked.toLowerCase()) ??
        found(({ username }) => username === asked.toLowerCase()),
    })),
    ...once(named.emails).map((asked) => ({
      asked,
      by: 'email' as const,
      creator: found(({ email }) => email === asked.toLowerCase()),
    })),
  ]
}
