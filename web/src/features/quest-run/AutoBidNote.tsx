import { useQuery } from '@apollo/client/react'
import { type AutoBidAction, autoBidAction, budgetLeft, deliveryDateVerdict } from '@questboard/domain'
import { Notice } from '../../components/Notice.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { AutoBidNoteDocument, type AutoBidNoteQuery } from './generated/AutoBidNote.ts'
import type { OfferTerms } from './terms.ts'
import type { Bid, QuestRun } from './useQuestRun.ts'

const words: Readonly<Record<AutoBidAction, string>> = {
  auto_accept:
    'If nobody answers, auto-bidding accepts this offer at the deadline, or declines it where the creator cannot be paid out then.',
  auto_decline: 'If nobody answers, auto-bidding declines this offer at the deadline.',
  manual_review: 'If nobody answers, this offer is declined at the deadline.',
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

/** What is not to be published any more once the deadline has come is not accepted then. */
const isTooLate = ({ run, bid, terms }: Props): boolean => {
  const until = bid.delivery_type === 'date_range' ? terms.publish_until : bid.delivery_date
  return run.deadline_at !== null && !deliveryDateVerdict(until ?? null, new Date(run.deadline_at)).ok
}

/** What becomes of a creator's counter offer that the company leaves unanswered (rules §4); first offers just expire. */
export const AutoBidNote = (props: Props) => {
  const { run, bid } = props
  const isCounter = run.status === 'COUNTER_BID' && bid.side === 'creator'
  const { data, loading } = useQuery(AutoBidNoteDocument, {
    variables: { questId: run.quest_id, creatorId: run.creator.id },
    skip: !isCounter,
  })
  if (isCounter && !data && loading) return <LinesSkeleton lines={1} />
  if (!isCounter || !data) return null
  const action = actionOf(data, bid.amount_cents)
  return <Notice>{words[action === 'auto_accept' && isTooLate(props) ? 'manual_review' : action]}</Notice>
}
