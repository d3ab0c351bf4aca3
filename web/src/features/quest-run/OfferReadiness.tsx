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

/** The first requirement a creator must still meet before an offer or an acceptance (rules §6). Null if none. */
export const lackOf = ({ currentUser, payout_account }: OfferMeansQuery): Lack | null => {
  if (payout_account[0]?.is_ready !== true) {
    const country = currentUser?.country ?? null
    // Without a payout method in the country, no other step helps. Creators must know this before any offer (rules §1).
    if (country !== null && payoutMethodsIn(country).length === 0) return 'country'
  }
  if (!(currentUser?.userConnections ?? []).some(canOffer)) return 'channel'
  return payout_account[0]?.is_ready === true ? null : 'payout'
}

const words = {
  country: {
    title: 'No payouts in your country yet',
    text: 'Stripe and PayPal don’t pay out there, so you can’t make offers.',
    to: '/user/settings/personal-info',
    label: 'Change country',
  },
  channel: {
    title: 'Connect a channel first',
    text: 'You need a Twitch or YouTube channel to make offers.',
    to: '/user/settings/connections',
    label: 'Connect a channel',
  },
  payout: {
    title: 'Finish your payout setup first',
    text: 'Before you make or accept an offer, tell us where to send your money.',
    to: '/user/settings/payments',
    label: 'Set up payouts',
  },
} as const

/** Shows the missing requirement, with a link to fix it and return. */
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
