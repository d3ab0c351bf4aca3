import { Navigate } from 'react-router'
import { useSession } from '../lib/session.ts'
import { homeOf } from './access.ts'
import { PageSkeleton } from './PageSkeleton.tsx'

/** The post-login landing, by kind of account; visitors go to sign-in (spec §2). */
const Landing = () => {
  const session = useSession()
  return session.status === 'loading' ? <PageSkeleton /> : <Navigate to={homeOf(session)} replace />
}

export default Landing
