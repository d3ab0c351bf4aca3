import { useQuery } from '@apollo/client/react'
import { Button, Select } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { activationKindNames } from '@questboard/domain'
import { EmptyState } from '../../components/EmptyState.tsx'
import { RowsSkeleton } from '../../components/RowList.tsx'
import { ShowMore } from '../../components/ShowMore.tsx'
import { readFragment } from '../../lib/fragments.ts'
import { LoadFailure } from '../../lib/LoadFailure.tsx'
import { useLoadProblem } from '../../lib/LoadProblem.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { nameOf } from './creator.tsx'
import { InvitedTo_ActivationFragmentDoc, OpenActivationsDocument } from './generated/InviteCreators.ts'
import classes from './invitation.module.css'
import { type MatchesProps, MatchList } from './MatchList.tsx'
import { MatchTable } from './MatchTable.tsx'
import { type SearchSort, searchSorts } from './searchFilters.ts'
import type { Search } from './useSearch.ts'

/** Lets the user select an activation, to see which creators are eligible. */
const ActivationFilter = ({
  value,
  onChange,
}: {
  value: string | null
  onChange: (id: string | null) => void
}) => {
  const t = useText()
  const { user } = useSession()
  const query = useQuery(OpenActivationsDocument, { variables: { companyId: user?.company?.id ?? '' } })
  const { data } = query
  const problem = useLoadProblem(query)
  const choices = readFragment(InvitedTo_ActivationFragmentDoc, data?.activation ?? []).map(
    ({ id, kind, name }) => ({ value: id, label: `${name} · ${t(activationKindNames[kind])}` }),
  )
  return (
    <Select
      label={t('For activation')}
      error={problem}
      placeholder={t('Any')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('Clear') }}
      data={choices}
      value={value}
      onChange={onChange}
    />
  )
}

type HeadProps = {
  search: Search
  sort: SearchSort
  activationId: string | null
  isFixed: boolean
  onSet: (key: string, value: string | null) => void
  onChoose: (found: readonly (readonly [id: string, name: string])[]) => void
}

/**
 * The selected activation, the sort order, and a button that selects all creators who are neither invited nor taking
 * part.
 */
export const ResultsHead = ({ search, sort, activationId, isFixed, onSet, onChoose }: HeadProps) => {
  const t = useText()
  const free = search.rows.filter(({ takes_part, invitation }) => !takes_part && !invitation)
  return (
    <div className={classes.head}>
      {!isFixed && <ActivationFilter value={activationId} onChange={(id) => onSet('activation', id)} />}
      <Select
        label={t('Sorted by')}
        allowDeselect={false}
        data={Object.entries(searchSorts).map(([value, label]) => ({ value, label: t(label) }))}
        value={sort}
        onChange={(value) => onSet('sort', value === 'followers' ? null : value)}
      />
      <Button
        variant="default"
        disabled={free.length === 0}
        onClick={() => onChoose(free.map(({ id, creator }) => [id, nameOf(creator)] as const))}
      >
        {t('Select all listed')}
      </Button>
    </div>
  )
}

type Props = {
  search: Search
  unfiltered: boolean
  sort: SearchSort
  onSort: (sort: SearchSort) => void
} & Omit<MatchesProps, 'rows' | 'isStale'>

export const Results = ({ search, unfiltered, sort, onSort, ...list }: Props) => {
  const isRoomy = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false })
  const { rows, isLoaded, isStale, error } = search
  if (error !== null && !isLoaded) return <LoadFailure error={error} retry={search.reload} />
  if (!isLoaded && !isStale) return <RowsSkeleton rows={6} />
  if (rows.length === 0)
    return (
      <EmptyState
        compact
        motif="search"
        title={unfiltered ? 'No creators yet' : 'No matching creators'}
        text={
          unfiltered
            ? 'Creators appear here once they’ve connected a channel.'
            : 'Remove a filter, or invite by email.'
        }
      />
    )
  return (
    <>
      {isRoomy ? (
        <MatchTable rows={rows} isStale={isStale} sort={sort} onSort={onSort} {...list} />
      ) : (
        <MatchList rows={rows} isStale={isStale} {...list} />
      )}
      {error !== null && <LoadFailure error={error} retry={search.more} />}
      {search.hasMore && error === null && <ShowMore loading={search.loading} onMore={search.more} />}
    </>
  )
}
