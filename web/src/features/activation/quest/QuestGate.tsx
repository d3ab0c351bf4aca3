import { EmptyState } from '../../../components/EmptyState.tsx'
import { NotFound } from '../../../components/NotFound.tsx'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.ts'
import { accessWords } from '../../../shared/access/accessState.ts'
import { ToAccess } from '../../../shared/access/ToAccess.tsx'
import { useAccess } from '../../../shared/access/useAccess.ts'
import { SignUp } from '../../../shared/eligibility/SignUp.tsx'

/**
 * Creators need approval to see quests (rules §6). The page explains how to get it, without revealing if the quest
 * exists.
 */
export const QuestGate = () => {
  const t = useText()
  const { user } = useSession()
  const access = useAccess('quests')
  if (user?.userType === 'Company') return <NotFound what="Quest" />
  return (
    <EmptyState
      page
      title="Quests are for approved creators"
      text={[
        t(
          'A Quest is a paid sponsorship: you set the amount, make the content, and get paid once it’s approved. Creators see Quests after our team has reviewed their channel, which takes 2 to 4 days.',
        ),
        ...(access === null || access === 'approved' ? [] : [t(accessWords[access].text)]),
      ].join(' ')}
      action={user ? <ToAccess state={access} /> : <SignUp />}
    />
  )
}
