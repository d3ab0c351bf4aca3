import { useMutation } from '@apollo/client/react'
import { ClaimCodes } from '../../shared/codes/ClaimCodes.tsx'
import {
  ClaimRewardDocument,
  type MissionRewards_MissionFragment,
  type MissionRewards_RunFragment,
  RequestRewardCodesDocument,
} from './generated/MissionParticipation.ts'

type Props = {
  missionId: string
  run: MissionRewards_RunFragment
  reward: MissionRewards_MissionFragment['rewards'][number]
  /** The number of codes left to claim. All of these codes are claimed together. */
  left: number
}

const refetch = { refetchQueries: 'active', awaitRefetchQueries: true } as const

/** Claims a reward's codes for one of its platforms. */
export const ClaimRewardCodes = ({ missionId, run, reward, left }: Props) => {
  const [claim] = useMutation(ClaimRewardDocument, refetch)
  const [request] = useMutation(RequestRewardCodesDocument, refetch)
  const isPlatform = (id: string | undefined) =>
    reward.channels.some(({ distribution_channel }) => distribution_channel?.id === id)
  const ofReward = { missionRunId: run.id, rewardId: reward.id }
  return (
    <ClaimCodes
      activationId={missionId}
      isOffered={({ code_item, distribution_channel }) =>
        code_item?.id === reward.code_item?.id && isPlatform(distribution_channel?.id)
      }
      left={left}
      isWhole
      requests={run.code_requests.filter(({ reward_id }) => reward_id === reward.id)}
      claim={({ distributionChannelId }, idempotencyKey) =>
        claim({ variables: { ...ofReward, distributionChannelId, idempotencyKey } })
      }
      ask={(distributionChannelId) => request({ variables: { ...ofReward, distributionChannelId } })}
      words={{ claim: 'Claim reward', claimed: 'The reward is yours' }}
    />
  )
}
