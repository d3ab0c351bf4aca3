import { Stack } from '@mantine/core'
import { Panel } from '../../components/Panel.tsx'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useText } from '../../lib/text.ts'
import { ClaimedReward } from './ClaimedReward.tsx'
import { ClaimReward } from './ClaimReward.tsx'
import {
  type MissionRewards_MissionFragment,
  MissionRewards_MissionFragmentDoc,
  MissionRewards_RunFragmentDoc,
} from './generated/MissionParticipation.ts'
import classes from './Mission.module.css'
import { ShippingAddress } from './ShippingAddress.tsx'

type Reward = MissionRewards_MissionFragment['rewards'][number]

const Head = ({ reward }: { reward: Reward }) => {
  const t = useText()
  const { kind, name, description, image_url, number_of_items, quantity, channels } = reward
  const title =
    kind === 'code'
      ? t('{count, plural, one {# game code} other {# game codes}}', { count: quantity ?? 1 })
      : name || description
  const count = kind === 'merchandise' && (number_of_items ?? 1) > 1 ? `${number_of_items} × ` : ''
  const platforms = channels
    .flatMap(({ distribution_channel }) => distribution_channel?.name ?? [])
    .join(', ')
  const text = kind === 'code' ? platforms : name ? description : ''
  return (
    <div className={classes.head}>
      {image_url && <img className={classes.image} src={image_url} alt="" />}
      <div>
        <p className={classes.name}>{`${count}${title}`}</p>
        {text && <p>{text}</p>}
      </div>
    </div>
  )
}

type Props = {
  mission: FragmentType<typeof MissionRewards_MissionFragmentDoc>
  run: FragmentType<typeof MissionRewards_RunFragmentDoc>
  company: string
  /** Which one, of a round that is not the last. */
  round?: number
}

/** The rewards of a round that the company has accepted: to claim, and once claimed, to use. */
export const ClaimRewards = ({ mission, run, company, round }: Props) => {
  const t = useText()
  const { rewards } = readFragment(MissionRewards_MissionFragmentDoc, mission)
  const { id, status, claims, shipping_address } = readFragment(MissionRewards_RunFragmentDoc, run)
  const isOpen = status === 'claimReward'
  if (!isOpen && claims.length === 0) return null
  const isSent = claims.some(({ shipped_at }) => shipped_at !== null)
  const shown = rewards.filter(
    ({ id: rewardId }) => isOpen || claims.some(({ reward_id }) => reward_id === rewardId),
  )
  const hasParcel = shown.some(({ kind }) => kind === 'merchandise')
  const own = round === undefined ? t('Your rewards') : t('Your rewards of round {round}', { round })
  return (
    <Panel
      title={isOpen ? t('Claim your rewards') : own}
      text={isOpen ? 'Once all of them are claimed, the Mission is completed.' : undefined}
    >
      <Stack>
        {hasParcel && (
          <ShippingAddress runId={id} known={shipping_address ?? null} isFixed={isSent} company={company} />
        )}
        <ul className={classes.rewards}>
          {shown.map((reward) => {
            const claim = claims.find(({ reward_id }) => reward_id === reward.id)
            return (
              <li key={reward.id} className={classes.reward}>
                <Head reward={reward} />
                {claim ? (
                  <ClaimedReward claim={claim} kind={reward.kind} />
                ) : (
                  isOpen && (
                    <ClaimReward
                      runId={id}
                      reward={reward}
                      company={company}
                      needsAddress={reward.kind === 'merchandise' && !shipping_address}
                    />
                  )
                )}
              </li>
            )
          })}
        </ul>
      </Stack>
    </Panel>
  )
}
