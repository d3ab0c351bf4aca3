import { Select, Switch, TextInput } from '@mantine/core'
import type { BrowseFilters, BrowseSort } from '@questboard/domain'
import { IconSearch } from '@tabler/icons-react'
import { useText } from '../../lib/text.ts'
import { FilterChips, Filters } from '../../tables/Filters.tsx'
import type { Filter } from '../../tables/filters.ts'
import type { View } from '../../tables/view.ts'
import classes from './Browse.module.css'
import { onlyEligible } from './browseFilters.ts'
import { sortNames } from './scopes.ts'

type Props = {
  view: View
  change: (next: Partial<View>) => void
  filters: readonly Filter<BrowseFilters>[]
  sorts: readonly BrowseSort[]
  sort: BrowseSort
}

const SortSelect = ({ sorts, sort, change }: Pick<Props, 'sorts' | 'sort' | 'change'>) => {
  const t = useText()
  return (
    <Select
      className={classes.sort}
      aria-label={t('Sort')}
      allowDeselect={false}
      data={sorts.map((value) => ({ value, label: t(sortNames[value]) }))}
      value={sort}
      onChange={(column) => change({ sort: column ? { column, direction: 'asc' } : null })}
    />
  )
}

/** The search, filters and sort order of a list. All of them are part of the URL. */
export const BrowseBar = ({ view, change, filters, sorts, sort }: Props) => {
  const t = useText()
  const { [onlyEligible.id]: only, ...chosen } = view.filters
  const keepOnly = only === undefined ? {} : { [onlyEligible.id]: only }
  return (
    <>
      <div className={classes.bar}>
        <TextInput
          className={classes.search}
          type="search"
          aria-label={t('Search names, games and companies')}
          placeholder={t('Search names, games and companies')}
          leftSection={<IconSearch size={16} />}
          value={view.search}
          onChange={({ currentTarget }) => change({ search: currentTarget.value })}
        />
        <Filters
          filters={filters}
          chosen={chosen}
          onChange={(next) => change({ filters: { ...next, ...keepOnly } })}
        />
        {sorts.length > 1 && <SortSelect sorts={sorts} sort={sort} change={change} />}
        <Switch
          label={t(onlyEligible.title)}
          checked={only !== undefined}
          onChange={({ currentTarget }) =>
            change({ filters: currentTarget.checked ? { ...chosen, [onlyEligible.id]: 'eligible' } : chosen })
          }
        />
      </div>
      <div className={classes.chips}>
        <FilterChips
          filters={filters}
          chosen={chosen}
          onChange={(next) => change({ filters: { ...next, ...keepOnly } })}
        />
      </div>
    </>
  )
}
