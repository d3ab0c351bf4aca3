import { useEffect, useRef } from 'react'
import { Checklist } from '../../components/Checklist.tsx'
import type { SessionUser } from '../../lib/session.ts'
import { FirstStepsSkeleton } from './FirstStepsSkeleton.tsx'
import { useEndFirstSteps, useFirstSteps } from './useFirstSteps.ts'

/** The checklist of who is new here. Once all is done it has ended: nobody has to put it away. */
const FirstSteps = ({ user }: { user: SessionUser }) => {
  const { steps, loading } = useFirstSteps(user)
  const end = useRef(useEndFirstSteps(user))
  const isDone = steps?.every(({ done }) => done) === true
  useEffect(() => {
    if (isDone) end.current()
  }, [isDone])
  if (loading) return <FirstStepsSkeleton />
  if (!steps || isDone) return null
  const putAway = () => {
    end.current()
    // What had the focus is gone with it.
    document.getElementById('main')?.focus()
  }
  return (
    <Checklist
      title="First steps"
      text="What opens the rest of Questboard to you. Each takes a few minutes."
      steps={steps}
      onPutAway={putAway}
    />
  )
}

export default FirstSteps
