import { useQuery } from '@apollo/client/react'
import { useLocation } from 'react-router'
import { createPart, Optional } from '../../lib/Optional.tsx'
import type { SessionUser } from '../../lib/session.ts'
import { homeOf } from '../access.ts'
import { NextStepsDocument } from './generated/NextSteps.ts'

const list = createPart(() => import('./NextStepsList.tsx'))

type Props = { user: SessionUser; onPick?: (() => void) | undefined }

/** Shows a new account its next step, while the home page shows the whole checklist. Older accounts load nothing. */
export const NextSteps = ({ user, onPick }: Props) => {
  const { pathname } = useLocation()
  const isHome = pathname === homeOf({ status: 'authenticated', user })
  const { data } = useQuery(NextStepsDocument, { skip: isHome })
  if (isHome || data?.currentUser?.first_steps_ended_at !== null) return null
  return <Optional part={list}>{(NextStepsList) => <NextStepsList user={user} onPick={onPick} />}</Optional>
}
