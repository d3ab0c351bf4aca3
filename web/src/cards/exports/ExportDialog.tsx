import { useMutation, useQuery, useSubscription } from '@apollo/client/react'
import { Button, Checkbox, Group, Stack, Text, Title } from '@mantine/core'
import {
  exportsPerMonth,
  type MailedExportKind,
  mailedExportForm,
  startOfExportMonth,
} from '@questboard/domain'
import { useEffect, useState } from 'react'
import { Notice } from '../../components/Notice.tsx'
import { RowsSkeleton } from '../../components/RowList.tsx'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { useIntent } from '../../lib/intent.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { ExportRows } from './ExportRows.tsx'
import { ExportsDocument, ExportsLiveDocument, RequestExportDocument } from './generated/exports.ts'

export type ExportSubject = {
  readonly kind: MailedExportKind
  /** Which files are listed below: those of its own kind alone, or of all that stand beside it. */
  readonly beside?: readonly MailedExportKind[]
  /** What the dialog is called: "Export quest runs". */
  readonly title: string
  /** null: of all of the company's. */
  readonly activationId: string | null
  /** The stages to choose from, and the one that is looked at; none of what has no stages. */
  readonly stages: readonly string[]
  readonly stage: string | null
  /** Which of its kind it is, as the file's maker reads it. */
  readonly filter?: Readonly<Record<string, unknown>>
  /** What is in the file, in a sentence, where there is nothing to choose. */
  readonly text?: string
  /** Why it cannot be asked for as it stands. */
  readonly problem?: string | undefined
}

const useRequest = (subject: ExportSubject, onAsked: () => Promise<unknown>) => {
  const { kind, activationId, stage, filter } = subject
  const carryOut = useIntent()
  const [request] = useMutation(RequestExportDocument)
  const form = useFields({
    kind,
    activationId,
    stages: (stage === null ? [] : [stage]) as string[],
    ...(filter && { filter }),
  })
  const submit = useSubmit(form, {
    check: checkWith(mailedExportForm),
    explain,
    send: async ({ stages }) => {
      const wanted = { kind, activationId, stages: [...stages], filter: filter ?? null }
      try {
        await carryOut(wanted, (idempotencyKey) => request({ variables: { ...wanted, idempotencyKey } }))
      } catch (error) {
        toasts.bad('Export request failed')
        throw error
      }
      toasts.good('Export request successful')
      await onAsked()
    },
  })
  return { form, submit }
}

type FormProps = { subject: ExportSubject; left: number; onAsked: () => Promise<unknown> }

const RequestForm = ({ subject, left, onAsked }: FormProps) => {
  const t = useText()
  const { form, submit } = useRequest(subject, onAsked)
  if (left === 0)
    return (
      <Notice tone="warn" title="Exports are limited to 5 per month">
        All of this month are used. What is on screen can be downloaded as CSV at any time.
      </Notice>
    )
  if (subject.problem) return <Notice tone="warn">{subject.problem}</Notice>
  return (
    <form onSubmit={submit.onSubmit} noValidate>
      <Stack>
        {submit.problem && <Notice tone="bad">{submit.problem}</Notice>}
        {subject.text && <Text>{t(subject.text)}</Text>}
        {subject.stages.length > 0 && (
          <Checkbox.Group label={t('Who is in the file')} {...form.bind('stages')}>
            <Group mt="xs">
              {subject.stages.map((value) => (
                <Checkbox key={value} value={value} label={t(value)} />
              ))}
            </Group>
          </Checkbox.Group>
        )}
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            {t('{left} of {all} left this month', { left, all: exportsPerMonth })}
          </Text>
          <Button type="submit" loading={submit.saving}>
            {t('Mail it to me')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Asked again whenever one of them has moved. */
const useExports = (kinds: MailedExportKind[]) => {
  const [since] = useState(() => startOfExportMonth(new Date()).toISOString())
  const query = useQuery(ExportsDocument, { variables: { since, kinds } })
  const { data } = useSubscription(ExportsLiveDocument, { variables: { kinds } })
  const moved = data?.export.map(({ id, status }) => `${id} ${status}`).join()
  const { refetch } = query
  useEffect(() => {
    if (moved !== undefined) refetch().catch(() => undefined)
  }, [moved, refetch])
  return query
}

/** Asks for a file, and lists those that were asked for. */
export const ExportDialog = ({ subject }: { subject: ExportSubject }) => {
  const t = useText()
  const query = useExports([...(subject.beside ?? [subject.kind])])
  return (
    <Stack>
      <Text>
        {t(
          'A CSV file comes by mail within a few minutes. Members of your company can download it here for 7 days.',
        )}
      </Text>
      <Loaded query={query} skeleton={<RowsSkeleton />}>
        {({ export: exports, export_aggregate: { aggregate } }) => (
          <>
            <RequestForm
              subject={subject}
              left={Math.max(0, exportsPerMonth - (aggregate?.count ?? 0))}
              onAsked={query.refetch}
            />
            <Title order={3}>{t('Last exports')}</Title>
            <ExportRows exports={exports} kind={subject.kind} />
          </>
        )}
      </Loaded>
    </Stack>
  )
}

export const openExports = (subject: ExportSubject, onClosed?: () => void): void =>
  modals.add({
    id: 'exports',
    title: subject.title,
    size: 'lg',
    content: <ExportDialog subject={subject} />,
    ...(onClosed && { onClosed }),
  })
