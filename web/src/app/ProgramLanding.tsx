import { lazy, Suspense } from 'react'
import { PanelsSkeleton } from '../components/Skeletons.tsx'
import { Stacked } from '../components/Stacked.tsx'
import { useSession } from '../lib/session.ts'

const Own = lazy(() => import('../features/activation/program/ProgramOwnerBar.tsx'))
const Read = lazy(() => import('../features/activation/ActivationPage.tsx'))
const Standing = lazy(() => import('../features/program/ProgramStanding.tsx'))

/** What a Creator Program is; creators come in from there, members read what is theirs, and its company edits it. */
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
