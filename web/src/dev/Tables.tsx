import { Button } from '@mantine/core'
import { useState } from 'react'
import SideDrawer from '../components/SideDrawer.tsx'
import { BulkOutcome, BulkProgress } from '../tables/BulkStrip.tsx'
import type { TableColumns } from '../tables/column.ts'
import { DataTable } from '../tables/DataTable.tsx'
import type { Filter } from '../tables/filters.ts'
import { RowFacts } from '../tables/RowFacts.tsx'
import type { Question } from '../tables/tableProps.ts'

type Stone = { id: string; name: string; colour: string; grams: number }
type Order = (one: Stone, other: Stone) => number
type Where = (stone: Stone) => boolean

const colours = ['Amber', 'Jade', 'Onyx', 'Ruby']

const stones: readonly Stone[] = Array.from({ length: 100_000 }, (_, index) => ({
  id: String(index),
  name: `Stone ${index + 1}`,
  colour: colours[(index * 7) % colours.length] ?? '',
  grams: (index * 7919) % 10_000,
}))

const columns: TableColumns<Stone, Order> = [
  {
    id: 'name',
    title: 'Name',
    width: 240,
    cell: ({ name }) => <strong>{name}</strong>,
    text: ({ name }) => name,
  },
  {
    id: 'colour',
    title: 'Colour',
    width: 160,
    cell: ({ colour }) => colour,
    text: ({ colour }) => colour,
    order: (direction) => (one, other) =>
      (direction === 'asc' ? 1 : -1) * one.colour.localeCompare(other.colour),
  },
  {
    id: 'grams',
    title: 'Grams',
    width: 120,
    align: 'end',
    cell: ({ grams }) => grams,
    text: ({ grams }) => String(grams),
    order: (direction) => (one, other) => (direction === 'asc' ? 1 : -1) * (one.grams - other.grams),
  },
]

const filters: readonly Filter<Where>[] = [
  {
    kind: 'choice',
    id: 'colour',
    title: 'Colour',
    choices: colours.map((value) => ({ value, label: value })),
    where: (values) => (stone) => values.includes(stone.colour),
  },
  {
    kind: 'range',
    id: 'grams',
    title: 'Grams',
    unit: 'number',
    where:
      ({ from, to }) =>
      ({ grams }) =>
        grams >= (from ?? 0) && grams <= (to ?? Number.POSITIVE_INFINITY),
  },
]

/** Simulates a server with 100,000 rows: searches, filters, sorts and pages them. */
const load = async ({ search, where, order, offset, limit, withTotal }: Question<Where, Order>) => {
  const found = stones.filter(
    (stone) =>
      stone.name.toLowerCase().includes(search.toLowerCase()) && where.every((matches) => matches(stone)),
  )
  const [compare] = order
  const sorted = compare ? found.toSorted(compare) : found
  return { rows: sorted.slice(offset, offset + limit), total: withTotal ? found.length : null }
}

const Side = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Open a side drawer
      </Button>
      {isOpen && (
        <SideDrawer side="right" title="Side drawer" onClose={() => setOpen(false)}>
          Press Escape to go back.
        </SideDrawer>
      )}
    </>
  )
}

const Bulk = () => {
  const [isClosed, setClosed] = useState(false)
  return (
    <>
      <BulkProgress label="Polish" done={4321} all={12_345} />
      {!isClosed && (
        <BulkOutcome
          doneWords="{count, plural, one {# stone polished} other {# stones polished}}"
          done={12_344}
          refused={1}
          leftOut={[
            {
              name: 'Stone 7',
              why: 'The status has changed in the meantime, so this action is no longer possible',
            },
          ]}
          onClose={() => setClosed(true)}
        />
      )}
    </>
  )
}

export const Tables = () => (
  <>
    <DataTable
      screen="dev-stones"
      label="Stones"
      searchLabel="Search stones"
      columns={columns}
      filters={filters}
      scope=""
      load={load}
      panelHead={({ name }) => name}
      panel={(stone) => <RowFacts row={stone} columns={columns} />}
      empty={{ title: 'No stones', text: 'They show here.' }}
    />
    <Bulk />
    <Side />
  </>
)
