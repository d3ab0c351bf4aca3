import { useQuery } from '@apollo/client/react'
import { Button, Chip, Select } from '@mantine/core'
import { dealKinds } from '@questboard/domain'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { RowList, RowsSkeleton } from '../../components/RowList.tsx'
import { ShowMore } from '../../components/ShowMore.tsx'
import { readFragment } from '../../lib/fragments.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { useRest } from '../../lib/useRest.ts'
import { useShown } from '../../lib/useShown.ts'
import { DealRow } from './DealRow.tsx'
import classes from './Deals.module.css'
import {
  type DealView,
  kindNames,
  orderOf,
  readDealView,
  type Stage,
  sortNames,
  sortsOf,
  whereOf,
  writeDealView,
} from './dealView.ts'
import { DealRow_DealFragmentDoc, DealsPageDocument } from './generated/DealsPage.ts'

const step = 30
const most = 900

const stages: Readonly<Record<Stage, { empty: string; text: string; to: string; label: string }>> = {
  offer: {
    empty: 'No offers waiting',
    text: 'Invitations and offers from companies appear here, along with your own requests.',
    to: '/campaigns/quests/browse',
    label: 'Browse Quests',
  },
  active: {
    empty: 'Nothing in progress',
    text: 'Your current keys, Missions and Quests appear here, sorted by deadline.',
    to: '/missions',
    label: 'Browse Missions',
  },
  ended: {
    empty: 'Nothing has ended yet',
    text: 'Finished deals appear here with their results.',
    to: '/deals/active',
    label: 'View active deals',
  },
}

const stageAt = (pathname: string): Stage =>
  pathname.startsWith('/deals/active') ? 'active' : pathname.startsWith('/deals/ended') ? 'ended' : 'offer'

type ViewProps = { view: DealView; change: (view: DealView) => void }

const Bar = ({ stage, view, change }: ViewProps & { stage: Stage }) => {
  const t = useText()
  const chosen = (value: readonly string[]) => dealKinds.filter((kind) => value.includes(kind))
  const sorts = sortsOf[stage]
  return (
    <div className={classes.bar}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws an edge. */}
      <div className={classes.kinds} role="group" aria-label={t('Kinds')}>
        <Chip.Group
          multiple
          value={[...view.kinds]}
          onChange={(value) => change({ ...view, kinds: chosen(value) })}
        >
          {dealKinds.map((kind) => (
            <Chip key={kind} value={kind} size="sm">
              {t(kindNames[kind])}
            </Chip>
          ))}
        </Chip.Group>
      </div>
      <Select
        className={classes.sort}
        aria-label={t('Sort')}
        allowDeselect={false}
        data={sorts.map((value) => ({ value, label: t(sortNames[value]) }))}
        value={view.sort}
        onChange={(value) => change({ ...view, sort: sorts.find((sort) => sort === value) ?? view.sort })}
      />
    </div>
  )
}

const Nothing = ({ stage, view, change }: ViewProps & { stage: Stage }) => {
  const t = useText()
  const { empty, text, to, label } = stages[stage]
  if (view.kinds.length === 0)
    return <EmptyState motif="offers" title={empty} text={text} next={{ to, label }} />
  return (
    <EmptyState
      motif="search"
      title="No deals of this kind"
      text="Choose another kind of deal."
      action={
        <Button variant="default" onClick={() => change({ ...view, kinds: [] })}>
          {t('Show all kinds')}
        </Button>
      }
    />
  )
}

const List = ({ stage, view, change }: ViewProps & { stage: Stage }) => {
  const { shown, showMore, mayGrow } = useShown(step, most)
  const [first] = useState(shown + 1)
  const query = useQuery(DealsPageDocument, {
    variables: { where: whereOf(stage, view), order: orderOf(view), limit: first },
    // Reloads on every visit, because other screens change deals.
  })
  const rest = useRest(query.data?.deal, {
    first,
    wanted: shown + 1,
    load: (part) => query.fetchMore({ variables: part }),
    countOf: (data) => data.deal.length,
    showMore,
  })
  return (
    <Loaded
      query={{ ...query, data: query.data ?? query.previousData }}
      skeleton={
        <Panel>
          <RowsSkeleton rows={6} />
        </Panel>
      }
    >
      {({ deal }) =>
        deal.length === 0 ? (
          <Nothing stage={stage} view={view} change={change} />
        ) : (
          <>
            <Panel>
              <RowList>
                {deal.slice(0, shown).map((one) => (
                  <DealRow key={readFragment(DealRow_DealFragmentDoc, one).id} deal={one} />
                ))}
              </RowList>
            </Panel>
            {deal.length > shown && mayGrow && <ShowMore {...rest} />}
          </>
        )
      }
    </Loaded>
  )
}

/** A creator's keys, missions and quests in one list, as offers, active or ended deals. */
const DealsPage = () => {
  const t = useText()
  const stage = stageAt(useLocation().pathname)
  const [query, setQuery] = useSearchParams()
  const view = readDealView(query, stage)
  const change = (next: DealView) => setQuery(writeDealView(next, stage), { replace: true })
  return (
    <>
      <PageHeader
        title="Deals"
        actions={
          <Button component={AppLink} variant="default" to="/creator/keys">
            {t('All your keys')}
          </Button>
        }
      />
      <Bar stage={stage} view={view} change={change} />
      <List key={stage} stage={stage} view={view} change={change} />
    </>
  )
}

export default DealsPage
