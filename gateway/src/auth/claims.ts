import type { Session } from './sessions.ts'

/** The session's role and variables, with the names that the permissions use. */
export type Claims = {
  readonly 'x-hasura-default-role': string
  readonly 'x-hasura-allowed-roles': readonly string[]
  readonly 'x-hasura-user-id': string
  /** Identifies this session, so that a person can end all their other sessions. */
  readonly 'x-hasura-session-id': string
  readonly 'x-hasura-company-id'?: string
  readonly 'x-hasura-company-owner'?: string
}

export const claimsOf = (session: Session): Claims => {
  const base = { 'x-hasura-user-id': session.user.id, 'x-hasura-session-id': session.id }
  if (session.user.userType === 'Creator')
    return { ...base, 'x-hasura-default-role': 'creator', 'x-hasura-allowed-roles': ['creator', 'user'] }
  if (session.user.userType === 'Company' && session.company)
    return {
      ...base,
      'x-hasura-default-role': 'company',
      'x-hasura-allowed-roles': ['company', 'user'],
      'x-hasura-company-id': session.company.id,
      'x-hasura-company-owner': String(session.company.isOwner),
    }
  return { ...base, 'x-hasura-default-role': 'user', 'x-hasura-allowed-roles': ['user'] }
}

/** A cache key. Sessions that look the same to the engine have the same key. */
export const claimsKey = (session: Session): string => Object.values(claimsOf(session)).join(' ')
