import { lazy } from 'react'
import { useSession } from '../lib/session.ts'

const Managed = lazy(() => import('../features/activation/QuestPage.tsx'))
const Read = lazy(() => import('../features/activation/ActivationPage.tsx'))
const Step = lazy(() => import('../features/quest-run/QuestStep.tsx'))

/** A company manages its quest; everybody else reads what it is, or how to come to see it. */
const QuestLanding = () => {
  const { user } = useSession()
  return user?.userType === 'Company' ? <Managed /> : <Read Step={Step} />
}

export default QuestLanding
