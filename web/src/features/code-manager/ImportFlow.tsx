import { useApolloClient } from '@apollo/client/react'
import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import type { ImportPreview } from '@questboard/domain'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '../../components/Notice.tsx'
import { formatCount } from '../../lib/format.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { type CodeLine, type FaultyLine, faultyAmong, fittingAmong, usableAmong } from './codeLines.ts'
import { addStagedCodes, type Progress as Done, stageCodes, type Target } from './codeStream.ts'
import { ImportForm } from './ImportForm.tsx'
import { ImportPreviewPanel } from './ImportPreviewPanel.tsx'
import { UndoImport } from './UndoImport.tsx'

const id = 'import-codes'

/** A checked upload: the uploaded lines, and those that were left out because they cannot be codes. */
type Previewed = {
  readonly at: 'preview'
  readonly preview: ImportPreview
  readonly target: Target
  readonly sent: readonly CodeLine[]
  readonly faulty: readonly FaultyLine[]
}

/** The steps of an import. The codes exist only in this state and in the request to the server. */
type Stage =
  | { readonly at: 'form' }
  | { readonly at: 'reading' | 'adding'; readonly progress: Done }
  | Previewed
  | { readonly at: 'added'; readonly batchId: string; readonly added: number }

const Working = ({ words, progress: { done, of } }: { words: string; progress: Done }) => {
  const t = useText()
  return (
    <Stack aria-live="polite">
      <Text>{t(words, { done: formatCount(done), of: formatCount(of) })}</Text>
      <Progress value={of ? (100 * done) / of : 0} aria-label={t('Progress')} animated />
    </Stack>
  )
}

type Wishes = {
  /** The code item that the codes are for, if already known. */
  readonly itemId?: string
  readonly onChanged?: () => void
}

const close = (): void => void modals.remove(id, { force: true })

const AddedPanel = ({ batchId, added, onChanged }: { batchId: string; added: number } & Wishes) => {
  const t = useText()
  return (
    <Stack>
      <Notice tone="good">
        {t('{added, plural, one {# code was} other {# codes were}} added.', { added })}
      </Notice>
      <Group justify="flex-end">
        <UndoImport
          batchId={batchId}
          onUndone={() => {
            close()
            onChanged?.()
          }}
        />
        <Button onClick={close}>{t('Done')}</Button>
      </Group>
    </Stack>
  )
}

/** Runs the import. After a failure, the user returns to the previous step and the input is kept. */
const useImport = ({ onChanged }: Wishes) => {
  const client = useApolloClient()
  const [stage, setStage] = useState<Stage>({ at: 'form' })
  const [problem, setProblem] = useState<string | null>(null)
  // Closing the dialog aborts the upload.
  const sending = useRef<AbortController>(null)
  useEffect(() => () => sending.current?.abort(), [])

  const attempt = async (from: Stage, work: () => Promise<Stage>): Promise<void> => {
    setProblem(null)
    try {
      setStage(await work())
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Something went wrong')
      setStage(from)
    }
  }
  const send = (target: Target, sent: readonly CodeLine[]): Promise<ImportPreview> => {
    const leaving = new AbortController()
    sending.current = leaving
    setStage({ at: 'reading', progress: { done: 0, of: sent.length } })
    return stageCodes(
      target,
      sent.map(({ code }) => code),
      (progress) => setStage({ at: 'reading', progress }),
      leaving.signal,
    )
  }
  return {
    stage,
    problem,
    back: () => setStage({ at: 'form' }),
    read: (target: Target, codes: readonly CodeLine[]) =>
      attempt({ at: 'form' }, async () => {
        const sent = usableAmong(codes)
        const preview = await send(target, sent)
        return { at: 'preview', preview, target, sent, faulty: faultyAmong(codes) }
      }),
    add: (from: Previewed, skipsOdd: boolean) =>
      attempt(from, async () => {
        const { target, sent } = from
        // To leave out codes, the remaining ones are uploaded again in place of the first upload.
        const { importId, fresh } = skipsOdd
          ? await send(target, fittingAmong(sent, target.distributionChannelId))
          : from.preview
        setStage({ at: 'adding', progress: { done: 0, of: fresh } })
        const added = await addStagedCodes(importId, (progress) => setStage({ at: 'adding', progress }))
        onChanged?.()
        await client.refetchQueries({ include: 'active' })
        return { at: 'added', ...added }
      }),
  }
}

const ImportFlow = (wishes: Wishes) => {
  const t = useText()
  const { stage, problem, back, read, add } = useImport(wishes)
  return (
    <Stack>
      {problem && <Notice tone="bad">{t(problem)}</Notice>}
      {/* Hides the form instead of removing it, so that it keeps its input when the user goes back. */}
      <div hidden={stage.at !== 'form'}>
        <ImportForm itemId={wishes.itemId ?? ''} onRead={read} onCancel={close} />
      </div>
      {stage.at === 'reading' && <Working words="{done} of {of} codes checked" progress={stage.progress} />}
      {stage.at === 'preview' && (
        <ImportPreviewPanel
          preview={stage.preview}
          sent={stage.sent}
          faulty={stage.faulty}
          onBack={back}
          onAdd={(skipsOdd) => void add(stage, skipsOdd)}
        />
      )}
      {stage.at === 'adding' && <Working words="{done} of {of} codes added" progress={stage.progress} />}
      {stage.at === 'added' && <AddedPanel batchId={stage.batchId} added={stage.added} {...wishes} />}
    </Stack>
  )
}

export const openImport = (wishes: Wishes = {}): void =>
  modals.add({
    id,
    title: 'Add codes',
    size: 'lg',
    closeOnBackdrop: false,
    content: <ImportFlow {...wishes} />,
  })
