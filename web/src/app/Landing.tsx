import { useSession } from '../lib/session.ts'
import { homeOf } from './access.ts'
import { LeadOn } from './LeadOn.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'

/** Sends a user to the landing page of their account type after sign-in, and a visitor to sign-in (rules §2). */
const Landing = () => {
  const session = useSession()
  return session.status === 'loading' ? <PageSkeleton /> : <LeadOn to={homeOf(session)} />
}

export default Landing
