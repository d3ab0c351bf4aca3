import { type UserType, useSession } from '../lib/session.ts'
import { landing } from './access.ts'
import { LeadOn } from './LeadOn.tsx'

const campaignsOf: Record<UserType, string> = {
  ...landing,
  Company: '/company/activations/keys/active',
  Creator: '/campaigns/browse',
}

const CampaignsLanding = () => {
  const { user } = useSession()
  return user && <LeadOn to={campaignsOf[user.userType]} />
}

export default CampaignsLanding
