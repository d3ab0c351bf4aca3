import { useQuery } from '@apollo/client/react'
import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Notice } from '../../components/Notice.tsx'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { modals } from '../../lib/modals.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { ActivationPicker } from '../../shared/pickers/ActivationPicker.tsx'
import { InvitedTo_ActivationFragmentDoc, OpenActivationsDocument } from './generated/InviteCreators.ts'
import { InviteForm, inviteDialog } from './InviteForm.tsx'
import type { Suggested } from './inviteValues.ts'
import { Outcomes } from './Outcomes.tsx'
import type { Outcome } from './outcomes.ts'

type Props = {
  /** The activation. Null if the user chooses it in the dialog. */
  activationId: string | null
  /** The selected creators. Null if the user enters them in the dialog. */
  chosen: readonly string[] | null
  /** Email addresses that are already filled in. */
  emails?: string
  /** The matchmaking that the creators come from. Each creator gets the suggested offer. */
  suggested?: Suggested
  nameOfCreator: (creatorId: string) => string | undefined
  onDone: (outcomes: readonly Outcome[], activationId: string) => void
}
type Activation = FragmentType<typeof InvitedTo_ActivationFragmentDoc>

const Asking = ({ activations, ...props }: Props & { activations: readonly Activation[] }) => {
  const t = useText()
  const [picked, setPicked] = useState(props.activationId)
  const activation = readFragment(InvitedTo_ActivationFragmentDoc, activations).find(
    ({ id }) => id === picked,
  )
  if (activations.length === 0)
    return (
      <Notice tone="info" title="No live or upcoming activation">
        {t('You can invite creators to live or upcoming activations. Publish one first.')}
      </Notice>
    )
  return (
    <Stack>
      {props.chosen !== null && (
        <Text>
          {t('{count, plural, one {# creator} other {# creators}} chosen', { count: props.chosen.length })}
        </Text>
      )}
      {props.activationId === null && (
        <ActivationPicker
          label="Invite to"
          activations={readFragment(InvitedTo_ActivationFragmentDoc, activations)}
          value={picked}
          onChange={setPicked}
        />
      )}
      {activation?.key_campaign?.waitlist && (
        <Notice tone="warn">{t('Convert the waitlist to a key campaign first')}</Notice>
      )}
      {props.activationId !== null && !activation && (
        <Notice tone="info" title="This activation isn’t open">
          {t('You can invite creators to live or upcoming activations.')}
        </Notice>
      )}
      {activation && !activation.key_campaign?.waitlist && (
        <InviteForm
          key={activation.id}
          activationId={activation.id}
          quest={activation.quest ?? null}
          chosen={props.chosen}
          emails={props.emails ?? ''}
          suggested={props.suggested ?? null}
          onDone={(outcomes) => props.onDone(outcomes, activation.id)}
        />
      )}
    </Stack>
  )
}

export const InviteDialog = (props: Props) => {
  const { user } = useSession()
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | null>(null)
  const query = useQuery(OpenActivationsDocument, { variables: { companyId: user?.company?.id ?? '' } })
  if (outcomes !== null)
    return (
      <Outcomes
        outcomes={outcomes}
        nameFor={({ asked, creatorId }) => (creatorId && props.nameOfCreator(creatorId)) || asked}
        onClose={() => void modals.remove(inviteDialog, { force: true })}
      />
    )
  return (
    <Loaded query={query}>
      {({ activation }) => (
        <Asking
          {...props}
          activations={activation}
          onDone={(found, id) => {
            setOutcomes(found)
            props.onDone(found, id)
          }}
        />
      )}
    </Loaded>
  )
}

export const openInviteDialog = (props: Props) =>
  modals.add({ id: inviteDialog, title: 'Invite creators', size: 'lg', content: <InviteDialog {...props} /> })
