import { useMutation, useQuery } from '@apollo/client/react'
import type { ChecklistStep } from '../../components/Checklist.tsx'
import { explain } from '../../lib/failure.ts'
import type { SessionUser } from '../../lib/session.ts'
import { toasts } from '../../lib/toasts.ts'
import {
  CompanyFirstStepsDocument,
  CreatorFirstStepsDocument,
  EndFirstStepsDocument,
} from './generated/FirstSteps.ts'
import { companySteps, creatorSteps } from './steps.ts'

/** The first steps of a company's member or a creator. Null while loading. */
export const useFirstSteps = ({ company, userType }: SessionUser) => {
  const ofCompany = useQuery(CompanyFirstStepsDocument, {
    variables: { companyId: company?.id ?? '' },
    skip: !company,
  })
  const ofCreator = useQuery(CreatorFirstStepsDocument, { skip: userType !== 'Creator' })
  const query = company ? ofCompany : ofCreator
  const { loading } = query
  const steps: ChecklistStep[] | undefined = company
    ? ofCompany.data && companySteps(ofCompany.data, company.isOwner)
    : ofCreator.data && creatorSteps(ofCreator.data)
  return { steps: steps ?? null, loading: loading && !steps, query }
}

/** Hides the checklist permanently on every device. */
export const useEndFirstSteps = ({ id }: SessionUser) => {
  const [end] = useMutation(EndFirstStepsDocument)
  return () => {
    const at = new Date().toISOString()
    const answer = { update_user_by_pk: { __typename: 'user' as const, id, first_steps_ended_at: at } }
    end({ variables: { id, at }, optimisticResponse: answer }).catch((error: unknown) =>
      toasts.bad(explain(error).message),
    )
  }
}
