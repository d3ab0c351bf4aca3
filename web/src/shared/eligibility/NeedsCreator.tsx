import { EmptyState } from '../../components/EmptyState.tsx'
import { useSession } from '../../lib/session.ts'

/** Only creators can join a creator program. A plain user can become a creator here. */
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
