import { lazy } from 'react'
import { useSession } from '../lib/session.ts'

const Managed = lazy(() => import('../features/activation/quest/QuestPage.tsx'))
const Read = lazy(() => import('../features/activation/ActivationPage.tsx'))
const Step = lazy(() => import('../features/quest-run/QuestStep.tsx'))

/** Shows the management screen to the company that owns the quest. Others see the public page, or how to get access. */
const QuestLanding = () => {
  const { user } = useSession()
  return user?.userType === 'Company' ? <Managed /> : <Read Step={Step} />
}

export default QuestLanding
