import { useQuery } from '@apollo/client/react'
import { Table } from '@mantine/core'
import { monthInWords } from '@questboard/domain'
import { EmptyState } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { formatExactCents } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { DownloadLink } from './DownloadLink.tsx'
import { StatementsPageDocument, type StatementsPageQuery } from './generated/StatementsPage.ts'
import classes from './papers.module.css'

type Statement = StatementsPageQuery['statement'][number]

const StatementRow = ({ statement }: { statement: Statement }) => {
  const t = useText()
  const { id, opening_cents, paid_cents, spent_cents, returned_cents, refunded_cents, closing_cents } =
    statement
  const month = monthInWords(new Date(statement.month))
  return (
    <Table.Tr>
      <Table.Th scope="row">{month}</Table.Th>
      <Table.Td ta="right" className="qb-figures" visibleFrom="md">
        {formatExactCents(opening_cents)}
      </Table.Td>
      <Table.Td ta="right" className="qb-figures" visibleFrom="xs">
        {formatExactCents(paid_cents)}
      </Table.Td>
      <Table.Td ta="right" className="qb-figures">
        {formatExactCents(-spent_cents)}
      </Table.Td>
      <Table.Td ta="right" className="qb-figures" visibleFrom="md">
        {formatExactCents(returned_cents)}
      </Table.Td>
      <Table.Td ta="right" className="qb-figures" visibleFrom="md">
        {formatExactCents(-refunded_cents)}
      </Table.Td>
      <Table.Td ta="right" className="qb-figures" visibleFrom="xs">
        {formatExactCents(closing_cents)}
      </Table.Td>
      <Table.Td ta="right">
        <span className={classes.downloads}>
          <DownloadLink path={`statements/${id}`} label={t('{month} as PDF', { month })}>
            PDF
          </DownloadLink>
          <DownloadLink path={`statements/${id}?as=csv`} label={t('{month} as CSV', { month })}>
            CSV
          </DownloadLink>
        </span>
      </Table.Td>
    </Table.Tr>
  )
}

/** The minimum window width at which each column is shown. A phone shows only the amount spent. */
const heads = [
  { title: 'Before', from: 'md' },
  { title: 'Paid', from: 'xs' },
  { title: 'Spent', from: undefined },
  { title: 'Returned', from: 'md' },
  { title: 'Refunded', from: 'md' },
  { title: 'After', from: 'xs' },
] as const

const Statements = ({ statements }: { statements: readonly Statement[] }) => {
  const t = useText()
  if (statements.length === 0)
    return (
      <EmptyState
        motif="coins"
        title="No statements yet"
        text="After each month with payments, its statement appears here."
      />
    )
  return (
    <Panel>
      <Table aria-label={t('Statements')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('Month')}</Table.Th>
            {heads.map(({ title, from }) => (
              <Table.Th key={title} ta="right" visibleFrom={from}>
                {t(title)}
              </Table.Th>
            ))}
            <Table.Th ta="right">{t('Download')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {statements.map((statement) => (
            <StatementRow key={statement.id} statement={statement} />
          ))}
        </Table.Tbody>
      </Table>
    </Panel>
  )
}

/** Monthly statements of the company's account, as PDF and as CSV for accounting. */
const StatementsPage = () => {
  const query = useQuery(StatementsPageDocument)
  return (
    <>
      <PageHeader
        title="Statements"
        text="Payments, money held for Quests and refunds by month, in US dollars."
      />
      <Loaded query={query} skeleton={<LinesSkeleton lines={8} />}>
        {({ statement }) => <Statements statements={statement} />}
      </Loaded>
    </>
  )
}

export default StatementsPage
