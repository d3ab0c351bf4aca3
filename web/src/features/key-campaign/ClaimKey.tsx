import { useMutation, useQuery } from '@apollo/client/react'
import { Button, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { Notice } from '../../components/Notice.tsx'
import { Panel } from '../../components/Panel.tsx'
import { explain } from '../../lib/failure.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useIntent } from '../../lib/intent.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import {
  ClaimKey_ParticipantFragmentDoc,
  ClaimKeyDocument,
  KeyOffersDocument,
  type KeyOffersQuery,
  KeyParticipationDocument,
  RequestCodesDocument,
} from './generated/KeyParticipation.ts'

type Offer = KeyOffersQuery['key_offer'][number]

const placeOf = ({ code_item, distribution_channel }: Offer): string =>
  `${code_item?.id} ${distribution_channel?.id}`

/** What it unlocks is said where there is more than one thing. */
const nameOf = (offer: Offer, all: readonly Offer[]): string => {
  const items = new Set(all.map(({ code_item }) => code_item?.id))
  const platform = offer.distribution_channel?.name ?? ''
  return items.size > 1 ? `${offer.code_item?.item_name} · ${platform}` : platform
}

const levels: Readonly<Record<string, string>> = { LOW: 'Few codes left', OUT: 'Out of codes' }

const isOut = ({ availability }: Offer): boolean => availability === 'OUT'

/** For who found nothing: the company is told how many ask. */
const AskForMore = ({
  participantId,
  platform,
  asked,
}: {
  participantId: string
  platform: { id: string; name: string }
  asked: boolean
}) => {
  const t = useText()
  const [request, { loading }] = useMutation(RequestCodesDocument, {
    refetchQueries: [KeyParticipationDocument],
    awaitRefetchQueries: true,
  })
  const ask = async () => {
    try {
      await request({ variables: { participantId, distributionChannelId: platform.id } })
      toasts.good('The company sees that you ask for codes')
    } catch (error) {
      toasts.bad(explain(error).message)
    }
  }
  return (
    <Notice
      tone="warn"
      title="Out of codes"
      action={
        asked ? undefined : (
          <Button variant="default" loading={loading} onClick={() => void ask()}>
            {t('Notify the company')}
          </Button>
        )
      }
    >
      {asked
        ? t('You asked the company for codes for {platform}. You can choose another platform meanwhile.', {
            platform: platform.name,
          })
        : t('There are no codes left for {platform}. Choose another platform, or notify the company.', {
            platform: platform.name,
          })}
    </Notice>
  )
}

type Props = {
  campaignId: string
  isLive: boolean
  most: number
  participant: FragmentType<typeof ClaimKey_ParticipantFragmentDoc>
}

/** Takes a code for a participant; where somebody else took the last one, what is left is asked for again. */
const useClaim = (participantId: string, refetch: () => Promise<unknown>) => {
  const carryOut = useIntent()
  const [claim, { loading }] = useMutation(ClaimKeyDocument, {
    refetchQueries: [KeyParticipationDocument],
    awaitRefetchQueries: true,
  })
  const [problem, setProblem] = useState<string | null>(null)
  const take = async ({ code_item, distribution_channel }: Offer) => {
    if (!code_item || !distribution_channel) return
    const key = { participantId, itemId: code_item.id, distributionChannelId: distribution_channel.id }
    setProblem(null)
    try {
      await carryOut(key, (idempotencyKey) => claim({ variables: { ...key, idempotencyKey } }))
      toasts.good('The key is yours')
    } catch (error) {
      const failure = explain(error)
      if (failure.code !== 'out-of-codes') setProblem(failure.message)
      await refetch()
    }
  }
  return { take, loading, problem }
}

/** Which item, for which store or region; the code is taken when the button is pressed, and not before. */
const Choice = ({ campaignId, participant }: Props) => {
  const t = useText()
  const { id, code_requests } = readFragment(ClaimKey_ParticipantFragmentDoc, participant)
  const { data, refetch } = useQuery(KeyOffersDocument, { variables: { campaignId } })
  const { take, loading, problem } = useClaim(id, refetch)
  const [picked, setPicked] = useState('')
  const offers = data?.key_offer ?? []
  const [only, ...others] = offers
  // Where there is one platform there is nothing to choose.
  const chosen = others.length === 0 ? only : offers.find((offer) => placeOf(offer) === picked)
  return (
    <Stack>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Radio.Group label={t('Platform')} value={chosen ? placeOf(chosen) : ''} onChange={setPicked}>
        <Stack gap="xs" mt="xs">
          {offers.map((offer) => (
            <Radio
              key={placeOf(offer)}
              value={placeOf(offer)}
              label={nameOf(offer, offers)}
              description={t(levels[offer.availability ?? ''] ?? '')}
            />
          ))}
        </Stack>
      </Radio.Group>
      {chosen?.distribution_channel && isOut(chosen) ? (
        <AskForMore
          participantId={id}
          platform={chosen.distribution_channel}
          asked={code_requests.some(
            ({ distribution_channel_id }) => distribution_channel_id === chosen.distribution_channel?.id,
          )}
        />
      ) : (
        <Button disabled={!chosen} loading={loading} onClick={() => chosen && void take(chosen)}>
          {t('Claim key')}
        </Button>
      )}
    </Stack>
  )
}

/** Claiming, for who is accepted and has not all their codes. */
export const ClaimKey = (props: Props) => {
  const { status, code_claims } = readFragment(ClaimKey_ParticipantFragmentDoc, props.participant)
  const left = props.most - code_claims.length
  if ((status !== 'accepted' && status !== 'claimed_key') || left <= 0) return null
  return (
    <Panel
      title="Claim your key"
      text={
        props.isLive
          ? 'Choose your platform and region: a code cannot be exchanged. You then have 30 days to submit content.'
          : 'Keys can be claimed while the campaign is live.'
      }
    >
      {props.isLive && <Choice {...props} />}
    </Panel>
  )
}
