import type { ErrorCode } from '@questboard/domain'

export type CompanyMover = { readonly by: 'company'; readonly companyId: string; readonly personId: string }
export type CreatorMover = { readonly by: 'creator'; readonly personId: string }
export type PersonMover = CompanyMover | CreatorMover

/** The actor of a move. People act in their session, system actors without one. `time` records why it acts for another. */
export type Mover =
  | PersonMover
  | { readonly by: 'time'; readonly why?: ErrorCode }
  | { readonly by: 'autoBid' | 'rules' | 'provider' | 'admin' }

export type Party = Mover['by']

/** The owner columns of a lifecycle's row. */
export type Owned = { readonly company_id: string; readonly creator_id?: string | null }

/** To outsiders, the row does not exist. System actors own no rows. */
export const isParty = (mover: Mover, row: Owned): boolean => {
  if (mover.by === 'company') return mover.companyId === row.company_id
  return mover.by === 'creator' ? mover.personId === row.creator_id : true
}

/** The session variables Hasura would set for this person, read by guards and the audit trail. */
export const sessionOf = (mover: Mover): Readonly<Record<string, string>> | null => {
  if (mover.by === 'creator') return { 'x-hasura-role': 'creator', 'x-hasura-user-id': mover.personId }
  if (mover.by !== 'company') return null
  return {
    'x-hasura-role': 'company',
    'x-hasura-user-id': mover.personId,
    'x-hasura-company-id': mover.companyId,
  }
}
