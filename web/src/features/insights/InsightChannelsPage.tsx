import { useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { PanelsSkeleton } from '../../components/Skeletons.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { ExportButton } from '../../shared/exports/ExportButton.tsx'
import { DataTable } from '../../tables/DataTable.tsx'
import { RowFacts } from '../../tables/RowFacts.tsx'
import { AddToShortlist } from './AddToShortlist.tsx'
import { channelColumns, channelFilters } from './channelColumns.tsx'
import { DaysSelect } from './DaysSelect.tsx'
import { exportOf } from './exportOf.ts'
import { InsightChoicesDocument, type InsightChoicesQuery } from './generated/insights.ts'
import { InsightGate } from './InsightGate.tsx'
import { type InsightKind, insightDays, kindAt, readDays } from './insightKinds.ts'
import classes from './insights.module.css'
import { useChannels } from './useChannels.ts'

const Channels = ({ kind, known }: { kind: InsightKind; known: InsightChoicesQuery }) => {
  const t = useText()
  const [params] = useSearchParams()
  const days = readDays(params.get('days'))
  const load = useChannels(kind, days)
  const filters = useMemo(() => channelFilters(kind, known), [kind, known])
  const columns = channelColumns[kind.slug]
  return (
    <>
      <div className={classes.bar}>
        <DaysSelect days={days} choices={insightDays} />
        <ExportButton subject={exportOf(kind, days, params)} />
      </div>
      <DataTable
        key={kind.slug}
        screen={`insights-${kind.slug}`}
        label={kind.title}
        searchLabel="Search channels"
        columns={columns}
        filters={filters}
        scope={`${kind.slug} ${days}`}
        load={load}
        panel={(row) => (
          <RowFacts row={row} columns={columns}>
            <div className={classes.buttons}>
              <Button component={AppLink} to={`/insights/${kind.slug}/content-creators/${row.id}`}>
                {t('Open')}
              </Button>
              <AddToShortlist kind={kind} creatorIds={[row.creator_id]} />
            </div>
          </RowFacts>
        )}
        bulk={(chosen) => (
          <AddToShortlist
            kind={kind}
            load={async () => (await chosen.load()).map(({ creator_id }) => creator_id)}
            onDone={chosen.done}
          />
        )}
        empty={{
          title: 'No channels yet',
          text: 'Channels that published in this period appear here, up to 24 hours after they connect.',
        }}
      />
    </>
  )
}

const Choices = ({ kind }: { kind: InsightKind }) => {
  const query = useQuery(InsightChoicesDocument)
  return (
    <Loaded query={query} skeleton={<PanelsSkeleton heights={['2.25rem', '30rem']} />}>
      {(known) => <Channels kind={kind} known={known} />}
    </Loaded>
  )
}

const InsightChannelsPage = () => {
  const kind = kindAt(useLocation().pathname)
  if (!kind) return <NotFound what="Page" />
  return (
    <>
      <PageHeader title={kind.title} text={kind.text} />
      <InsightGate>
        <Choices kind={kind} />
      </InsightGate>
    </>
  )
}

export default InsightChannelsPage
