import { useMutation, useQuery } from '@apollo/client/react'
import { type KeyAccess, keyAccessForm } from '@questboard/domain'
import { Panel } from '../../../components/Panel.tsx'
import { FormSkeleton } from '../../../components/Skeletons.tsx'
import { checkWith, useFields } from '../../../lib/form.ts'
import { readFragment } from '../../../lib/fragments.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useSession } from '../../../lib/session.ts'
import { toasts } from '../../../lib/toasts.ts'
import { DistributionChoicesDocument, type DistributionChoicesQuery } from '../generated/DistributionRule.ts'
import { ReviewDaysField } from '../ReviewDaysField.tsx'
import { StepForm } from '../StepForm.tsx'
import { changed } from '../saved.ts'
import { useStepForm } from '../useStepForm.ts'
import { VipFields } from '../VipFields.tsx'
import { AcceptanceFields } from './AcceptanceFields.tsx'
import {
  KeyAccess_ActivationFragmentDoc,
  KeyEditDocument,
  SaveKeyAccessDocument,
} from './generated/KeyEdit.ts'
import { KeyEditor, type KeyStepProps } from './KeyEditor.tsx'
import { KeySetFields } from './KeySetFields.tsx'
import { acceptanceRows, keyAccessOf, keyAccessRows } from './keyRows.ts'
import { SharableLink } from './SharableLink.tsx'
import { WaitlistFields } from './WaitlistFields.tsx'

/** The change to the row of the shared link: created, updated or deleted. */
const linkRows = (id: string, url: string, known: string | undefined) => ({
  links: url !== '' && known === undefined ? [{ activation_id: id, target_url: url }] : [],
  linkUrl: url,
  movesLink: url !== '' && known !== undefined,
  removesLink: url === '' && known !== undefined,
})

/** A waitlist has no keys yet, so there is nothing to show. */
const withoutSets = (access: KeyAccess): KeyAccess => (access.waitlist ? { ...access, keySets: [] } : access)

const AccessStep = ({
  campaign,
  id,
  status,
  isOver,
  next,
  aside,
  choices,
}: KeyStepProps & { choices: DistributionChoicesQuery }) => {
  const known = readFragment(KeyAccess_ActivationFragmentDoc, campaign)
  const [save] = useMutation(SaveKeyAccessDocument, {
    refetchQueries: [KeyEditDocument],
    awaitRefetchQueries: true,
  })
  const form = useFields(keyAccessOf(known))
  const step = useStepForm(
    form,
    {
      check: checkWith(keyAccessForm),
      send: async (values) => {
        const { data } = await save({
          variables: {
            id,
            ...keyAccessRows(id, withoutSets(values)),
            ...acceptanceRows(id, keyAccessOf(known), values),
            ...linkRows(id, values.sharableUrl.trim(), known.links[0]?.target_url),
          },
        })
        changed(data?.update_key_campaign_by_pk)
        toasts.good('Access restrictions saved successfully')
      },
    },
    () => next,
  )
  const isDraft = status === 'draft'
  const wasWaitlist = known.key_campaign?.waitlist ?? false
  return (
    <StepForm {...step} leadsOn={next !== null} isOver={isOver} aside={aside}>
      {(isDraft || wasWaitlist) && <WaitlistFields form={form} isDraft={isDraft} />}
      {!form.values.waitlist && (
        <KeySetFields form={form} offers={known.key_offers} choices={choices} gameId={known.game?.id} />
      )}
      <AcceptanceFields form={form} />
      <VipFields
        text="VIP creators can request a key without meeting the requirements."
        known={known.whitelist}
        {...form.bind('vipIds')}
      />
      <Panel title="Content review">
        <ReviewDaysField {...form.getInputProps('reviewDays')} />
      </Panel>
      <SharableLink form={form} link={known.links[0]} />
    </StepForm>
  )
}

const KeyAccessPage = () => {
  const { user } = useSession()
  const query = useQuery(DistributionChoicesDocument, { variables: { companyId: user?.company?.id ?? '' } })
  return (
    <KeyEditor slug="access">
      {(props) => (
        <Loaded query={query} skeleton={<FormSkeleton fields={6} />}>
          {(choices) => <AccessStep {...props} choices={choices} key={props.id} />}
        </Loaded>
      )}
    </KeyEditor>
  )
}

export default KeyAccessPage
