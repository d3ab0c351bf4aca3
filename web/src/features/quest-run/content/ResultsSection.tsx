import { useQuery } from '@apollo/client/react'
import { formatRate } from '@questboard/domain'
import { CardGrid } from '../../../components/CardGrid.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Figure, Figures } from '../../../components/Figure.tsx'
import { NotFound } from '../../../components/NotFound.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { LinesSkeleton } from '../../../components/Skeletons.tsx'
import { formatCount, formatMoment, formatShort } from '../../../lib/format.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.ts'
import { ContentCard } from '../../../shared/cards/ContentCard.tsx'
import { ClickFigures } from '../../../shared/links/ClickFigures.tsx'
import classes from './content.module.css'
import { ResultsOfRunDocument, type ResultsOfRunQuery } from './generated/Results.ts'

type Run = NonNullable<ResultsOfRunQuery['quest_run_by_pk']>
type Content = NonNullable<Run['submissions'][number]['content']>

/** The sum over all pieces of content. Null if no platform reports the number. */
const sumOf = (contents: readonly Content[], figure: (content: Content) => number | null): number | null => {
  const known = contents.flatMap((content) => figure(content) ?? [])
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

const totalsOf = (run: Run, contents: readonly Content[]) => ({
  views: sumOf(contents, ({ views }) => views),
  hours: sumOf(contents, ({ hours_watched }) => hours_watched),
  likes: sumOf(contents, ({ likes }) => likes),
  clicks: run.links.length === 0 ? null : run.links.reduce((sum, { click_count }) => sum + click_count, 0),
})
type Totals = ReturnType<typeof totalsOf>

const Reach = ({ totals }: { totals: Totals }) => (
  <Figures>
    <Figure label="Views" value={formatShort(totals.views)} />
    <Figure label="Hours watched" value={formatShort(totals.hours)} />
    <Figure label="Likes" value={formatShort(totals.likes)} />
    <Figure label="Clicks" value={formatCount(totals.clicks)} />
  </Figures>
)

const Costs = ({ cents, totals }: { cents: number; totals: Totals }) => {
  const unknown = '–'
  return (
    <Figures>
      <Figure label="Cost per view" value={formatRate(cents, totals.views, 'view') ?? unknown} />
      <Figure label="Cost per hour watched" value={formatRate(cents, totals.hours, 'hour') ?? unknown} />
      <Figure label="Cost per click" value={formatRate(cents, totals.clicks, 'click') ?? unknown} />
    </Figures>
  )
}

const lastCheck = (contents: readonly Content[]): string | null =>
  contents.reduce<string | null>(
    (latest, { checked_at }) =>
      checked_at !== null && (latest === null || checked_at > latest) ? checked_at : latest,
    null,
  )

const Counted = ({ run, contents }: { run: Run; contents: readonly Content[] }) => {
  const t = useText()
  const { user } = useSession()
  const totals = totalsOf(run, contents)
  const checked = lastCheck(contents)
  return (
    <>
      <Panel title="Reach" text={checked ? t('As of {when}', { when: formatMoment(checked) }) : undefined}>
        <Reach totals={totals} />
      </Panel>
      {user?.userType === 'Company' && run.amount_cents !== null && (
        <Panel
          title="Cost"
          text="The agreed amount divided by the results. Stats that a platform doesn’t report stay empty."
        >
          <Costs cents={run.amount_cents} totals={totals} />
        </Panel>
      )}
    </>
  )
}

/** The tracked link exists from the payment on, before any content does. */
const OwnClicks = ({ run }: { run: Run }) => run.links.length > 0 && <ClickFigures clicks={run.clicks} />

const Results = ({ run }: { run: Run }) => {
  const contents = run.submissions.flatMap(({ content }) => content ?? [])
  if (run.submissions.length === 0)
    return (
      <>
        <EmptyState
          compact
          title="No results yet"
          text="Views and hours watched appear here once the content is approved."
        />
        <OwnClicks run={run} />
      </>
    )
  return (
    <>
      <Counted run={run} contents={contents} />
      <OwnClicks run={run} />
      {contents.length === 0 ? (
        <EmptyState
          compact
          title="Not found on the channel yet"
          text="Content and its stats may take up to 3 hours to appear."
        />
      ) : (
        <CardGrid size="card">
          {contents.map((content) => (
            <ContentCard key={content.id} content={content} />
          ))}
        </CardGrid>
      )}
    </>
  )
}

/** The results section of a quest log. The company also sees the costs. */
export const ResultsSection = ({ runId }: { runId: string }) => {
  const query = useQuery(ResultsOfRunDocument, { variables: { runId } })
  return (
    <div className={classes.section}>
      <Loaded query={query} skeleton={<LinesSkeleton />}>
        {({ quest_run_by_pk: run }) => (run ? <Results run={run} /> : <NotFound what="Quest log" />)}
      </Loaded>
    </div>
  )
}
