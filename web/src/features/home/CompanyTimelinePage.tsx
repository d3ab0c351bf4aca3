import { useQuery, useSubscription } from '@apollo/client/react'
import { Button, Select } from '@mantine/core'
import { activationKindNames, activationKinds, activationPath, timelineTexts } from '@questboard/domain'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { FieldGrid } from '../../components/FieldGrid.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList, RowsSkeleton } from '../../components/RowList.tsx'
import { ShowMore } from '../../components/ShowMore.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { formatDay, formatTime } from '../../lib/format.ts'
import { isUuid } from '../../lib/isUuid.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useLoadProblem } from '../../lib/LoadProblem.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useRest } from '../../lib/useRest.ts'
import { useShown } from '../../lib/useShown.ts'
import {
  CompanyTimelineLiveDocument,
  CompanyTimelinePageDocument,
  TimelineActivationsDocument,
} from './generated/CompanyTimelinePage.ts'
import {
  byDay,
  type Happening,
  readFilter,
  readHappenings,
  type TimelineFilter,
  whereOf,
} from './timeline.ts'

const step = 50
const most = 1000

const HappeningRow = ({ happening }: { happening: Happening }) => {
  const t = useText()
  const { type, kind, creator, activation, at } = happening
  const who = creator?.profile?.display_name ?? t('Someone')
  return (
    <Row
      title={t(timelineTexts[type], { who })}
      text={
        activation && kind ? (
          <AppLink to={activationPath(kind, activation.id)}>{activation.name}</AppLink>
        ) : undefined
      }
      side={<time dateTime={at}>{formatTime(at)}</time>}
    />
  )
}

type FilterProps = {
  companyId: string
  filter: TimelineFilter
  change: (key: 'kind' | 'activation', value: string | null) => void
}

const Filters = ({ companyId, filter, change }: FilterProps) => {
  const t = useText()
  const query = useQuery(TimelineActivationsDocument, { variables: { companyId } })
  const { data } = query
  const problem = useLoadProblem(query)
  const clearable = { clearable: true, clearButtonProps: { 'aria-label': t('Clear') } } as const
  return (
    <FieldGrid>
      <Select
        label={t('Kind')}
        placeholder={t('Any kind')}
        {...clearable}
        data={activationKinds.map((value) => ({ value, label: t(activationKindNames[value]) }))}
        value={filter.kind}
        onChange={(value) => change('kind', value)}
      />
      <Select
        label={t('Activation')}
        placeholder={t('Any activation')}
        error={problem}
        searchable
        {...clearable}
        nothingFoundMessage={t('No activation with this name')}
        data={(data?.activation ?? []).map(({ id, name, kind }) => ({
          value: id,
          label: `${name} · ${t(activationKindNames[kind])}`,
        }))}
        value={filter.activationId}
        onChange={(value) => change('activation', value)}
      />
    </FieldGrid>
  )
}

const Nothing = ({ isNarrowed, onShowAll }: { isNarrowed: boolean; onShowAll: () => void }) => {
  const t = useText()
  if (!isNarrowed)
    return (
      <EmptyState
        motif="bell"
        title="No activity yet"
        text="Everything that you and creators do in your activations appears here, day by day."
        next={{ to: '/company/activations/create', label: 'Create an activation' }}
      />
    )
  return (
    <EmptyState
      motif="search"
      title="Nothing matches"
      text="No activity in this activation yet."
      action={
        <Button variant="default" onClick={onShowAll}>
          {t('Show all')}
        </Button>
      }
    />
  )
}

const Timeline = ({ companyId }: { companyId: string }) => {
  const [query, setQuery] = useSearchParams()
  const { shown, showMore, mayGrow } = useShown(step, most)
  const asked = readFilter(query)
  const filter = {
    ...asked,
    activationId: asked.activationId && isUuid(asked.activationId) ? asked.activationId : null,
  }
  const where = whereOf(companyId, filter)
  // Loads one more row than shown, to know whether there are more.
  const [first] = useState(Math.min(shown + 1, most))
  const page = useQuery(CompanyTimelinePageDocument, {
    variables: { where, limit: first },
  })
  const rest = useRest(page.data?.company_timeline, {
    first,
    wanted: Math.min(shown + 1, most),
    load: (part) => page.fetchMore({ variables: part }),
    countOf: (data) => data.company_timeline.length,
    showMore,
  })
  useSubscription(CompanyTimelineLiveDocument, {
    variables: { companyId },
    onData: () => void page.refetch(),
  })
  const change = (key: 'kind' | 'activation', value: string | null) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('show')
        if (value === null) after.delete(key)
        else after.set(key, value)
        return after
      },
      { replace: true },
    )
  return (
    <Stacked wide>
      <Filters companyId={companyId} filter={filter} change={change} />
      <Loaded query={{ ...page, data: page.data ?? page.previousData }} skeleton={<RowsSkeleton rows={8} />}>
        {({ company_timeline: rows }) =>
          rows.length === 0 ? (
            <Nothing
              isNarrowed={filter.kind !== null || filter.activationId !== null}
              onShowAll={() => setQuery({}, { replace: true })}
            />
          ) : (
            <>
              {byDay(readHappenings(rows.slice(0, shown))).map(([day, happenings]) => (
                <Panel key={day} title={formatDay(happenings[0]?.at ?? day)}>
                  <RowList>
                    {happenings.map((one) => (
                      <HappeningRow key={one.id} happening={one} />
                    ))}
                  </RowList>
                </Panel>
              ))}
              {rows.length > shown && mayGrow && <ShowMore {...rest} />}
            </>
          )
        }
      </Loaded>
    </Stacked>
  )
}

const CompanyTimelinePage = () => {
  const { user } = useSession()
  return (
    <>
      <PageHeader title="Timeline" text="Everything that happened in your activations, day by day." />
      {user?.company && <Timeline companyId={user.company.id} />}
    </>
  )
}

export default CompanyTimelinePage
