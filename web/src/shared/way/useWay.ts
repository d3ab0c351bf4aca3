import { useMutation, useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../../lib/session.ts'
import { KeepWayDocument, OwnWayDocument } from './generated/way.ts'

/** Only people who are or become creators have a page to return to. */
const useTraveler = () => {
  const { user } = useSession()
  return user?.userType === 'Creator' || user?.userType === 'User' ? user : null
}

/** The page that the user came for, and a function that changes or removes it. */
export const useWay = () => {
  const user = useTraveler()
  const { data } = useQuery(OwnWayDocument, { skip: user === null })
  const [save] = useMutation(KeepWayDocument)
  const id = user?.id
  return {
    way: data?.currentUser?.way ?? null,
    isKnown: data !== undefined,
    /** Ignores a failure, because the user can take the next step without this page being saved. */
    keep: async (way: string | null): Promise<void> => {
      if (id === undefined) return
      await save({ variables: { id, way } }).catch(() => undefined)
    },
  }
}

/** Remembers this page for a user who cannot use it yet. Forgets it once a creator has opened it. */
export const useWayHere = (): void => {
  const { user } = useSession()
  const { pathname, search } = useLocation()
  const { way, isKnown, keep } = useWay()
  const here = pathname + search
  const next = user?.userType === 'User' ? here : way?.split('?', 1)[0] === pathname ? null : way
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keep` is a new function with each render.
  useEffect(() => {
    if (isKnown && next !== way) void keep(next)
  }, [isKnown, next, way])
}
