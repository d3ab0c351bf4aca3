import { Group, Stack } from '@mantine/core'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { formatDay } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { RevealedCode } from '../../shared/codes/RevealedCode.tsx'
import type { MissionRewards_RunFragment } from './generated/MissionParticipation.ts'

type Claim = MissionRewards_RunFragment['claims'][number]

/** Only shipped rewards can be in transit. */
const Parcel = ({ claim: { shipped_at, tracking_url } }: { claim: Claim }) => {
  const t = useText()
  if (!shipped_at) return <p>{t('The company has your address and will ship the reward to you.')}</p>
  return (
    <p>
      {t('Reward sent on {day}.', { day: formatDay(shipped_at) })}{' '}
      {tracking_url && (
        <a href={tracking_url} target="_blank" rel="noreferrer">
          {t('Track parcel')}
        </a>
      )}
    </p>
  )
}

export const ClaimedReward = ({ claim, kind }: { claim: Claim; kind: string }) => {
  const t = useText()
  const { claimed_at, message, code_claims } = claim
  return (
    <Stack gap="xs" align="flex-start">
      <StatusBadge tone="good">{t('Claimed {day}', { day: formatDay(claimed_at) })}</StatusBadge>
      {message && <blockquote>{message}</blockquote>}
      {kind === 'merchandise' && <Parcel claim={claim} />}
      {code_claims.map(({ code_id, code }) => (
        <Group key={code_id} gap="sm">
          {code && <span>{code.platform}</span>}
          {code?.revoked_at ? (
            <StatusBadge tone="bad">Revoked</StatusBadge>
          ) : (
            <RevealedCode codeId={code_id} />
          )}
        </Group>
      ))}
    </Stack>
  )
}
