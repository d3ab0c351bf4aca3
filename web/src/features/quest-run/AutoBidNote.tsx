import { useQuery } from '@apollo/client/react'
import { type AutoBidAction, autoBidAction, budgetLeft, checkDeliveryDate } from '@questboard/domain'
import { Notice } from '../../components/Notice.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { LoadProblem } from '../../lib/LoadProblem.tsx'
import { AutoBidNoteDocument, type AutoBidNoteQuery } from './generated/AutoBidNote.ts'
import type { OfferTerms } from './terms.ts'
import type { Bid, QuestRun } from './useQuestRun.ts'

const words: Readonly<Record<AutoBidAction, string>> = {
  auto_accept:
    'If no one answers by the deadline, auto-bidding accepts this offer, or declines it if the creator can’t receive payouts.',
  auto_decline: 'If no one answers by the deadline, auto-bidding declines this offer.',
  manual_review: 'If no one answers by the deadline, this offer is declined.',
}

const actionOf = (
  { quest_by_pk: quest, invitation }: AutoBidNoteQuery,
  amountCents: number,
): AutoBidAction => {
  const [own] = invitation
  const { spent_cents = 0, held_cents = 0, awaiting_cents = 0 } = quest?.budget ?? {}
  return autoBidAction(
    {
      maxCents: own?.auto_bid_max_cents ?? quest?.auto_bid_max_cents ?? null,
      within: own?.auto_bid_within ?? quest?.auto_bid_within ?? 'manual_review',
      over: own?.auto_bid_over ?? quest?.auto_bid_over ?? 'manual_review',
      leftCents: budgetLeft(quest?.budget_cents ?? null, {
        spentCents: spent_cents ?? 0,
        heldCents: held_cents ?? 0,
        awaitingCents: awaiting_cents ?? 0,
      }),
    },
    amountCents,
  )
}

type Props = {
  run: Pick<QuestRun, 'quest_id' | 'status' | 'deadline_at'> & { readonly creator: { readonly id: string } }
  bid: Pick<Bid, 'side' | 'amount_cents' | 'delivery_type' | 'delivery_date'>
  terms: Pick<OfferTerms, 'publish_until'>
}

/** True if the publishing date will be in the past at the deadline, so that auto-bidding cannot accept the offer. */
const isTooLate = ({ run, bid, terms }: Props): boolean => {
  const until = bid.delivery_type === 'date_range' ? terms.publish_until : bid.delivery_date
  return run.deadline_at !== null && !checkDeliveryDate(until ?? null, new Date(run.deadline_at)).ok
}

/**
 * Tells the company what happens to a counter-offer that it does not answer (rules §4). First offers expire without an
 * answer.
 */
export const AutoBidNote = (props: Props) => {
  const { run, bid } = props
  const isCounter = run.status === 'COUNTER_BID' && bid.side === 'creator'
  const query = useQuery(AutoBidNoteDocument, {
    variables: { questId: run.quest_id, creatorId: run.creator.id },
    skip: !isCounter,
  })
  const { data, loading } = query
  if (isCounter && !data && query.error) return <LoadProblem query={query} />
  if (isCounter && !data && loading) return <LinesSkeleton lines={1} />
  if (!isCounter || !data) return null
  const action = actionOf(data, bid.amount_cents)
  return <Notice>{words[action === 'auto_accept' && isTooLate(props) ? 'manual_review' : action]}</Notice>
}
