import { readPayoutMethod } from '@questboard/domain'
import { DialogForm } from '../../components/DialogForm.tsx'
import { explain } from '../../lib/failure.ts'
import { useFields, useSubmit } from '../../lib/form.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import type { OfferMeansQuery } from './generated/Bids.ts'
import { OfferFields } from './OfferFields.tsx'
import { bidOf, checkOffer, newOffer } from './offerValues.ts'
import type { OfferTerms } from './terms.ts'
import { useBidMoves } from './useBidMoves.ts'
import { usualPriceWords } from './usualPrice.ts'

const id = 'send-offer'

type Props = { terms: OfferTerms; means: OfferMeansQuery }

/** A creator's offer for a quest. The summary updates while the creator types. Accepting the offer fixes its terms. */
const OfferForm = ({ terms, means }: Props) => {
  const t = useText()
  const { makeOffer } = useBidMoves()
  const { currentUser } = means
  const channels = currentUser?.userConnections ?? []
  const minimumCents = currentUser?.creator?.minimum_deal_size_cents ?? null
  const form = useFields(newOffer(terms, channels))
  const submit = useSubmit(form, {
    explain,
    check: checkOffer({ side: 'creator', terms, minimumCents }),
    send: async (values) => {
      await makeOffer(terms.id, bidOf(values))
      await modals.remove(id, { force: true })
    },
  })
  return (
    <DialogForm id={id} dirty={form.isDirty()} submitLabel="Send offer" {...submit}>
      <OfferFields
        form={form}
        terms={terms}
        channels={channels}
        method={readPayoutMethod(means.payout_account[0]?.method)}
        mayLeaveChannel={false}
        minimumCents={minimumCents}
        usualPrice={usualPriceWords(t, means, form.values.postType)}
      />
    </DialogForm>
  )
}

export const askForOffer = (props: Props): void =>
  modals.add({ id, title: 'Send an offer', size: 'lg', content: <OfferForm {...props} /> })
