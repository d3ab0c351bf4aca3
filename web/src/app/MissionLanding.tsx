import { lazy } from 'react'
import { useSession } from '../lib/session.ts'

const Managed = lazy(() => import('../features/activation/mission/MissionPage.tsx'))
const Read = lazy(() => import('../features/activation/ActivationPage.tsx'))
const Participation = lazy(() => import('../features/mission/MissionParticipation.tsx'))

/** Shows the management screen to the company that owns the mission. Everyone else gets the public page. */
const MissionLanding = () => {
  const { user } = useSession()
  const reading = <Read Step={Participation} />
  return user?.userType === 'Company' ? <Managed others={reading} /> : reading
}

export default MissionLanding
