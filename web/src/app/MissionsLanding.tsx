import { lazy } from 'react'
import { useSession } from '../lib/session.ts'

const Browse = lazy(() => import('../features/browse/BrowsePage.tsx'))
const Open = lazy(() => import('../features/browse/OpenMissionsPage.tsx'))

/** Shows creators missions that suit them, and companies all missions. */
const MissionsLanding = () => {
  const { user } = useSession()
  return user?.userType === 'Company' ? <Open /> : <Browse />
}

export default MissionsLanding
