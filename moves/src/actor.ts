import type { ErrorCode } from '@questboard/domain'

export type CompanyActor = { readonly by: 'company'; readonly companyId: string; readonly personId: string }
export type CreatorActor = { readonly by: 'creator'; readonly personId: string }
export type PersonActor = CompanyActor | CreatorActor

/**
 * The actor of a status change. People act in their own session; `time`, providers and admins have no session. `why` is
 * the reason if `time` decides in place of a person.
 */
export type Actor =
  | PersonActor
  | { readonly by: 'time'; readonly why?: ErrorCode }
  | { readonly by: 'autoBid' | 'rules' | 'provider' | 'admin' }

export type Party = Actor['by']

/** The columns of a row that name its owners. */
export type Owned = { readonly company_id: string; readonly creator_id?: string | null }

/** Anyone who is not involved gets "not found". System actors do not own rows. */
export const isParty = (actor: Actor, row: Owned): boolean => {
  if (actor.by === 'company') return actor.companyId === row.company_id
  return actor.by === 'creator' ? actor.personId === row.creator_id : true
}

/** The session variables that Hasura would set for this person. Guards and the audit log read them. */
export const sessionOf = (actor: Actor): Readonly<Record<string, string>> | null => {
  if (actor.by === 'creator') return { 'x-hasura-role': 'creator', 'x-hasura-user-id': actor.personId }
  if (actor.by !== 'company') return null
  return {
    'x-hasura-role': 'company',
    'x-hasura-user-id': actor.personId,
    'x-hasura-company-id': actor.companyId,
  }
}
