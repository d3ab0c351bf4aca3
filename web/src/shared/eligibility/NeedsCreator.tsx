import { EmptyState } from '../../components/EmptyState.tsx'
import { useText } from '../../lib/text.ts'
import { accessLabel, accessWords } from '../access/accessState.ts'
import { useAccess } from '../access/useAccess.ts'

/** Only creators can join a creator program. A plain user sees the next step to become one. */
export const NeedsCreator = () => {
  const t = useText()
  const access = useAccess()
  return (
    <EmptyState
      motif="channel"
      title="You need to be a creator to join Creator Programs"
      {...(access !== null && {
        text: t(accessWords[access].text),
        next: { to: '/user/creator-access', label: accessLabel(access) },
      })}
    />
  )
}
