import { Button } from '@mantine/core'
import { IconPackage } from '@tabler/icons-react'
import { Panel } from '../../components/Panel.tsx'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { KeyKit_ParticipantFragmentDoc } from './generated/KeyParticipation.ts'
import { KeyKitDialog } from './KeyKitDialog.tsx'

type Props = {
  campaignId: string
  participant: FragmentType<typeof KeyKit_ParticipantFragmentDoc>
}

const opened = ['accepted', 'claimed_key', 'submitted_content', 'completed', 'failed'] as const

/** The way to the creator kit, for who has a key or may claim one; codes stay with who claimed them. */
export const KeyKit = ({ campaignId, participant }: Props) => {
  const t = useText()
  const { status, code_claims } = readFragment(KeyKit_ParticipantFragmentDoc, participant)
  if (!opened.some((one) => one === status) || (status === 'failed' && code_claims.length === 0)) return null
  const open = () =>
    modals.add({
      id: 'key-kit',
      title: 'Creator kit',
      size: 'lg',
      content: <KeyKitDialog campaignId={campaignId} codes={code_claims} />,
    })
  return (
    <Panel title="Creator kit" text="Your codes, and what helps you to make the content.">
      <Button
        variant={code_claims.length > 0 ? 'filled' : 'default'}
        leftSection={<IconPackage size={16} />}
        onClick={open}
      >
        {t(code_claims.length > 0 ? 'Open the creator kit with your key' : 'Open the creator kit')}
      </Button>
    </Panel>
  )
}
