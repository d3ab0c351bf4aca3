import { useEffect, useRef } from 'react'
import { Checklist } from '../../components/Checklist.tsx'
import { LoadProblem } from '../../lib/LoadProblem.tsx'
import type { SessionUser } from '../../lib/session.ts'
import { FirstStepsSkeleton } from './FirstStepsSkeleton.tsx'
import { useEndFirstSteps, useFirstSteps } from './useFirstSteps.ts'

/** The checklist for new accounts. It disappears when all steps are done. */
const FirstSteps = ({ user }: { user: SessionUser }) => {
  const { steps, loading, query } = useFirstSteps(user)
  const end = useRef(useEndFirstSteps(user))
  const isDone = steps?.every(({ done }) => done) === true
  useEffect(() => {
    if (isDone) end.current()
  }, [isDone])
  if (loading) return <FirstStepsSkeleton />
  if (!steps) return <LoadProblem query={query} />
  if (isDone) return null
  const putAway = () => {
    end.current()
    // Moves the focus to the page, because the focused button has disappeared.
    document.getElementById('main')?.focus()
  }
  return (
    <Checklist
      title="First steps"
      text="Complete these steps to unlock the rest of Questboard. Each step takes a few minutes."
      steps={steps}
      onPutAway={putAway}
    />
  )
}

export default FirstSteps
