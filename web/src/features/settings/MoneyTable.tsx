import { Table } from '@mantine/core'
import { EmptyState } from '../../components/EmptyState.tsx'
import { StatusBadge, type Tone } from '../../components/StatusBadge.tsx'
import { formatCents, formatDay } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'

type Entry = { id: string; at: string; words: string; status: string; cents: number }
type Props = { entries: readonly Entry[]; none: string }

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

/** What was paid, when and for what. */
export const MoneyTable = ({ entries, none }: Props) => {
  const t = useText()
  if (entries.length === 0) return <EmptyState compact title={none} />
  return (
    <Table.ScrollContainer minWidth={480} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('Date')}</Table.Th>
            <Table.Th>{t('For')}</Table.Th>
            <Table.Th>{t('Status')}</Table.Th>
            <Table.Th ta="right">{t('Amount')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map(({ id, at, words, status, cents }) => (
            <Table.Tr key={id}>
              <Table.Td>{formatDay(at)}</Table.Td>
              <Table.Td>{words}</Table.Td>
              <Table.Td>
                <StatusBadge tone={tones[status.toLowerCase()] ?? 'neutral'}>{toWord(status)}</StatusBadge>
              </Table.Td>
              <Table.Td ta="right" className="qb-figures">
                {formatCents(cents)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
