import { useQuery } from '@apollo/client/react'
import { Button, NumberInput, Radio, Stack } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '../../components/Notice.tsx'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { CodeOffersDocument, OutOfCodes_RequestFragmentDoc } from './generated/ClaimCodes.ts'
import { type Asked, OutOfCodes } from './OutOfCodes.tsx'
import { chosenOf, levelOf, nameOf, type Offer, placeOf, usualQuantity } from './offers.ts'
import { type Claim, useClaim } from './useClaim.ts'

type Words = {
  /** The button's text, which contains `count` because it can be one code or several. */
  readonly claim: string
  readonly claimed: string
}

type Props = {
  activationId: string
  /** Selects the offers that the creator can claim. By default, all of the activation's offers. */
  isOffered?: (offer: Offer) => boolean
  left: number
  /** True if the creator must claim all codes together. */
  isWhole?: boolean
  requests: readonly FragmentType<typeof OutOfCodes_RequestFragmentDoc>[]
  claim: Claim
  /** Requests codes for a platform from the company. */
  ask: (platformId: string) => Promise<unknown>
  words: Words
}

/** Loads the offers, and loads them again when the creator is notified that requested codes arrived. */
const useOffers = (activationId: string, toldAt: string) => {
  const query = useQuery(CodeOffersDocument, { variables: { activationId } })
  const { refetch } = query
  const known = useRef(toldAt)
  useEffect(() => {
    if (known.current === toldAt) return
    known.current = toldAt
    // If the query fails, it is repeated automatically.
    void refetch().catch(() => undefined)
  }, [toldAt, refetch])
  return query
}

const useRequests = (masked: Props['requests']) => {
  const requests = masked.map((one) => readFragment(OutOfCodes_RequestFragmentDoc, one))
  const askedOf = ({ distribution_channel }: Offer): Asked => {
    const request = requests.find((one) => one.distribution_channel_id === distribution_channel?.id)
    if (!request) return 'no'
    return request.told_at === null ? 'waits' : 'told'
  }
  return { askedOf, toldAt: requests.map(({ told_at }) => told_at).join(' ') }
}

const Platforms = ({
  offers,
  picked,
  pick,
}: {
  offers: readonly Offer[]
  picked: string
  pick: (place: string) => void
}) => {
  const t = useText()
  return (
    <Radio.Group label={t('Platform')} value={picked} onChange={pick}>
      <Stack gap="xs" mt="xs">
        {offers.map((offer) => (
          <Radio
            key={placeOf(offer)}
            value={placeOf(offer)}
            label={nameOf(offer, offers)}
            description={t(levelOf(offer))}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}

const HaveCome = ({ platform }: { platform: string }) => {
  const t = useText()
  return (
    <Notice tone="good">
      {t('The company added codes for {platform} since your request. First come, first served.', {
        platform,
      })}
    </Notice>
  )
}

type ChoiceProps = Pick<Props, 'left' | 'isWhole' | 'claim' | 'ask' | 'words'> &
  ReturnType<typeof useRequests> & { offers: readonly Offer[]; refetch: () => Promise<unknown> }

const Choice = ({
  offers,
  refetch,
  left,
  isWhole = false,
  askedOf,
  toldAt,
  claim,
  ask,
  words,
}: ChoiceProps) => {
  const t = useText()
  const { take, loading, problem, isEmpty } = useClaim(claim, refetch, toldAt)
  const [picked, setPicked] = useState('')
  const [wanted, setWanted] = useState<number | null>(null)
  const quantity = Math.min(wanted ?? usualQuantity(offers, left), left)
  const chosen = chosenOf(offers, picked)
  const channel = chosen?.distribution_channel
  const platform = channel && { ...channel, name: chosen.platform ?? channel.name }
  const asked = chosen ? askedOf(chosen) : 'no'
  const isOut = chosen !== undefined && (chosen.availability === 'OUT' || isEmpty(chosen, quantity))
  return (
    <Stack>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Platforms offers={offers} picked={chosen ? placeOf(chosen) : ''} pick={setPicked} />
      {left > 1 && !isWhole && (
        <NumberInput
          label={t('How many codes')}
          min={1}
          max={left}
          allowDecimal={false}
          value={quantity}
          onChange={(value) => setWanted(Math.max(1, Number(value) || 1))}
        />
      )}
      {platform && !isOut && asked === 'told' && <HaveCome platform={platform.name} />}
      {platform && isOut ? (
        <OutOfCodes platform={platform} asked={asked} ask={ask} />
      ) : (
        <Button
          disabled={!chosen}
          loading={loading}
          onClick={() => chosen && void take(chosen, quantity, t(words.claimed, { count: quantity }))}
        >
          {t(words.claim, { count: quantity })}
        </Button>
      )}
    </Stack>
  )
}

/** Lets a creator choose the item, platform and number of codes. No code is reserved before the click. */
export const ClaimCodes = ({ activationId, isOffered = () => true, requests, ...wanted }: Props) => {
  const asked = useRequests(requests)
  const query = useOffers(activationId, asked.toldAt)
  return (
    <Loaded query={query}>
      {({ key_offer }) => (
        <Choice {...wanted} {...asked} offers={key_offer.filter(isOffered)} refetch={query.refetch} />
      )}
    </Loaded>
  )
}
