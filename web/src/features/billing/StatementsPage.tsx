import { useQuery } from '@apollo/client/react'
import { Table } from '@mantine/core'
import { EmptyState } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { formatCents } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { DownloadLink } from './DownloadLink.tsx'
import { StatementsPageDocument, type StatementsPageQuery } from './generated/StatementsPage.ts'
import classes from './papers.module.css'

type Statement = StatementsPageQuery['statement'][number]

const monthName = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

const StatementRow = ({ statement }: { statement: Statement }) => {
  const t = useText()
  const { id, opening_cents, paid_cents, spent_cents, returned_cents, refunded_cents, closing_cents } =
    statement
  const month = monthName.format(new Date(statement.month))
  return (
    <Table.Tr>
      <Table.Th scope="row">{month}</Table.Th>
      <Table.Td ta="right" className="qb-figures" visibleFrom="md">
        {formatCents(opening_cents)}
      </Table.Td>
      <Table.Td ta="right" className="qb-figures" visibleFrom="xs">
        {formatCents(paid_cents)}
      </Table.Td>
      <Table.Td ta="right" className="qb-figures">
        {formatCents(-spent_cents)}
      </Table.Td>
      <Table.Td ta="right" className="qb-figures" visibleFrom="md">
        {formatCents(returned_cents)}
      </Table.Td>
      <Table.Td ta="right" className="qb-figures" visibleFrom="md">
        {formatCents(-refunded_cents)}
      </Table.Td>
      <Table.Td ta="right" className="qb-figures" visibleFrom="xs">
        {formatCents(closing_cents)}
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

/** From which width on: on a phone, what was spent alone. */
const heads = [
  { title: 'Before', from: 'md' },
  { title: 'Paid', from: 'xs' },
  { title: 'Spent', from: undefined },
  { title: 'Given back', from: 'md' },
  { title: 'Paid back', from: 'md' },
  { title: 'After', from: 'xs' },
] as const

const Statements = ({ statements }: { statements: readonly Statement[] }) => {
  const t = useText()
  if (statements.length === 0)
    return (
      <EmptyState
        motif="coins"
        title="No statements yet"
        text="A statement of each month in which your money moved shows here, once the month is over."
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

/** What the company's account did in each month: as PDF, and as CSV for its books. */
const StatementsPage = () => {
  const query = useQuery(StatementsPageDocument)
  return (
    <>
      <PageHeader
        title="Statements"
        text="What you paid, what was held for Quests, and what came back, month by month in US dollars."
      />
      <Loaded query={query} skeleton={<LinesSkeleton lines={8} />}>
        {({ statement }) => <Statements statements={statement} />}
      </Loaded>
    </>
  )
}

export default StatementsPage
