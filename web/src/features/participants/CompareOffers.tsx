import { useQuery } from '@apollo/client/react'
import { Table } from '@mantine/core'
import {
  centsPerExpected,
  completionRate,
  durationInWords,
  expectedReach,
  formatRate,
  type Offered,
  questRunPath,
  type Rated,
} from '@questboard/domain'
import { AppLink } from '../../components/AppLink.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Panel } from '../../components/Panel.tsx'
import { RowsSkeleton } from '../../components/RowList.tsx'
import { formatCount, formatDue, formatExactCents, formatPercent, formatShort } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import {
  OffersToCompareDocument,
  type OffersToCompareQuery,
  PastRunsOfCreatorsDocument,
  type PastRunsOfCreatorsQuery,
} from './generated/CompareOffers.ts'
import classes from './participants.module.css'

type Run = OffersToCompareQuery['quest_run'][number]
type Past = PastRunsOfCreatorsQuery['quest_run']
type Offer = {
  readonly run: Run
  readonly offered: Offered
  readonly views: number | null
  readonly hours: number | null
  readonly price: number | null
}

/** Loads one extra row, to know whether there are more. */
const offerOf = (run: Run): readonly Offer[] => {
  const bid = run.current_bid
  if (!bid) return []
  const channel = run.creator?.channels.find(({ id }) => id === bid.connection_id)
  const offered: Offered = {
    amountCents: bid.amount_cents,
    postType: bid.post_type,
    minutes: bid.content_length_minutes,
  }
  const usual = {
    averageCcv: channel?.average_ccv ?? null,
    viewsPerVideo: channel?.average_views_per_video ?? null,
    viewsPerShort: channel?.average_views_per_short ?? null,
  }
  return [{ run, offered, ...expectedReach(offered, usual), price: centsPerExpected(offered, usual) }]
}

/** Loads one extra row to know if there are more. */
const MOST = 200

/** Sorts by cost per expected view, the cheapest first. Offers without a known cost come last. */
const byPrice = (one: Offer, other: Offer): number =>
  (one.price ?? Number.POSITIVE_INFINITY) - (other.price ?? Number.POSITIVE_INFINITY)

const historyOf = (past: Past, creatorId: string) => {
  const theirs = past.filter(({ creator_id }) => creator_id === creatorId)
  return theirs.filter(({ status }) => status === 'COMPLETED').length
}

/** The creator's record with all companies. Empty if there are too few deals or answers. */
const recordOf = ({ creator }: Run) => {
  const { completed = null, ended = null, answer_minutes = null } = creator?.record ?? {}
  const rate = completed === null || ended === null ? null : completionRate(completed, ended - completed)
  return {
    rate: formatPercent(rate),
    answers: answer_minutes === null ? '–' : durationInWords(answer_minutes),
  }
}

const columnsOf = (isAcross: boolean) => [
  'Creator',
  ...(isAcross ? ['Quest'] : []),
  'Offer',
  'Length',
  'Expected views',
  'Expected hours watched',
  'Price per expected view',
  'Price per expected hour watched',
  'Quests completed with you',
  'Completion rate',
  'Usual response time',
  'Answer by',
]

type RowProps = { offer: Offer; past: Past; isAcross: boolean }

const OfferRow = ({ offer, past, isAcross }: RowProps) => {
  const t = useText()
  const { run, offered, views, hours } = offer
  const { rate, answers } = recordOf(run)
  const per = (of: Rated, count: number | null) => formatRate(offered.amountCents, count, of) ?? '–'
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <AppLink to={`${questRunPath(run.quest_id, run.id)}?section=bidding`}>
          {run.creator?.profile?.display_name ?? t('Deleted account')}
        </AppLink>
      </Table.Th>
      {isAcross && <Table.Td>{run.quest?.activation?.name}</Table.Td>}
      <Table.Td>{formatExactCents(offered.amountCents)}</Table.Td>
      <Table.Td>{durationInWords(offered.minutes)}</Table.Td>
      <Table.Td>{formatShort(views)}</Table.Td>
      <Table.Td>{formatShort(hours)}</Table.Td>
      <Table.Td>{per('view', views)}</Table.Td>
      <Table.Td>{per('hour', hours)}</Table.Td>
      <Table.Td>{formatCount(historyOf(past, run.creator_id))}</Table.Td>
      <Table.Td>{rate}</Table.Td>
      <Table.Td>{answers}</Table.Td>
      <Table.Td>{run.deadline_at ? formatDue(t, run.deadline_at) : '–'}</Table.Td>
    </Table.Tr>
  )
}

type ComparedProps = { offers: readonly Offer[]; past: Past; isAcross: boolean; hasMore: boolean }

const Compared = ({ offers, past, isAcross, hasMore }: ComparedProps) => {
  const t = useText()
  return (
    <Panel
      title="Offers side by side"
      text="Sorted by price per expected view. Expected views and hours watched are the channel’s usual numbers. Completion rate and response time cover deals with all companies, and appear after 3 deals or answers."
    >
      {hasMore && (
        <Notice>
          {t('These {count} offers expire first. Answer some of these offers to see the others.', {
            count: MOST,
          })}
        </Notice>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard too. */}
      <section className={classes.wide} tabIndex={0} aria-label={t('Offers side by side')}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              {columnsOf(isAcross).map((title) => (
                <Table.Th key={title} scope="col">
                  {t(title)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {offers.map((offer) => (
              <OfferRow key={offer.run.id} offer={offer} past={past} isAcross={isAcross} />
            ))}
          </Table.Tbody>
        </Table>
      </section>
    </Panel>
  )
}

const WithPast = ({ runs, isAcross }: { runs: readonly Run[]; isAcross: boolean }) => {
  const offers = runs.slice(0, MOST).flatMap(offerOf).sort(byPrice)
  const creatorIds = [...new Set(offers.map(({ run }) => run.creator_id))]
  const query = useQuery(PastRunsOfCreatorsDocument, { variables: { creatorIds } })
  if (offers.length === 0)
    return <EmptyState title="No creators yet" text="Open offers from creators appear here side by side." />
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={4} />}>
      {({ quest_run }) => (
        <Compared offers={offers} past={quest_run} isAcross={isAcross} hasMore={runs.length > MOST} />
      )}
    </Loaded>
  )
}

/** Compares creators' offers for one quest or for all: sorted by cost per expected view, with each creator's record. */
export const CompareOffers = ({ questId }: { questId: string | undefined }) => {
  const quest = questId === undefined ? {} : { _eq: questId }
  const query = useQuery(OffersToCompareDocument, { variables: { quest, limit: MOST + 1 } })
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={4} />}>
      {({ quest_run }) => <WithPast runs={quest_run} isAcross={questId === undefined} />}
    </Loaded>
  )
}
