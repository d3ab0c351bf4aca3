import { lazy } from 'react'
import { useSession } from '../lib/session.ts'

const Browse = lazy(() => import('../features/browse/BrowsePage.tsx'))
const Open = lazy(() => import('../features/browse/OpenMissionsPage.tsx'))

/** Creators look for missions that suit them; a company looks around. */
const MissionsLanding = () => {
  const { user } = useSession()
  return user?.userType === 'Company' ? <Open /> : <Browse />
}

export default MissionsLanding
