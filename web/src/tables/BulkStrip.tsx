import { Button, Progress, Stack, Text } from '@mantine/core'
import { Notice } from '../components/Notice.tsx'
import { Row, RowList } from '../components/RowList.tsx'
import { formatCount } from '../lib/format.ts'
import { useText } from '../lib/text.ts'

export const BulkProgress = ({ label, done, all }: { label: string; done: number; all: number }) => {
  const t = useText()
  const words = t('{done} of {total}', { done: formatCount(done), total: formatCount(all) })
  return (
    <Notice title={t(label)}>
      <Stack gap="xs">
        <Progress value={(100 * done) / all} aria-label={words} />
        <Text>{words}</Text>
        <Text size="sm">{t('We continue in the background. You can leave this page.')}</Text>
      </Stack>
    </Notice>
  )
}

type LeftOut = { readonly name: string; readonly why: string }

type Props = {
  /** The text for the result, such as "{count} creators accepted". */
  readonly doneWords: string
  readonly done: number
  readonly refused: number
  readonly leftOut: readonly LeftOut[]
  readonly closing?: boolean
  readonly onClose: () => void
}

export const BulkOutcome = ({ doneWords, done, refused, leftOut, closing, onClose }: Props) => {
  const t = useText()
  const more = refused - leftOut.length
  return (
    <Notice
      tone={refused === 0 ? 'good' : 'warn'}
      title={t(doneWords, { count: done })}
      action={
        <Button variant="default" size="compact-sm" loading={closing} onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      {refused > 0 && (
        <>
          <Text fw={700}>{t('{count, plural, one {# skipped} other {# skipped}}', { count: refused })}</Text>
          <RowList>
            {[...Map.groupBy(leftOut, ({ why }) => why)].map(([why, rows]) => (
              <Row key={why} title={rows.map(({ name }) => name).join(', ')} text={t(why)} />
            ))}
          </RowList>
          {leftOut.length > 0 && more > 0 && (
            <Text>{t('and {count} more', { count: formatCount(more) })}</Text>
          )}
        </>
      )}
    </Notice>
  )
}
