import { createPart, Optional } from '../../lib/Optional.tsx'
import type { SessionUser } from '../../lib/session.ts'
import { FirstStepsSkeleton } from './FirstStepsSkeleton.tsx'

const firstSteps = createPart(() => import('./FirstSteps.tsx'))

type Props = { user: SessionUser; endedAt: string | null | undefined }

/** On the home of who is new; who is not loads nothing of it. */
export const FirstStepsPart = ({ user, endedAt }: Props) =>
  endedAt === null && (
    <Optional part={firstSteps} fallback={<FirstStepsSkeleton />}>
      {(FirstSteps) => <FirstSteps user={user} />}
    </Optional>
  )
