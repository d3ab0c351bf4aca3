import { Button } from '@mantine/core'
import { keptWay } from '@questboard/domain'
import { useLocation } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useWay } from '../way/useWay.ts'
import { type AccessState, accessLabel, accessWords } from './accessState.ts'

/** Leads to Creator Access, names the next step there, and remembers this page as the place to return to. */
export const ToAccess = ({ state }: { state: AccessState | null }) => {
  const t = useText()
  const { pathname, search } = useLocation()
  const { user } = useSession()
  const { keep } = useWay()
  const way = keptWay(pathname + search, window.location.origin)
  return (
    <Button
      component={AppLink}
      to="/user/creator-access"
      onClick={() => {
        if (way !== null) void keep(way)
      }}
    >
      {t(user?.userType === 'User' ? accessLabel(state) : accessWords[state ?? 'request'].label)}
    </Button>
  )
}
