import { SignUp, ToAccess } from '../../cards/SignUp.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'

/** Creators need approval to see Quests (rules §6): whether there is such a Quest is nobody else's business, how to get there is. */
export const QuestGate = () => {
  const t = useText()
  const { user } = useSession()
  if (user?.userType === 'Company') return <NotFound what="Quest" />
  return (
    <EmptyState
      page
      title="Quests are for approved creators"
      text={t(
        'A Quest is a paid sponsorship: you name the amount, make the content and are paid once it is approved. Creators see Quests after our team has looked at their channel, which takes 2 to 4 days.',
      )}
      action={user ? <ToAccess label="See how to get access" /> : <SignUp />}
    />
  )
}
