import { useMutation } from '@apollo/client/react'
import { Button, Checkbox, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { Notice } from '../../components/Notice.tsx'
import { explain } from '../../lib/failure.ts'
import { useIntent } from '../../lib/intent.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import {
  ClaimRewardDocument,
  MissionParticipationDocument,
  type MissionRewards_MissionFragment,
} from './generated/MissionParticipation.ts'

type Reward = MissionRewards_MissionFragment['rewards'][number]

type Props = {
  runId: string
  reward: Reward
  company: string
  /** Merchandise waits until the creator has said where to. */
  needsAddress: boolean
}

const useClaim = (runId: string, rewardId: string) => {
  const carryOut = useIntent()
  const [claim, { loading }] = useMutation(ClaimRewardDocument, {
    refetchQueries: [MissionParticipationDocument],
    awaitRefetchQueries: true,
  })
  const [problem, setProblem] = useState<string | null>(null)
  const take = async (how: { distributionChannelId?: string; hasAgreed?: boolean }) => {
    const wanted = { missionRunId: runId, rewardId, ...how }
    setProblem(null)
    try {
      await carryOut(wanted, (idempotencyKey) => claim({ variables: { ...wanted, idempotencyKey } }))
      toasts.good('The reward is yours')
    } catch (error) {
      setProblem(explain(error).message)
    }
  }
  return { take, loading, problem }
}

/** Codes are for one platform; the code is taken when the button is pressed, and not before. */
const ClaimCodes = ({ runId, reward }: Props) => {
  const t = useText()
  const { take, loading, problem } = useClaim(runId, reward.id)
  const platforms = reward.channels.flatMap(({ distribution_channel }) => distribution_channel ?? [])
  const [chosen, setChosen] = useState(platforms.length === 1 ? (platforms[0]?.id ?? '') : '')
  return (
    <Stack gap="sm" align="flex-start">
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Radio.Group label={t('Platform')} value={chosen} onChange={setChosen}>
        <Stack gap="xs" mt="xs">
          {platforms.map(({ id, name }) => (
            <Radio key={id} value={id} label={name} />
          ))}
        </Stack>
      </Radio.Group>
      <Button
        disabled={chosen === ''}
        loading={loading}
        onClick={() => void take({ distributionChannelId: chosen })}
      >
        {t('Claim reward')}
      </Button>
    </Stack>
  )
}

/** The creator says that the company may get in touch: without that, nothing can be delivered. */
const ClaimDelivered = ({ runId, reward, company, needsAddress }: Props) => {
  const t = useText()
  const { take, loading, problem } = useClaim(runId, reward.id)
  const [hasAgreed, setHasAgreed] = useState(false)
  return (
    <Stack gap="sm" align="flex-start">
      {problem && <Notice tone="bad">{problem}</Notice>}
      {needsAddress && <p>{t('Say where to send it first.')}</p>}
      <Checkbox
        label={t(
          reward.kind === 'merchandise'
            ? 'I agree that {company} gets my address to deliver this.'
            : 'I agree that {company} gets in touch with me to deliver this.',
          { company },
        )}
        checked={hasAgreed}
        onChange={({ currentTarget }) => setHasAgreed(currentTarget.checked)}
      />
      <Button
        disabled={!hasAgreed || needsAddress}
        loading={loading}
        onClick={() => void take({ hasAgreed: true })}
      >
        {t('Claim reward')}
      </Button>
    </Stack>
  )
}

/** One reward, to be claimed. */
export const ClaimReward = (props: Props) =>
  props.reward.kind === 'code' ? <ClaimCodes {...props} /> : <ClaimDelivered {...props} />
