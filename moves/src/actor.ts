import type { ErrorCode } from '@questboard/domain'

export type CompanyActor = { readonly by: 'company'; readonly companyId: string; readonly personId: string }
export type CreatorActor = { readonly by: 'creator'; readonly personId: string }
export type PersonActor = CompanyActor | CreatorActor

/** The actor of a move. People act in their session, system actors without one. `time` records why it acts for another. */
export type Actor =
  | PersonActor
  | { readonly by: 'time'; readonly why?: ErrorCode }
  | { readonly by: 'autoBid' | 'rules' | 'provider' | 'admin' }

export type Party = Actor['by']

/** The owner columns of a lifecycle's row. */
export type Owned = { readonly company_id: string; readonly creator_id?: string | null }

/** To outsiders, the row does not exist. System actors own no rows. */
export const isParty = (actor: Actor, row: Owned): boolean => {
  if (actor.by === 'company') return actor.companyId === row.company_id
  return actor.by === 'creator' ? actor.personId === row.creator_id : true
}

/** The session variables Hasura would set for this person, read by guards and the audit trail. */
export const sessionOf = (actor: Actor): Readonly<Record<string, string>> | null => {
  if (actor.by === 'creator') return { 'x-hasura-role': 'creator', 'x-hasura-user-id': actor.personId }
  if (actor.by !== 'company') return null
  return {
    'x-hasura-role': 'company',
    'x-hasura-user-id': actor.personId,
    'x-hasura-company-id': actor.companyId,
  }
}
