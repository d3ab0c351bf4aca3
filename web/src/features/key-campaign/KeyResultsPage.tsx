import { useQuery } from '@apollo/client/react'
import { Stack } from '@mantine/core'
import { completionRate, postTypeNames } from '@questboard/domain'
import { useState } from 'react'
import { useParams } from 'react-router'
import { ShareTable } from '../../charts/ShareTable.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Figure, Figures } from '../../components/Figure.tsx'
import { MoneyInput } from '../../components/MoneyInput.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { OutsideLink } from '../../components/OutsideLink.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { ShowMore } from '../../components/ShowMore.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { formatCents, formatCount, formatDay, formatExactCents, formatPercent } from '../../lib/format.ts'
import { isUuid } from '../../lib/isUuid.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { countryName } from '../../lib/places.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useShown } from '../../lib/useShown.ts'
import { ContentGame } from '../../shared/content/ContentGame.tsx'
import { contentTypeNames } from '../../shared/content/contentWords.ts'
import { KeyResultsDocument, type KeyResultsQuery } from './generated/KeyResultsPage.ts'
import { KeyReach } from './KeyReach.tsx'
import { clicksByCountry, clicksOn, costOf, type KeyFigures, reachPerKey } from './keyResults.ts'
import { isLate, submissionStatusNames, submissionTones } from './standing.ts'

type Campaign = NonNullable<KeyResultsQuery['activation_by_pk']>

const figuresOf = ({ key_campaign, code_claims_aggregate, figures_aggregate }: Campaign): KeyFigures => ({
  claimed: code_claims_aggregate.aggregate?.count ?? 0,
  completed: key_campaign?.completed.aggregate?.count ?? 0,
  claimants: key_campaign?.claimants.aggregate?.count ?? 0,
  views: figures_aggregate.aggregate?.sum?.views ?? 0,
})

const Totals = ({ campaign }: { campaign: Campaign }) => {
  const t = useText()
  const figures = figuresOf(campaign)
  const reach = reachPerKey(figures)
  const sums = campaign.figures_aggregate.aggregate?.sum
  return (
    <Figures>
      <Figure label="Keys claimed" value={formatCount(figures.claimed)} />
      <Figure
        label="Found but not submitted"
        value={formatCount(campaign.key_matches_aggregate.aggregate?.count ?? 0)}
      />
      <Figure label="Completed" value={formatCount(figures.completed)} />
      <Figure
        label="Completion rate"
        value={formatPercent(completionRate(figures.completed, figures.claimants - figures.completed))}
        hint={t('{completed} of {all, plural, one {# creator} other {# creators}} with keys', {
          completed: formatCount(figures.completed),
          all: figures.claimants,
        })}
      />
      <Figure label="Views" value={formatCount(figures.views)} />
      <Figure label="Hours watched" value={formatCount(Math.round(sums?.hours_watched ?? 0))} />
      <Figure label="Views per key" value={reach === null ? '–' : formatCount(Math.round(reach))} />
    </Figures>
  )
}

/** False if the text is not a valid price yet, because the user is still typing. */
const isPrice = (cents: number | null): cents is number => cents !== null && !Number.isNaN(cents)

type Price = { readonly priceCents: number | null; readonly onPrice: (cents: number | null) => void }

const Cost = ({ campaign, priceCents, onPrice }: { campaign: Campaign } & Price) => {
  const t = useText()
  const cost = isPrice(priceCents) ? costOf(figuresOf(campaign), priceCents) : null
  return (
    <Panel
      title="Cost"
      text="Enter a price to see what the claimed keys are worth. We don’t store the price."
    >
      <Stack>
        <MoneyInput label={t('Price per key')} value={priceCents} onChange={onPrice} />
        {cost && (
          <Figures>
            <Figure label="All claimed keys" value={formatCents(cost.cents)} />
            <Figure label="Per 1,000 views" value={formatExactCents(cost.centsPerThousandViews)} />
          </Figures>
        )}
      </Stack>
    </Panel>
  )
}

const countriesShown = 10

const nameOf = (country: string): string => (country === 'ZZ' ? 'Unknown' : countryName(country))

const Countries = ({ clicks }: { clicks: ReturnType<typeof clicksByCountry> }) => {
  const t = useText()
  const others = clicks.slice(countriesShown).reduce((sum, [, count]) => sum + count, 0)
  return (
    <ShareTable
      label="Clicks by country"
      nameLabel="Country"
      countLabel="Clicks"
      shares={[
        ...clicks.slice(0, countriesShown).map(([country, count]) => ({ name: t(nameOf(country)), count })),
        ...(others > 0 ? [{ name: t('All other countries'), count: others }] : []),
      ]}
    />
  )
}

const Clicks = ({ campaign: { links, click_sums } }: { campaign: Campaign }) => {
  const all = links.reduce((sum, { click_count }) => sum + click_count, 0)
  if (all === 0) return <Panel title="Clicks" text="No clicks on the sharable link yet." />
  return (
    <Panel title="Clicks" text="All clicks on this campaign’s sharable link.">
      <Stack>
        <Figures>
          <Figure label="Link clicks" value={formatCount(all)} />
          <Figure label="Desktop" value={formatCount(clicksOn(click_sums, 'desktop'))} />
          <Figure label="Mobile" value={formatCount(clicksOn(click_sums, 'mobile'))} />
          <Figure label="Other devices" value={formatCount(clicksOn(click_sums, 'other'))} />
        </Figures>
        <Countries clicks={clicksByCountry(click_sums)} />
      </Stack>
    </Panel>
  )
}

type List = {
  readonly campaign: Campaign
  /** The number of rows to show. The query loads one more, to know whether there are more. */
  readonly shown: number
  readonly more: { readonly loading: boolean; readonly onMore: () => void } | null
}

const Content = ({ campaign: { submissions }, shown, more }: List) => {
  const t = useText()
  if (submissions.length === 0) return <EmptyState title="No content submitted yet" motif="board" compact />
  return (
    <Panel title="Content">
      <RowList>
        {submissions
          .slice(0, shown)
          .map(({ id, url, status, post_type, submitted_at, participant, creator, content }) => (
            <Row
              key={id}
              title={<OutsideLink url={url} title={content?.title} />}
              text={
                <>
                  {[
                    creator?.profile?.display_name,
                    post_type && t(postTypeNames[post_type]),
                    content?.views != null &&
                      t('{count, plural, one {# view} other {# views}}', { count: content.views }),
                    formatDay(submitted_at),
                    isLate(submitted_at, participant?.deadline_at ?? null) && t('late'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  {content && status === 'APPROVED' && <ContentGame content={content} />}
                </>
              }
              side={<StatusBadge tone={submissionTones[status]}>{submissionStatusNames[status]}</StatusBadge>}
            />
          ))}
      </RowList>
      {more && submissions.length > shown && <ShowMore {...more} />}
    </Panel>
  )
}

/** Content that its creator has not confirmed yet. The stats above do not include it. */
const Found = ({ campaign: { key_matches }, shown, more }: List) => {
  const t = useText()
  if (key_matches.length === 0) return null
  return (
    <Panel
      title="Found but not submitted"
      text="We found this content on creators’ channels after they claimed a key. It counts in the results above once the creator submits it."
    >
      <RowList>
        {key_matches.slice(0, shown).flatMap(({ participant_id, creator, content, published_at }) =>
          content
            ? [
                <Row
                  key={`${participant_id} ${content.id}`}
                  title={
                    <a href={content.url} target="_blank" rel="noreferrer">
                      {content.title || t('Without a title')}
                    </a>
                  }
                  text={[
                    creator?.profile?.display_name,
                    t(contentTypeNames[content.type] ?? ''),
                    content.views !== null &&
                      t('{count, plural, one {# view} other {# views}}', { count: content.views }),
                    published_at && formatDay(published_at),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  side={<StatusBadge tone="info">{t('Results')}</StatusBadge>}
                />,
              ]
            : [],
        )}
      </RowList>
      {more && key_matches.length > shown && <ShowMore {...more} />}
    </Panel>
  )
}

const step = 50
const most = 950

const Results = ({ id }: { id: string }) => {
  const { user } = useSession()
  const content = useShown(step, most)
  const [found, setFound] = useState(step)
  const [priceCents, setPriceCents] = useState<number | null>(null)
  const query = useQuery(KeyResultsDocument, {
    variables: { id, content: content.shown + 1, found: found + 1 },
  })
  const { loading } = query
  return (
    <Loaded
      query={{ ...query, data: query.data ?? query.previousData }}
      skeleton={<LinesSkeleton lines={6} />}
    >
      {({ activation_by_pk: campaign }) =>
        campaign?.kind === 'KEY' && campaign.company_id === user?.company?.id ? (
          <>
            <PageHeader title="Key results" />
            <Stacked>
              <Totals campaign={campaign} />
              <Cost campaign={campaign} priceCents={priceCents} onPrice={setPriceCents} />
              {figuresOf(campaign).claimed > 0 && (
                <KeyReach campaignId={id} priceCents={isPrice(priceCents) ? priceCents : null} />
              )}
              <Clicks campaign={campaign} />
              <Content
                campaign={campaign}
                shown={content.shown}
                more={content.mayGrow ? { loading, onMore: content.showMore } : null}
              />
              <Found
                campaign={campaign}
                shown={found}
                more={found < most ? { loading, onMore: () => setFound(found + step) } : null}
              />
            </Stacked>
          </>
        ) : (
          <NotFound what="Key campaign" />
        )
      }
    </Loaded>
  )
}

const KeyResultsPage = () => {
  const { campaignId = '' } = useParams()
  return isUuid(campaignId) ? <Results id={campaignId} key={campaignId} /> : <NotFound what="Key campaign" />
}

export default KeyResultsPage
