import { Stack } from '@mantine/core'
import { Notice } from '../../components/Notice.tsx'
import { Panel } from '../../components/Panel.tsx'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useText } from '../../lib/text.ts'
import { rewardName } from '../../shared/missions/rewardName.ts'
import { ClaimedReward } from './ClaimedReward.tsx'
import { ClaimReward } from './ClaimReward.tsx'
import { ClaimRewardCodes } from './ClaimRewardCodes.tsx'
import {
  type MissionRewards_MissionFragment,
  MissionRewards_MissionFragmentDoc,
  type MissionRewards_RunFragment,
  MissionRewards_RunFragmentDoc,
} from './generated/MissionParticipation.ts'
import classes from './Mission.module.css'
import { missingCodes } from './missingCodes.ts'
import { ShippingAddress } from './ShippingAddress.tsx'

type Reward = MissionRewards_MissionFragment['rewards'][number]

const Head = ({ reward }: { reward: Reward }) => {
  const t = useText()
  const { kind, name, description, image_url } = reward
  const text = kind !== 'code' && name ? description : ''
  return (
    <div className={classes.head}>
      {image_url && <img className={classes.image} src={image_url} alt="" />}
      <div>
        <p className={classes.name}>{rewardName(t, reward)}</p>
        {text && <p>{text}</p>}
      </div>
    </div>
  )
}

type OneProps = {
  missionId: string
  reward: Reward
  run: MissionRewards_RunFragment
  company: string
}

/** One reward: its claimed codes, and the codes that the creator can claim now or instead of revoked codes. */
const One = ({ missionId, reward, run, company }: OneProps) => {
  const t = useText()
  const claim = run.claims.find(({ reward_id }) => reward_id === reward.id)
  const missing = claim ? missingCodes(reward, claim) : 0
  const isOpen = claim ? missing > 0 : run.status === 'claimReward'
  return (
    <li className={classes.reward}>
      <Head reward={reward} />
      {claim && <ClaimedReward claim={claim} kind={reward.kind} />}
      {missing > 0 && (
        <Notice tone="warn">
          {t(
            '{company} revoked {count, plural, one {a code} other {# codes}}. Claim {count, plural, one {a new code as soon as it is} other {new codes as soon as they are}} available.',
            { company, count: missing },
          )}
        </Notice>
      )}
      {isOpen && reward.kind === 'code' && (
        <ClaimRewardCodes
          missionId={missionId}
          run={run}
          reward={reward}
          left={claim ? missing : (reward.quantity ?? 0)}
        />
      )}
      {isOpen && reward.kind !== 'code' && (
        <ClaimReward
          runId={run.id}
          reward={reward}
          company={company}
          needsAddress={reward.kind === 'merchandise' && !run.shipping_address}
        />
      )}
    </li>
  )
}

type Props = {
  mission: FragmentType<typeof MissionRewards_MissionFragmentDoc>
  run: FragmentType<typeof MissionRewards_RunFragmentDoc>
  company: string
  /** The number of the mission's round, if it is not the last one. */
  round?: number
}

/** The rewards of a round that the company approved. The creator claims them here, and later finds their codes here. */
export const ClaimRewards = ({ mission, run, company, round }: Props) => {
  const t = useText()
  const { id: missionId, rewards } = readFragment(MissionRewards_MissionFragmentDoc, mission)
  const known = readFragment(MissionRewards_RunFragmentDoc, run)
  const { id, status, claims, shipping_address } = known
  const isOpen = status === 'claimReward'
  if (!isOpen && claims.length === 0) return null
  const isSent = claims.some(({ shipped_at }) => shipped_at !== null)
  const shown = rewards.filter(
    ({ id: rewardId }) => isOpen || claims.some(({ reward_id }) => reward_id === rewardId),
  )
  const hasParcel = shown.some(({ kind }) => kind === 'merchandise')
  const own = round === undefined ? t('Your rewards') : t('Your rewards for round {round}', { round })
  return (
    <Panel
      title={isOpen ? t('Claim your rewards') : own}
      text={isOpen ? 'Claim all rewards to complete the Mission.' : undefined}
    >
      <Stack>
        {hasParcel && (
          <ShippingAddress runId={id} known={shipping_address ?? null} isFixed={isSent} company={company} />
        )}
        <ul className={classes.rewards}>
          {shown.map((reward) => (
            <One key={reward.id} missionId={missionId} reward={reward} run={known} company={company} />
          ))}
        </ul>
      </Stack>
    </Panel>
  )
}
