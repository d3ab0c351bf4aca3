import { Button } from '@mantine/core'
import { channelProviders, matchmakingObjectiveNames, sizeTiers } from '@questboard/domain'
import { useParams } from 'react-router'
import { NotFound } from '../../../components/NotFound.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { RowsSkeleton } from '../../../components/RowList.tsx'
import { formatCents, formatDay } from '../../../lib/format.ts'
import { readFragment } from '../../../lib/fragments.ts'
import { isUuid } from '../../../lib/isUuid.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/text.ts'
import { DataTable } from '../../../tables/DataTable.tsx'
import { useServerRows } from '../../../tables/useServerRows.ts'
import { nameOf } from '../creator.tsx'
import { openInviteDialog } from '../InviteDialog.tsx'
import {
  MatchesDocument,
  type MatchesQuery,
  type Matchmaking_MatchmakingFragment,
  Matchmaking_MatchmakingFragmentDoc,
} from './generated/matchmaking.ts'
import { openMatchmaking } from './MatchmakingWizard.tsx'
import { MatchPanel } from './MatchPanel.tsx'
import {
  type MatchOrder,
  type MatchRow,
  type MatchWhere,
  matchColumns,
  matchFilters,
  matchFound,
} from './matchColumns.tsx'
import { useMatchmaking } from './useMatchmaking.ts'
import { useSelected } from './useSelected.ts'

type Matchmaking = Matchmaking_MatchmakingFragment

/** Opens the wizard again with the same values. */
const askAgain = (match: Matchmaking) =>
  openMatchmaking({
    activationId: match.activation_id,
    gameId: match.game?.id ?? '',
    objective: match.objective,
    countries: [...match.countries],
    languages: [...match.languages],
    platforms: channelProviders.filter((one) => match.platforms.includes(one)),
    sizeTiers: sizeTiers.filter((one) => match.size_tiers.includes(one)),
    budgetCents: match.budget_cents ?? null,
  })

const Matches = ({ match }: { match: Matchmaking }) => {
  const t = useText()
  const budgetCents = match.budget_cents ?? null
  const selected = useSelected(match.id, budgetCents)
  const { load } = useServerRows<MatchesQuery, MatchRow, MatchWhere, MatchOrder>({
    document: MatchesDocument,
    read: (data) => ({
      rows: data.matchmaking_item.map((row) => ({ ...row, id: row.creator_id })),
      count: data.matchmaking_item_aggregate,
    }),
    all: (conditions) => ({ _and: [{ matchmaking_id: { _eq: match.id } }, ...conditions] }),
    found: matchFound,
    tie: [{ score: 'desc' }, { creator_id: 'asc' }],
  })
  const names = new Map(selected.rows.map(({ creator_id, creator }) => [creator_id, nameOf(creator)]))
  const invite = (done: () => void) =>
    openInviteDialog({
      activationId: match.activation_id,
      chosen: [...names.keys()],
      nameOfCreator: (id) => names.get(id),
      suggested: {
        matchmakingId: match.id,
        highestCents: Math.max(0, ...selected.rows.map((row) => row.suggested_offer_cents ?? 0)),
      },
      onDone: done,
    })
  const amount = formatCents(selected.offersCents)
  const offers =
    budgetCents === null
      ? t('{amount} in offers', { amount })
      : t('{amount} of your {budget} budget', { amount, budget: formatCents(budgetCents) })
  return (
    <DataTable
      screen="matchmaking"
      label="Matches"
      searchLabel="Search creators"
      columns={matchColumns}
      filters={matchFilters}
      scope={match.id}
      load={load}
      kept={{
        selection: selected.selection,
        turn: selected.turn,
        choose: (search, where) => selected.choose([...matchFound(search), ...where]),
        clear: selected.clear,
      }}
      panel={(row) => <MatchPanel row={row} />}
      bulk={({ done }) => (
        <>
          <span>{offers}</span>
          <Button size="compact-sm" disabled={names.size === 0} onClick={() => invite(done)}>
            {t('Invite')}
          </Button>
        </>
      )}
      empty={{
        title: 'No matches',
        text: 'No creator who can join matches this audience and budget. Widen the audience or raise the budget.',
      }}
    />
  )
}

const factsOf = (t: ReturnType<typeof useText>, match: Matchmaking): string =>
  [
    match.game?.name,
    t(matchmakingObjectiveNames[match.objective]),
    match.budget_cents == null ? null : t('up to {amount}', { amount: formatCents(match.budget_cents) }),
    match.status === 'ready' &&
      t('{count, plural, one {# creator considered} other {# creators considered}}', {
        count: match.creators_considered ?? 0,
      }),
    formatDay(match.created_at),
  ]
    .filter(Boolean)
    .join(' · ')

const Match = ({ match }: { match: Matchmaking }) => {
  const t = useText()
  return (
    <>
      <PageHeader
        title={t('Matches for {name}', { name: match.activation?.name ?? '' })}
        text={factsOf(t, match)}
        actions={
          <Button variant="default" onClick={() => askAgain(match)}>
            {t('Match again')}
          </Button>
        }
      />
      {match.status === 'ready' && <Matches match={match} />}
      {match.status === 'generating' && (
        <>
          <Notice>{t('Ranking creators. They appear here in a few seconds.')}</Notice>
          <RowsSkeleton rows={6} />
        </>
      )}
      {match.status === 'failed' && (
        <Notice tone="bad" title="We couldn’t rank the creators">
          {t('Match again to retry.')}
        </Notice>
      )}
    </>
  )
}

const Known = ({ id, missionId }: { id: string; missionId: string | undefined }) => {
  const query = useMatchmaking(id)
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={6} />}>
      {({ matchmaking_by_pk: found }) => {
        const match = found ? readFragment(Matchmaking_MatchmakingFragmentDoc, found) : null
        if (!match || (missionId !== undefined && missionId !== match.activation_id))
          return <NotFound what="matchmaking" />
        return <Match match={match} />
      }}
    </Loaded>
  )
}

/** The creators who fit an activation best. The selected creators are invited together. */
const MatchmakingPage = () => {
  const { matchId = '', missionId } = useParams()
  if (!isUuid(matchId)) return <NotFound what="matchmaking" />
  return <Known key={matchId} id={matchId} missionId={missionId} />
}

export default MatchmakingPage
