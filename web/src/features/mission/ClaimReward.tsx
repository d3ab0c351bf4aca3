import { useMutation } from '@apollo/client/react'
import { Button, Checkbox, Stack } from '@mantine/core'
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
  /** Merchandise cannot be claimed before the creator has entered a postal address. */
  needsAddress: boolean
}

const useClaim = (runId: string, rewardId: string) => {
  const carryOut = useIntent()
  const [claim, { loading }] = useMutation(ClaimRewardDocument, {
    refetchQueries: [MissionParticipationDocument],
    awaitRefetchQueries: true,
  })
  const [problem, setProblem] = useState<string | null>(null)
  const take = async () => {
    const wanted = { missionRunId: runId, rewardId, hasAgreed: true }
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

/**
 * Claims a reward that the company delivers. The creator must allow the company to contact them, because the company
 * needs this for the delivery.
 */
export const ClaimReward = ({ runId, reward, company, needsAddress }: Props) => {
  const t = useText()
  const { take, loading, problem } = useClaim(runId, reward.id)
  const [hasAgreed, setHasAgreed] = useState(false)
  return (
    <Stack gap="sm" align="flex-start">
      {problem && <Notice tone="bad">{problem}</Notice>}
      {needsAddress && <p>{t('Add a shipping address first.')}</p>}
      <Checkbox
        label={t(
          reward.kind === 'merchandise'
            ? 'I agree that {company} gets my address to deliver this reward.'
            : 'I agree that {company} contacts me to deliver this reward.',
          { company },
        )}
        checked={hasAgreed}
        onChange={({ currentTarget }) => setHasAgreed(currentTarget.checked)}
      />
      <Button disabled={!hasAgreed || needsAddress} loading={loading} onClick={() => void take()}>
        {t('Claim reward')}
      </Button>
    </Stack>
  )
}
