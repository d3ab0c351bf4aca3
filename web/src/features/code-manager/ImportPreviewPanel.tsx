import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import type { ImportPreview } from '@questboard/domain'
import { useMemo, useState } from 'react'
import { Figure, Figures } from '../../components/Figure.tsx'
import { Notice } from '../../components/Notice.tsx'
import { formatCount } from '../../lib/format.ts'
import { giveFile } from '../../lib/giveFile.ts'
import { useText } from '../../lib/text.ts'
import type { CodeLine, FaultyLine } from './codeLines.ts'
import classes from './codeManager.module.css'
import { type Problem, problemFile, problemsOf } from './problemLines.ts'

type Props = {
  preview: ImportPreview
  /** The uploaded lines. The preview refers to them by their positions. */
  sent: readonly CodeLine[]
  faulty: readonly FaultyLine[]
  onBack: () => void
  onAdd: (skipsOdd: boolean) => void
}

/** The number of lines on screen for each kind of problem. The file for download has all of them. */
const SHOWN = 5

const Lines = ({ title, lines }: Problem) => {
  const t = useText()
  const rest = lines.length - SHOWN
  return (
    <div>
      <Text fw={700}>{t(title, { count: lines.length })}</Text>
      {lines.slice(0, SHOWN).map(({ line, code }) => (
        <Text key={`${line} ${code}`} size="sm" c="dimmed" className={classes.code} lineClamp={2}>
          {t('Line {line}: {code}', { line: formatCount(line), code })}
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

const Odd = ({ isSkipped, onSkip }: { isSkipped: boolean; onSkip: (next: boolean) => void }) => {
  const t = useText()
  return (
    <Notice tone="warn" title="Some codes don’t match this store’s format">
      {t('We’ll add them unchanged. Go back if you chose the wrong platform or column.')}
      <Checkbox
        mt="xs"
        label={t('Leave out codes in another format')}
        checked={isSkipped}
        onChange={({ currentTarget }) => onSkip(currentTarget.checked)}
      />
    </Notice>
  )
}

/** A summary of the uploaded codes before they are added. */
export const ImportPreviewPanel = ({ preview, sent, faulty, onBack, onAdd }: Props) => {
  const t = useText()
  const [skipsOdd, setSkipsOdd] = useState(false)
  const problems = useMemo(() => problemsOf(preview, sent, faulty), [preview, sent, faulty])
  const { fresh, repeated, known, odd } = preview
  const count = skipsOdd ? fresh - odd.count : fresh
  return (
    <Stack>
      <Figures>
        <Figure label="New codes" value={formatCount(fresh)} />
        <Figure label="Duplicate lines" value={formatCount(repeated.count)} />
        <Figure label="Already in your stock" value={formatCount(known.count)} />
      </Figures>
      {odd.count > 0 && <Odd isSkipped={skipsOdd} onSkip={setSkipsOdd} />}
      {faulty.length > 0 && (
        <Notice tone="warn" title="We left out lines that can’t be codes">
          {t('If letters look wrong, go back and choose another encoding.')}
        </Notice>
      )}
      {problems.map((problem) => (
        <Lines key={problem.name} {...problem} />
      ))}
      <Group justify="space-between">
        {problems.length > 0 && (
          <Button variant="subtle" onClick={() => giveFile('problem-lines.csv', problemFile(problems))}>
            {t('Download problem lines')}
          </Button>
        )}
        <Group ml="auto">
          <Button variant="default" onClick={onBack}>
            {t('Back')}
          </Button>
          <Button disabled={count === 0} onClick={() => onAdd(skipsOdd)} data-autofocus>
            {t('Add {count, plural, one {# code} other {# codes}}', { count })}
          </Button>
        </Group>
      </Group>
    </Stack>
  )
}
