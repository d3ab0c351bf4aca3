import { lazy } from 'react'
import { useSession } from '../lib/session.ts'

const Managed = lazy(() => import('../features/activation/key-campaign/KeyCampaignPage.tsx'))
const Read = lazy(() => import('../features/activation/ActivationPage.tsx'))
const Participation = lazy(() => import('../features/key-campaign/KeyParticipation.tsx'))

/** Shows the management screen to the company that owns the key campaign. Everyone else gets the public page. */
const CampaignLanding = () => {
  const { user } = useSession()
  const reading = <Read Step={Participation} />
  return user?.userType === 'Company' ? <Managed others={reading} /> : reading
}

export default CampaignLanding
