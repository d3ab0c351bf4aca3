import { KitButton } from '../../cards/KitButton.tsx'
import { Panel } from '../../components/Panel.tsx'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { KeyKit_ParticipantFragmentDoc } from './generated/KeyParticipation.ts'

type Props = {
  campaignId: string
  participant: FragmentType<typeof KeyKit_ParticipantFragmentDoc>
}

const opened = ['accepted', 'claimed_key', 'submitted_content', 'completed', 'failed'] as const

/** The way to the creator kit, for who has a key or may claim one; codes stay with who claimed them. */
export const KeyKit = ({ campaignId, participant }: Props) => {
  const { status, code_claims } = readFragment(KeyKit_ParticipantFragmentDoc, participant)
  if (!opened.some((one) => one === status) || (status === 'failed' && code_claims.length === 0)) return null
  const hasKey = code_claims.length > 0
  return (
    <Panel title="Creator kit" text="Your codes, and what helps you to make the content.">
      <KitButton
        activationId={campaignId}
        label={hasKey ? 'Open the creator kit with your key' : 'Open the creator kit'}
        isFirst={hasKey}
      />
    </Panel>
  )
}
