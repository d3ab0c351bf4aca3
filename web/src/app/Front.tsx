import { LandingPage } from '../features/landing/LandingPage.tsx'
import { useSession } from '../lib/session.ts'
import { homeOf } from './access.ts'
import { LeadOn } from './LeadOn.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'

/** The site's home page: visitors see the product page, signed-in users go to their own home (rules §2). */
const Front = () => {
  const session = useSession()
  if (session.status === 'loading') return <PageSkeleton />
  return session.user ? <LeadOn to={homeOf(session)} /> : <LandingPage />
}

export default Front
