import { Button, Group, Stack, Text } from '@mantine/core'
import type { ImportPreview } from '@questboard/domain'
import { Figure, Figures } from '../../components/Figure.tsx'
import { Notice } from '../../components/Notice.tsx'
import { formatCount } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import classes from './codeManager.module.css'

type Noted = ImportPreview['odd']
type Props = {
  preview: ImportPreview
  codes: readonly string[]
  onBack: () => void
  onAdd: () => void
}

/** The number of lines shown for each kind of problem. */
const SHOWN = 5

const Lines = ({ title, noted, codes }: { title: string; noted: Noted; codes: readonly string[] }) => {
  const t = useText()
  if (noted.count === 0) return null
  const rest = noted.count - Math.min(SHOWN, noted.lines.length)
  return (
    <div>
      <Text fw={700}>{t(title, { count: noted.count })}</Text>
      {noted.lines.slice(0, SHOWN).map((line) => (
        <Text key={line} size="sm" c="dimmed" className={classes.code}>
          {t('Line {line}: {code}', { line: formatCount(line), code: codes[line - 1] ?? '' })}
        </Text>
      ))}
      {rest > 0 && (
        <Text size="sm" c="dimmed">
          {t('and {rest} more', { rest: formatCount(rest) })}
        </Text>
      )}
    </div>
  )
}

/** A summary of the uploaded codes before they are added. */
export const ImportPreviewPanel = ({ preview, codes, onBack, onAdd }: Props) => {
  const t = useText()
  const { fresh, repeated, known, odd } = preview
  return (
    <Stack>
      <Figures>
        <Figure label="New codes" value={formatCount(fresh)} />
        <Figure label="Duplicate lines" value={formatCount(repeated.count)} />
        <Figure label="Already in your stock" value={formatCount(known.count)} />
      </Figures>
      {odd.count > 0 && (
        <Notice tone="warn" title="Some codes don’t match this store’s format">
          {t('We’ll add them unchanged. Go back if you chose the wrong platform or column.')}
        </Notice>
      )}
      <Lines
        title="{count, plural, one {# code in another format} other {# codes in another format}}"
        noted={odd}
        codes={codes}
      />
      <Lines
        title="{count, plural, one {# duplicate line} other {# duplicate lines}}"
        noted={repeated}
        codes={codes}
      />
      <Lines
        title="{count, plural, one {# code you already have} other {# codes you already have}}"
        noted={known}
        codes={codes}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onBack}>
          {t('Back')}
        </Button>
        <Button disabled={fresh === 0} onClick={onAdd} data-autofocus>
          {t('Add {count, plural, one {# code} other {# codes}}', { count: fresh })}
        </Button>
      </Group>
    </Stack>
  )
}
