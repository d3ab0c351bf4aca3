import type { Session } from './sessions.ts'

/** The session's role and variables, named as in the permissions. */
export type Claims = {
  readonly 'x-hasura-default-role': string
  readonly 'x-hasura-allowed-roles': readonly string[]
  readonly 'x-hasura-user-id': string
  /** Lets a person end all sessions except this one. */
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

/** Equal for sessions the engine cannot distinguish. */
export const claimsKey = (session: Session): string => Object.values(claimsOf(session)).join(' ')
