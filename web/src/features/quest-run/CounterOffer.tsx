import { errors, readPayoutMethod } from '@questboard/domain'
import { DialogForm } from '../../components/DialogForm.tsx'
import { explain, type Failure } from '../../lib/failure.ts'
import { useFields, useSubmit } from '../../lib/form.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { OfferFields } from './OfferFields.tsx'
import { type Channel, checkOffer, counterOf, offerLike } from './offerValues.ts'
import { useBidMoves } from './useBidMoves.ts'
import { type Bid, type QuestRun, termsOf, useSide } from './useQuestRun.ts'
import { type PriceHint, usualPriceWords } from './usualPrice.ts'

const id = 'counter-offer'

/** If a counter-offer fails for a reason that the user cannot fix, shows the message of rules §8. */
const explainCounter = (error: unknown): Failure => {
  const failure = explain(error)
  return failure.message === errors.unexpected
    ? { ...failure, message: 'Failed to submit counter offer. Please try again later.' }
    : failure
}

type Props = {
  run: QuestRun
  bid: Bid
  channels: readonly Channel[]
  /** The usual price of similar deals, shown to creators only. */
  means?: PriceHint | undefined
}

const CounterOffer = ({ run, bid, channels, means }: Props) => {
  const t = useText()
  const side = useSide()
  const { counterBid } = useBidMoves()
  const terms = termsOf(run)
  const form = useFields(offerLike(bid, { side, channels }))
  const minimumCents = run.creator.minimum_deal_size_cents ?? null
  const submit = useSubmit(form, {
    explain: explainCounter,
    check: checkOffer({ side, terms, minimumCents }),
    send: async (values) => {
      await counterBid(bid.id, counterOf(values))
      await modals.remove(id, { force: true })
    },
  })
  return (
    <DialogForm id={id} dirty={form.isDirty()} submitLabel="Send counter-offer" {...submit}>
      <OfferFields
        form={form}
        terms={terms}
        channels={channels}
        method={readPayoutMethod(run.expected_payout_method)}
        mayLeaveChannel={side === 'company'}
        minimumCents={minimumCents}
        usualPrice={means ? usualPriceWords(t, means, form.values.postType) : null}
      />
    </DialogForm>
  )
}

export const askToCounter = (props: Props): void =>
  modals.add({ id, title: 'Make a counter-offer', size: 'lg', content: <CounterOffer {...props} /> })
