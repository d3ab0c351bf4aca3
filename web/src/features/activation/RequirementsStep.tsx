import type { DocumentNode } from '@apollo/client'
import { useMutation, useQuery } from '@apollo/client/react'
import { requirementForm } from '@questboard/domain'
import type { ReactNode } from 'react'
import { FormSkeleton } from '../../components/Skeletons.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { checkWith, useFields } from '../../lib/form.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { LoadProblem } from '../../lib/LoadProblem.tsx'
import { useSession } from '../../lib/session.ts'
import { toasts } from '../../lib/toasts.ts'
import { EligibleCount } from './EligibleCount.tsx'
import {
  OwnActivationsDocument,
  RequirementChoicesDocument,
  type RequirementChoicesQuery,
} from './generated/RequirementFields.ts'
import { Requirement_ActivationFragmentDoc, SaveRequirementDocument } from './quest/generated/QuestEdit.ts'
import { Figures, Places, Standing } from './RequirementFields.tsx'
import { requirementOf, requirementRow } from './requirementRows.ts'
import { StepForm } from './StepForm.tsx'
import { changed } from './saved.ts'
import { useStepForm } from './useStepForm.ts'
import { VipFields } from './VipFields.tsx'

type Props = {
  activation: FragmentType<typeof Requirement_ActivationFragmentDoc>
  id: string
  isOver: boolean
  next: string | null
  aside: ReactNode
  /** The editor's query, which is refetched after saving. */
  refetches: DocumentNode
  /** The exemption of VIPs from the requirements. Undefined if VIPs are chosen elsewhere or make no difference. */
  vipsMay?: string
}

const RequirementsForm = ({
  activation,
  id,
  isOver,
  next,
  aside,
  refetches,
  vipsMay,
  choices,
}: Props & { choices: RequirementChoicesQuery }) => {
  const known = readFragment(Requirement_ActivationFragmentDoc, activation)
  const { user } = useSession()
  const own = useQuery(OwnActivationsDocument, {
    variables: { companyId: user?.company?.id ?? '' },
  })
  const [save] = useMutation(SaveRequirementDocument, {
    refetchQueries: [refetches],
    awaitRefetchQueries: true,
  })
  const form = useFields({
    ...requirementOf(known),
    vipIds: known.whitelist.map(({ creator_id }) => creator_id),
  })
  const step = useStepForm(
    form,
    {
      check: checkWith(requirementForm),
      send: async (values) => {
        const { data } = await save({
          variables: {
            id,
            requirement: requirementRow(values),
            vips: values.vipIds.map((creator_id) => ({ activation_id: id, creator_id })),
            vipIds: values.vipIds,
            setsVips: vipsMay !== undefined,
          },
        })
        changed(data?.update_requirement_by_pk)
        toasts.good('Saved successfully')
      },
    },
    () => next,
  )
  return (
    <StepForm
      {...step}
      leadsOn={next !== null}
      isOver={isOver}
      aside={
        <Stacked wide>
          <EligibleCount id={id} values={form.values} />
          {aside}
        </Stacked>
      }
    >
      <Figures form={form} />
      <Places form={form} choices={choices} />
      <LoadProblem query={own} />
      <Standing form={form} choices={choices} own={own.data?.activation ?? []} />
      {vipsMay && <VipFields text={vipsMay} known={known.whitelist} {...form.bind('vipIds')} />}
    </StepForm>
  )
}

export const RequirementsStep = (props: Props) => {
  const query = useQuery(RequirementChoicesDocument)
  return (
    <Loaded query={query} skeleton={<FormSkeleton fields={6} />}>
      {(choices) => <RequirementsForm {...props} choices={choices} />}
    </Loaded>
  )
}
