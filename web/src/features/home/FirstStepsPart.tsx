import { createPart, Optional } from '../../lib/Optional.tsx'
import type { SessionUser } from '../../lib/session.ts'
import { FirstStepsSkeleton } from './FirstStepsSkeleton.tsx'

const firstSteps = createPart(() => import('./FirstSteps.tsx'))

type Props = { user: SessionUser; endedAt: string | null | undefined }

/** The checklist on the home page of a new account. Other accounts do not load its code. */
export const FirstStepsPart = ({ user, endedAt }: Props) =>
  endedAt === null && (
    <Optional part={firstSteps} fallback={<FirstStepsSkeleton />}>
      {(FirstSteps) => <FirstSteps user={user} />}
    </Optional>
  )
