import { useSession } from '../lib/session.ts'
import { homeOf } from './access.ts'
import { LeadOn } from './LeadOn.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'

/** After sign-in, sends a user to the landing page of their account type. Visitors are sent to sign-in (rules §2). */
const Landing = () => {
  const session = useSession()
  return session.status === 'loading' ? <PageSkeleton /> : <LeadOn to={homeOf(session)} />
}

export default Landing
