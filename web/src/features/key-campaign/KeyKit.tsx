import { Panel } from '../../components/Panel.tsx'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { KitButton } from '../../shared/kit/KitButton.tsx'
import { KeyKit_ParticipantFragmentDoc } from './generated/KeyParticipation.ts'

type Props = {
  campaignId: string
  participant: FragmentType<typeof KeyKit_ParticipantFragmentDoc>
}

const opened = ['accepted', 'claimed_key', 'submitted_content', 'completed', 'failed'] as const

/**
 * Links to the creator kit, for creators who have a key or can claim one. A code is shown only to the creator who
 * claimed it.
 */
export const KeyKit = ({ campaignId, participant }: Props) => {
  const { status, code_claims } = readFragment(KeyKit_ParticipantFragmentDoc, participant)
  const hasKey = code_claims.some(({ code }) => !code?.revoked_at)
  if (!opened.some((one) => one === status) || (status === 'failed' && !hasKey)) return null
  return (
    <Panel title="Creator kit" text="Your codes and material for making the content.">
      <KitButton activationId={campaignId} label="Open creator kit" isFirst={hasKey} />
    </Panel>
  )
}
