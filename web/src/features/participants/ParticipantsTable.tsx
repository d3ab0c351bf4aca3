import type { BulkTable } from '@questboard/domain'
import { type ReactNode, useMemo } from 'react'
import { useLocation } from 'react-router'
import { PageHeader } from '../../components/PageHeader.tsx'
import { BulkActions } from '../../tables/BulkActions.tsx'
import { BulkUnderWay } from '../../tables/BulkUnderWay.tsx'
import { chosenWhere } from '../../tables/chosenWhere.ts'
import { DataTable } from '../../tables/DataTable.tsx'
import type { Decision } from '../../tables/decision.ts'
import type { TableProps } from '../../tables/tableProps.ts'
import { CreatorHead, type Participant } from './creator.tsx'
import classes from './participants.module.css'
import { ReportChosen } from './ReportChosen.tsx'
import { columnsAt, screenAt } from './shared.tsx'

type Props<Row, Order, Where> = Omit<
  TableProps<Row, Order, Where>,
  'screen' | 'label' | 'scope' | 'empty' | 'bulk' | 'underWay'
> & {
  title: string
  table: BulkTable
  /** Decisions for the selected rows. `matching` is the condition that all rows of the table meet. */
  decisions: readonly Decision[]
  matching: (search: string, where: readonly Where[]) => Where
  /** Labels for the results of bulk decisions that were made at other stages. */
  outcomes?: readonly Decision[]
  /** Explains how participants get into this table. */
  empty: { readonly title: string; readonly text: string }
  actions?: ReactNode
  /** Information that is shown below the table, so that it can load late without shifting the rows. */
  below?: ReactNode
}

/** The participants at the stage in the URL. The company can report a creator at every stage. */
export const ParticipantsTable = <Row extends Participant & { id: string }, Order, Where>({
  title,
  empty,
  actions,
  below,
  columns,
  table,
  decisions,
  matching,
  outcomes = decisions,
  ...rest
}: Props<Row, Order, Where>) => {
  const { pathname } = useLocation()
  const shown = useMemo(() => columnsAt(pathname, columns), [pathname, columns])
  return (
    <>
      <PageHeader title={title} actions={actions} />
      <DataTable
        key={pathname}
        screen={screenAt(pathname)}
        label={title}
        columns={shown}
        scope={pathname}
        panelHead={(row) => <CreatorHead creator={row.creator} />}
        empty={empty}
        underWay={(reload) => (
          <div className={classes.below}>
            <BulkUnderWay table={table} decisions={[...decisions, ...outcomes]} onEnded={reload} />
            {below}
          </div>
        )}
        bulk={(chosen) => (
          <>
            {decisions.length > 0 && (
              <BulkActions
                decisions={decisions}
                count={chosen.count}
                where={chosenWhere(chosen, matching)}
                onStarted={chosen.done}
              />
            )}
            <ReportChosen load={chosen.load} />
          </>
        )}
        {...rest}
      />
    </>
  )
}
