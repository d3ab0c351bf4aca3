import { useQuery } from '@apollo/client/react'
import { type AutoBidAction, autoBidAction, budgetLeft } from '@questboard/domain'
import { Notice } from '../../components/Notice.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { AutoBidNoteDocument, type AutoBidNoteQuery } from './generated/AutoBidNote.ts'
import type { Bid, QuestRun } from './useQuestRun.ts'

const words: Readonly<Record<AutoBidAction, string>> = {
  auto_accept: 'If nobody answers, auto-bidding accepts this offer at the deadline.',
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

/** What becomes of a creator's counter offer that the company leaves unanswered (rules §4); first offers just expire. */
export const AutoBidNote = ({ run, bid }: { run: QuestRun; bid: Bid }) => {
  const isCounter = run.status === 'COUNTER_BID' && bid.side === 'creator'
  const { data, loading } = useQuery(AutoBidNoteDocument, {
    variables: { questId: run.quest_id, creatorId: run.creator.id },
    skip: !isCounter,
  })
  if (isCounter && !data && loading) return <LinesSkeleton lines={1} />
  return isCounter && data ? <Notice>{words[actionOf(data, bid.amount_cents)]}</Notice> : null
}
