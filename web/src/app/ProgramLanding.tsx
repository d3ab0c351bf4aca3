import { Stack } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useSession } from '../lib/session.ts'

const Own = lazy(() => import('../features/activation/program/ProgramOwnerBar.tsx'))
const Read = lazy(() => import('../features/activation/ActivationPage.tsx'))
const Standing = lazy(() => import('../features/program/ProgramStanding.tsx'))

/** What a Creator Program is; creators come in from there, members read what is theirs, and its company edits it. */
const ProgramLanding = () => {
  const { user } = useSession()
  return (
    <Stack gap="lg">
      {user?.userType === 'Company' && (
        <Suspense>
          <Own />
        </Suspense>
      )}
      <Read Step={Standing} />
    </Stack>
  )
}

export default ProgramLanding
