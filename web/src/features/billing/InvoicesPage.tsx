import { useQuery } from '@apollo/client/react'
import { Button, Table, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { AppLink } from '../../components/AppLink.tsx'
import { backTo } from '../../components/BackLink.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { ShowMore } from '../../components/ShowMore.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { StatusBadge, type Tone } from '../../components/StatusBadge.tsx'
import { formatDay, formatExactCents } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { useShown } from '../../lib/useShown.ts'
import { DownloadLink } from './DownloadLink.tsx'
import { InvoicesPageDocument, type InvoicesPageQuery } from './generated/InvoicesPage.ts'
import classes from './papers.module.css'

type Invoice = InvoicesPageQuery['invoice'][number]
type CreditNote = InvoicesPageQuery['credit_note'][number]

const STEP = 50
/** The engine returns at most 1,000 rows. */
const MOST = 950

const states: Readonly<Record<Invoice['status'], { readonly word: string; readonly tone: Tone }>> = {
  open: { word: 'Due', tone: 'warn' },
  paid: { word: 'Paid', tone: 'good' },
  void: { word: 'Withdrawn', tone: 'neutral' },
}

type RowProps = {
  number: string
  at: string
  words: string
  state: { word: string; tone: Tone }
  cents: number
  path: string
  isPart?: boolean
}

const PaperRow = ({ number, at, words, state, cents, path, isPart }: RowProps) => {
  const t = useText()
  return (
    <Table.Tr>
      <Table.Td data-part={isPart || undefined} className={classes.number}>
        <span className={classes.whole}>{number}</span>
        <Text size="sm" c="dimmed" hiddenFrom="sm">
          {formatDay(at)} · {t(state.word)}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="sm" className={classes.whole}>
        {formatDay(at)}
      </Table.Td>
      <Table.Td visibleFrom="sm">{words}</Table.Td>
      <Table.Td visibleFrom="sm">
        <StatusBadge tone={state.tone}>{state.word}</StatusBadge>
      </Table.Td>
      <Table.Td ta="right" className="qb-figures">
        {formatExactCents(cents)}
      </Table.Td>
      <Table.Td ta="right">
        <DownloadLink path={path} label={t('{number} as PDF', { number })}>
          PDF
        </DownloadLink>
      </Table.Td>
    </Table.Tr>
  )
}

const InvoiceRows = ({ invoice, notes }: { invoice: Invoice; notes: readonly CreditNote[] }) => (
  <>
    <PaperRow
      number={invoice.number}
      at={invoice.issued_at}
      words={invoice.payment?.description ?? ''}
      state={states[invoice.status]}
      cents={invoice.total_cents}
      path={`invoices/${invoice.id}`}
    />
    {notes.map(({ id, number, issued_at, reason, total_cents }) => (
      <PaperRow
        key={id}
        isPart
        number={number}
        at={issued_at}
        words={reason}
        state={{ word: 'Credit note', tone: 'info' }}
        cents={-total_cents}
        path={`credit-notes/${id}`}
      />
    ))}
  </>
)

const NoBilling = () => {
  const t = useText()
  return (
    <Notice
      tone="warn"
      title="Add your billing details"
      action={
        <Button
          component={AppLink}
          to="/company/settings#billing-details"
          state={backTo('/company/settings/invoices', 'Invoices')}
          variant="default"
          size="xs"
        >
          {t('Add billing details')}
        </Button>
      }
    >
      We’ll issue invoices for your past payments as soon as you add your billing details.
    </Notice>
  )
}

const Invoices = ({ data, shown }: { data: InvoicesPageQuery; shown: number }) => {
  const t = useText()
  if (data.invoice.length === 0)
    return (
      <EmptyState
        motif="coins"
        title="No invoices yet"
        text="Invoices for your payments and credit notes for refunds appear here."
        next={{ to: '/company/cart', label: 'Go to cart' }}
      />
    )
  return (
    <Panel>
      <Table aria-label={t('Invoices')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('Number')}</Table.Th>
            <Table.Th visibleFrom="sm">{t('Issued')}</Table.Th>
            <Table.Th visibleFrom="sm">{t('For')}</Table.Th>
            <Table.Th visibleFrom="sm">{t('State')}</Table.Th>
            <Table.Th ta="right">{t('Amount')}</Table.Th>
            <Table.Th ta="right">
              <IconDownload size={16} aria-label={t('Download')} />
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.invoice.slice(0, shown).map((invoice) => (
            <InvoiceRows
              key={invoice.id}
              invoice={invoice}
              notes={data.credit_note.filter(({ invoice_id }) => invoice_id === invoice.id)}
            />
          ))}
        </Table.Tbody>
      </Table>
    </Panel>
  )
}

const InvoicesPage = () => {
  const { shown, showMore } = useShown(STEP, MOST)
  const query = useQuery(InvoicesPageDocument, { variables: { limit: shown + 1 } })
  return (
    <>
      <PageHeader title="Invoices" text="All amounts are in US dollars." />
      <Loaded
        query={{ ...query, data: query.data ?? query.previousData }}
        skeleton={<LinesSkeleton lines={8} />}
      >
        {(data) => (
          <div className={classes.papers}>
            {data.company_billing.length === 0 && <NoBilling />}
            <Invoices data={data} shown={shown} />
            {data.invoice.length > shown && shown < MOST && (
              <ShowMore loading={query.loading} onMore={showMore} />
            )}
          </div>
        )}
      </Loaded>
    </>
  )
}

export default InvoicesPage
