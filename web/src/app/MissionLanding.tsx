import { lazy } from 'react'
import { useSession } from '../lib/session.ts'

const Managed = lazy(() => import('../features/activation/mission/MissionPage.tsx'))
const Read = lazy(() => import('../features/activation/ActivationPage.tsx'))
const Participation = lazy(() => import('../features/mission/MissionParticipation.tsx'))

/** Its company manages a mission; everybody else reads what it is, and creators come in from there. */
const MissionLanding = () => {
  const { user } = useSession()
  const reading = <Read Step={Participation} />
  return user?.userType === 'Company' ? <Managed others={reading} /> : reading
}

export default MissionLanding
