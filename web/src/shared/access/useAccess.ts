import { useQuery } from '@apollo/client/react'
import { useSession } from '../../lib/session.ts'
import { type AccessKind, type AccessState, accessStateOf } from './accessState.ts'
import { OwnAccessDocument } from './generated/OwnAccess.ts'

/** The user's step on the way to access. Null for visitors and companies, and until it is known. */
export const useAccess = (kind: AccessKind = 'creator'): AccessState | null => {
  const { user } = useSession()
  const mayHave = user !== null && user.userType !== 'Company'
  const { data } = useQuery(OwnAccessDocument, { skip: !mayHave, fetchPolicy: 'cache-and-network' })
  return data?.currentUser ? accessStateOf(data.currentUser, kind) : null
}
