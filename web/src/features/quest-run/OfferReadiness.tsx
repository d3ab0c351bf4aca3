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

/**
 * The first requirement that a creator must still meet before making or accepting an offer (rules §6). Null if there is
 * none.
 */
export const lackOf = ({ currentUser, payout_account }: OfferMeansQuery): Lack | null => {
  if (payout_account[0]?.is_ready !== true) {
    const country = currentUser?.country ?? null
    // Checks the country first, because no other step helps if the country has no payout method. Creators must know
    // this before any offer (rules §1).
    if (country !== null && payoutMethodsIn(country).length === 0) return 'country'
  }
  if (!(currentUser?.userConnections ?? []).some(canOffer)) return 'channel'
  return payout_account[0]?.is_ready === true ? null : 'payout'
}

const words = {
  country: {
    title: 'No payouts in your country yet',
    text: 'Stripe and PayPal don’t pay out in your country, so you can’t make offers.',
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

/** Shows the unmet requirement, with a link to a page where the creator can meet it and then return. */
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
