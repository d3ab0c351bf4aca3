import { type ReactNode, useMemo } from 'react'
import { useLocation } from 'react-router'
import { PageHeader } from '../../components/PageHeader.tsx'
import { DataTable } from '../../tables/DataTable.tsx'
import type { TableProps } from '../../tables/tableProps.ts'
import type { Participant } from './creator.tsx'
import { ReportChosen } from './ReportChosen.tsx'
import { columnsAt, screenAt } from './shared.tsx'

type Props<Row, Order, Where> = Omit<
  TableProps<Row, Order, Where>,
  'screen' | 'label' | 'scope' | 'empty'
> & {
  title: string
  /** How they come to be here. */
  emptyText: string
  actions?: ReactNode
  /** What is to be known before the rows. */
  above?: ReactNode
}

/** Those who take part, at the stage that the address names. At each of them a company may have to report somebody. */
export const ParticipantsTable = <Row extends Participant & { id: string }, Order, Where>({
  title,
  emptyText,
  actions,
  above,
  columns,
  bulk,
  ...table
}: Props<Row, Order, Where>) => {
  const { pathname } = useLocation()
  const shown = useMemo(() => columnsAt(pathname, columns), [pathname, columns])
  return (
    <>
      <PageHeader title={title} actions={actions} />
      {above}
      <DataTable
        key={pathname}
        screen={screenAt(pathname)}
        label={title}
        columns={shown}
        scope={pathname}
        empty={{ title: 'Nobody here yet', text: emptyText }}
        bulk={(chosen) => (
          <>
            {bulk?.(chosen)}
            <ReportChosen load={chosen.load} />
          </>
        )}
        {...table}
      />
    </>
  )
}
