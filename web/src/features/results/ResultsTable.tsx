import type { ReactNode } from 'react'
import { DataTable } from '../../tables/DataTable.tsx'
import { foundBy } from '../../tables/foundBy.ts'
import { RowFacts } from '../../tables/RowFacts.tsx'
import type { Result } from './figures.tsx'
import type { ResultView } from './resultViews.tsx'
import { type Subject, useResults } from './useResults.ts'

type Props = {
  screen: string
  view: ResultView
  subject: Subject
  more?: (row: Result) => ReactNode
  empty: { readonly title: string; readonly text: string }
}

export const ResultsTable = ({ screen, view, subject, more, empty }: Props) => {
  const load = useResults({
    by: view.by,
    subject,
    found: foundBy(view.named),
  })
  return (
    <DataTable
      key={screen}
      screen={screen}
      label={view.label}
      searchLabel={view.searchLabel}
      columns={view.columns}
      filters={[]}
      scope={`${screen} ${JSON.stringify(subject)}`}
      load={load}
      panel={(row) => (
        <RowFacts row={row} columns={view.columns}>
          {more?.(row)}
        </RowFacts>
      )}
      empty={empty}
    />
  )
}
