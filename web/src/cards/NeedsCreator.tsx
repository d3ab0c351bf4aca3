import { EmptyState } from '../components/EmptyState.tsx'
import { useSession } from '../lib/session.ts'

/** Who is no creator joins no Creator Program; a plain user may become one. */
export const NeedsCreator = () => {
  const { user } = useSession()
  return (
    <EmptyState
      motif="channel"
      title="You need to be a creator to join Creator Programs"
      {...(user?.userType === 'User' && {
        next: { to: '/user/creator-access', label: 'Become a creator' },
      })}
    />
  )
}
