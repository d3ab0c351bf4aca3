import {
  type BidAnswer,
  bidAnswers,
  durationInWords,
  postTypeNames,
  type QuestRunSide,
} from '@questboard/domain'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { StatusBadge, type Tone } from '../../components/StatusBadge.tsx'
import { formatCents, formatMoment } from '../../lib/format.ts'
import { type ToText, useText } from '../../lib/text.ts'
import { OfferOnTable } from './OfferOnTable.tsx'
import { RunLoaded } from './RunLoaded.tsx'
import { deliveryWords } from './terms.ts'
import { type Bid, otherName, type QuestRun, termsOf, useSide } from './useQuestRun.ts'

const answers: Readonly<Record<BidAnswer, readonly [word: string, tone: Tone]>> = {
  accepted: ['Accepted', 'good'],
  declined: ['Declined', 'neutral'],
  countered: ['Countered', 'info'],
  expired: ['Expired', 'neutral'],
  withdrawn: ['Withdrawn', 'neutral'],
}

const isAnswer = (answer: string | null | undefined): answer is BidAnswer =>
  bidAnswers.some((known) => known === answer)

const titleOf = (t: ToText, run: QuestRun, bid: Bid, side: QuestRunSide): string => {
  const amount = formatCents(bid.amount_cents)
  return bid.side === side
    ? t('You offered {amount}', { amount })
    : t('{name} offered {amount}', { name: otherName(run, side), amount })
}

const BidRow = ({ run, bid }: { run: QuestRun; bid: Bid }) => {
  const t = useText()
  const side = useSide()
  const [word, tone] = isAnswer(bid.answer) ? answers[bid.answer] : (['Awaiting an answer', 'warn'] as const)
  const delivery = deliveryWords(
    t,
    { deliveryType: bid.delivery_type, deliveryDate: bid.delivery_date ?? null },
    termsOf(run),
  )
  return (
    <Row
      title={titleOf(t, run, bid, side)}
      text={
        <>
          {t('{content}, {length}. {delivery}', {
            content: t(postTypeNames[bid.post_type]),
            length: durationInWords(bid.content_length_minutes),
            delivery,
          })}
          <br />
          {bid.author?.display_name
            ? t('{moment} by {name}', { moment: formatMoment(bid.created_at), name: bid.author.display_name })
            : formatMoment(bid.created_at)}
          {bid.message && (
            <>
              <br />
              {bid.message}
            </>
          )}
        </>
      }
      side={<StatusBadge tone={tone}>{word}</StatusBadge>}
    />
  )
}

const History = ({ run }: { run: QuestRun }) => (
  <Panel title="All offers">
    {run.bids.length === 0 ? (
      <EmptyState compact title="No offers yet" />
    ) : (
      <RowList>
        {run.bids.map((bid) => (
          <BidRow key={bid.id} run={run} bid={bid} />
        ))}
      </RowList>
    )}
  </Panel>
)

const openBid = ({ bids, status }: QuestRun): Bid | undefined =>
  status === 'INITIAL_BID' || status === 'COUNTER_BID' ? bids.find(({ answer }) => !answer) : undefined

export const Bidding = ({ runId }: { runId: string }) => (
  <RunLoaded runId={runId}>
    {(run) => {
      const bid = openBid(run)
      return (
        <>
          {bid && <OfferOnTable run={run} bid={bid} key={bid.id} />}
          <History run={run} />
        </>
      )
    }}
  </RunLoaded>
)
