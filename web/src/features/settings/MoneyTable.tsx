import { Group, Table, Text } from '@mantine/core'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ShowMore } from '../../components/ShowMore.tsx'
import { StatusBadge, type Tone } from '../../components/StatusBadge.tsx'
import { formatDay, formatExactCents } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import classes from './MoneyTable.module.css'

type Entry = {
  id: string
  at: string
  words: string
  status: string
  cents: number
  paper?: { name: string; path: string } | undefined
}
type Props = {
  /** The list contains one entry more than the table shows, to know whether there are more. */
  entries: readonly Entry[]
  shown: number
  none: { title: string; text: string }
  loading: boolean
  /** The reason why loading more failed. */
  problem?: string | null
  onMore: () => void
}

export const moneyStep = 25
/** The engine returns at most 1,000 rows. */
export const mostMoney = 975

const tones: Record<string, Tone> = {
  succeeded: 'good',
  paid: 'good',
  failed: 'bad',
  expired: 'bad',
  pending: 'warn',
}

const toWord = (status: string) => {
  const text = status.replaceAll('_', ' ').toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const StatusOf = ({ status }: { status: string }) => (
  <StatusBadge tone={tones[status.toLowerCase()] ?? 'neutral'}>{toWord(status)}</StatusBadge>
)

/** On a phone, the date and the status are below the description, so that the amount stays visible. */
const EntryRow = ({ at, words, status, cents, paper }: Entry) => (
  <Table.Tr>
    <Table.Td visibleFrom="xs" className={classes.day}>
      {formatDay(at)}
    </Table.Td>
    <Table.Td>
      {words}
      {paper && (
        <a href={paper.path} download className={classes.paper}>
          {paper.name}
        </a>
      )}
      <Group gap="xs" mt={4} hiddenFrom="xs">
        <Text size="sm" c="dimmed">
          {formatDay(at)}
        </Text>
        <StatusOf status={status} />
      </Group>
    </Table.Td>
    <Table.Td visibleFrom="xs">
      <StatusOf status={status} />
    </Table.Td>
    <Table.Td ta="right" className="qb-figures">
      {formatExactCents(cents)}
    </Table.Td>
  </Table.Tr>
)

export const MoneyTable = ({ entries, shown, none, loading, problem = null, onMore }: Props) => {
  const t = useText()
  if (entries.length === 0) return <EmptyState compact motif="coins" title={none.title} text={none.text} />
  return (
    <>
      <Table className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th visibleFrom="xs">{t('Date')}</Table.Th>
            <Table.Th>{t('For')}</Table.Th>
            <Table.Th visibleFrom="xs">{t('Status')}</Table.Th>
            <Table.Th ta="right">{t('Amount')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.slice(0, shown).map((entry) => (
            <EntryRow key={entry.id} {...entry} />
          ))}
        </Table.Tbody>
      </Table>
      {entries.length > shown && shown < mostMoney && (
        <ShowMore loading={loading} problem={problem} onMore={onMore} />
      )}
    </>
  )
}
