import { Checkbox } from '@mantine/core'
import { type PayoutMethod, shareAmount } from '@questboard/domain'
import { DialogForm } from '../../components/DialogForm.tsx'
import { explain } from '../../lib/failure.ts'
import { type FieldErrors, useFields, useSubmit } from '../../lib/form.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { OfferSummary } from './OfferSummary.tsx'
import { deliveryOf, type OfferTerms } from './terms.ts'
import { useBidMoves } from './useBidMoves.ts'
import type { Bid } from './useQuestRun.ts'

const id = 'accept-offer'

type Props = { bid: Bid; terms: OfferTerms; method: PayoutMethod | null }

/** To accept an offer, the user must check a checkbox (rules §5). */
const AcceptOffer = ({ bid, terms, method }: Props) => {
  const t = useText()
  const { acceptBid } = useBidMoves()
  const form = useFields({ agreed: false })
  const submit = useSubmit(form, {
    explain,
    check: ({ agreed }): FieldErrors => (agreed ? {} : { agreed: 'Confirm that you’ve checked the offer' }),
    send: async () => {
      await acceptBid(bid.id)
      await modals.remove(id, { force: true })
    },
  })
  const feeBasisPoints = terms.fee_basis_points ?? 0
  return (
    <DialogForm id={id} submitLabel="Accept offer" {...submit}>
      <OfferSummary
        money={shareAmount(bid.amount_cents, feeBasisPoints, method)}
        feeBasisPoints={feeBasisPoints}
        method={method}
        postType={bid.post_type}
        delivery={deliveryOf(terms, {
          deliveryType: bid.delivery_type,
          deliveryDate: bid.delivery_date ?? null,
        })}
        reviewDays={terms.auto_approve_days}
        graceDays={terms.grace_days}
      />
      <Checkbox
        label={t('I have checked the offer and agree to it')}
        {...form.getInputProps('agreed', { type: 'checkbox' })}
      />
    </DialogForm>
  )
}

export const askToAccept = (props: Props): void =>
  modals.add({ id, title: 'Accept this offer?', size: 'md', content: <AcceptOffer {...props} /> })
