import { Button } from '@mantine/core'
import { payoutMethodsIn } from '@questboard/domain'
import { useLocation } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { backTo } from '../../components/BackLink.tsx'
import { Notice } from '../../components/Notice.tsx'
import { useText } from '../../lib/text.ts'
import type { OfferMeansQuery } from './generated/Bids.ts'
import { canOffer } from './offerValues.ts'

type Lack = 'country' | 'channel' | 'payout'

/** What a creator still lacks before an offer or an acceptance (rules §6); null: nothing. */
export const lackOf = ({ currentUser, payout_account }: OfferMeansQuery): Lack | null => {
  if (payout_account[0]?.is_ready !== true) {
    const country = currentUser?.country ?? null
    // Nothing else would help: rules §1 wants it said before any offer.
    if (country !== null && payoutMethodsIn(country).length === 0) return 'country'
  }
  if (!(currentUser?.userConnections ?? []).some(canOffer)) return 'channel'
  return payout_account[0]?.is_ready === true ? null : 'payout'
}

const words = {
  country: {
    title: 'No payouts in your country yet',
    text: 'Neither Stripe nor PayPal pays out there, so no offers can be made.',
    to: '/user/settings/personal-info',
    label: 'Change your country',
  },
  channel: {
    title: 'Connect a channel first',
    text: 'Offers are made for a channel of yours on Twitch or YouTube.',
    to: '/user/settings/connections',
    label: 'Connect a channel',
  },
  payout: {
    title: 'Finish your payout setup first',
    text: 'Before you make or accept an offer, we need to know where your money goes.',
    to: '/user/settings/payments',
    label: 'Set up payouts',
  },
} as const

/** Says what is missing, and leads to where it is mended and back. */
export const OfferReadiness = ({ lack, title }: { lack: Lack; title: string }) => {
  const t = useText()
  const { pathname, search } = useLocation()
  const { label, to, ...said } = words[lack]
  return (
    <Notice
      tone="warn"
      title={said.title}
      action={
        <Button
          component={AppLink}
          to={to}
          state={backTo(`${pathname}${search}`, title)}
          variant="default"
          size="xs"
        >
          {t(label)}
        </Button>
      }
    >
      {said.text}
    </Notice>
  )
}
