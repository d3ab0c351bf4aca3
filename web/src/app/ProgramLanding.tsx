import { lazy, Suspense } from 'react'
import { PanelsSkeleton } from '../components/Skeletons.tsx'
import { Stacked } from '../components/Stacked.tsx'
import { useSession } from '../lib/session.ts'

const Own = lazy(() => import('../features/activation/program/ProgramOwnerBar.tsx'))
const Read = lazy(() => import('../features/activation/ActivationPage.tsx'))
const Standing = lazy(() => import('../features/program/ProgramStanding.tsx'))

/** Shows a creator program: creators can join, members see their benefits, and its company can edit it. */
const ProgramLanding = () => {
  const { user } = useSession()
  return (
    <Stacked wide>
      {user?.userType === 'Company' && (
        <Suspense fallback={<PanelsSkeleton heights={['8rem']} />}>
          <Own />
        </Suspense>
      )}
      <Read Step={Standing} />
    </Stacked>
  )
}

export default ProgramLanding
