import { useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import type { BrowseFilters, BrowseSort } from '@questboard/domain'
import { useDeferredValue, useMemo } from 'react'
import { useLocation } from 'react-router'
import { CardsSkeleton } from '../../components/CardGrid.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { ShowMore } from '../../components/ShowMore.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { LoadProblem } from '../../lib/LoadProblem.tsx'
import { useText } from '../../lib/text.ts'
import { usePrices } from '../../shared/cards/ActivationCards.tsx'
import { useView } from '../../tables/useView.ts'
import classes from './Browse.module.css'
import { BrowseBar } from './BrowseBar.tsx'
import { BrowseCards } from './BrowseCards.tsx'
import { askedOf, filtersOf, onlyEligible } from './browseFilters.ts'
import { BrowseTagsDocument } from './generated/BrowsePage.ts'
import { type Scope, scopes } from './scopes.ts'
import { useBrowse } from './useBrowse.ts'

type ListProps = { scope: Scope; sort: BrowseSort; filters: BrowseFilters; onShowAll: () => void }

const Nothing = ({ scope, filters, onShowAll }: Omit<ListProps, 'sort'>) => {
  const t = useText()
  if (Object.keys(filters).length === 0) return <EmptyState {...scope.empty} />
  return (
    <EmptyState
      motif="search"
      title={filters.eligible ? 'Nothing you’re eligible for right now' : 'Nothing matches'}
      text={
        filters.eligible
          ? 'Show all to see the requirements you don’t meet.'
          : 'Remove a filter or try a different search.'
      }
      action={
        <Button variant="default" onClick={onShowAll}>
          {t('Show all')}
        </Button>
      }
    />
  )
}

const List = ({ scope, sort, filters, onShowAll }: ListProps) => {
  const { query, more, hasMore } = useBrowse(scope.kind, sort, filters)
  const prices = usePrices()
  const data = query.data ?? query.previousData
  const skeleton = <CardsSkeleton size="card" cards={12} />
  // The cards wait for the usual prices, because a price can make a card one line higher.
  const shown = prices.isAwaited ? { data: undefined, loading: true } : { data }
  return (
    <Loaded query={{ ...query, ...shown }} skeleton={skeleton}>
      {({ browse_activations: activations }) =>
        activations.length === 0 ? (
          <Nothing scope={scope} filters={filters} onShowAll={onShowAll} />
        ) : (
          <>
            <BrowseCards activations={activations} prices={prices} />
            {hasMore && <ShowMore {...more} />}
          </>
        )
      }
    </Loaded>
  )
}

const Browse = ({ scope }: { scope: Scope }) => {
  const tags = useQuery(BrowseTagsDocument)
  const filters = useMemo(
    () =>
      filtersOf(scope.kind, {
        genres: (tags.data?.genres ?? []).map(({ name }) => name),
        tags: (tags.data?.tags ?? []).map(({ name }) => name),
      }),
    [scope, tags.data],
  )
  const { view, change } = useView({
    sortable: scope.sorts,
    filters: [...filters, onlyEligible].map(({ id }) => id),
  })
  const sort = scope.sorts.find((name) => name === view.sort?.column) ?? scope.sorts[0]
  // Keeps typing responsive by updating the list with a delay.
  const asked = useDeferredValue(useMemo(() => askedOf(filters, view), [filters, view]))
  // Waits for the list of genres and tags, because genres and tags that are not in the list are ignored.
  const waits = (view.filters.genre ?? view.filters.tag) !== undefined && tags.loading
  return (
    <>
      <PageHeader title={scope.title} text={scope.text} />
      <BrowseBar view={view} change={change} filters={filters} sorts={scope.sorts} sort={sort} />
      <LoadProblem query={tags} />
      <div className={classes.list}>
        {waits ? (
          <CardsSkeleton size="card" cards={12} />
        ) : (
          <List
            scope={scope}
            sort={sort}
            filters={asked}
            onShowAll={() => change({ search: '', filters: {} })}
          />
        )}
      </div>
    </>
  )
}

/** Open activations for creators, of the kind in the URL. */
const BrowsePage = () => {
  const { pathname } = useLocation()
  const scope = scopes[pathname.replace(/\/$/, '')]
  return scope ? <Browse key={pathname} scope={scope} /> : <NotFound what="page" />
}

export default BrowsePage
