import type { ErrorCode } from '@questboard/domain'

/** A member of a company, who acts for it. */
export type CompanyMover = { readonly by: 'company'; readonly companyId: string; readonly personId: string }
export type CreatorMover = { readonly by: 'creator'; readonly personId: string }
/** Either side of a deal. */
export type PersonMover = CompanyMover | CreatorMover

/**
 * Who makes a move. People are named by the session that they act in; the others act for themselves. Time says why, where it
 * steps in for another.
 */
export type Mover =
  | PersonMover
  | { readonly by: 'time'; readonly why?: ErrorCode }
  | { readonly by: 'autoBid' | 'rules' | 'provider' | 'admin' }

export type Party = Mover['by']

/** What a lifecycle's row says about whose it is. */
export type Owned = { readonly company_id: string; readonly creator_id?: string | null }

/** To a stranger the row is not there. Whoever is no person has no rows of their own. */
export const isParty = (mover: Mover, row: Owned): boolean => {
  if (mover.by === 'company') return mover.companyId === row.company_id
  return mover.by === 'creator' ? mover.personId === row.creator_id : true
}

/** The variables that Hasura would set for this person: rules and the trail read them. */
export const sessionOf = (mover: Mover): Readonly<Record<string, string>> | null => {
  if (mover.by === 'creator') return { 'x-hasura-role': 'creator', 'x-hasura-user-id': mover.personId }
  if (mover.by !== 'company') return null
  return {
    'x-hasura-role': 'company',
    'x-hasura-user-id': mover.personId,
    'x-hasura-company-id': mover.companyId,
  }
}
