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
  /** The kinds of exports listed in the dialog. By default, only the kind of this screen. */
  readonly beside?: readonly MailedExportKind[]
  readonly title: string
  /** The activation to export. Null for all of the company's activations. */
  readonly activationId: string | null
  /** The stages that the user can choose from, and the stage on screen. Empty if the export has no stages. */
  readonly stages: readonly string[]
  readonly stage: string | null
  /** Additional filters, in the format that the export workflow reads. */
  readonly filter?: Readonly<Record<string, unknown>>
  /** Describes the content of the file if there is nothing to choose. */
  readonly text?: string
  /** The reason why the file cannot be requested now. */
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
        You’ve used all exports for this month. You can still download the rows on the screen as CSV.
      </Notice>
    )
  if (subject.problem) return <Notice tone="warn">{subject.problem}</Notice>
  return (
    <form onSubmit={submit.onSubmit} noValidate>
      <Stack>
        {submit.problem && <Notice tone="bad">{submit.problem}</Notice>}
        {subject.text && <Text>{t(subject.text)}</Text>}
        {subject.stages.length > 0 && (
          <Checkbox.Group label={t('Include')} {...form.bind('stages')}>
            <Group mt="xs">
              {subject.stages.map((value) => (
                <Checkbox key={value} value={value} label={t(value)} />
              ))}
            </Group>
          </Checkbox.Group>
        )}
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            {t('{left} of {all} exports left this month', { left, all: exportsPerMonth })}
          </Text>
          <Button type="submit" loading={submit.saving}>
            {t('Email it to me')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Refetches the list when the status of an export changes. */
const useExports = (kinds: MailedExportKind[]) => {
  const [since] = useState(() => startOfExportMonth(new Date()).toISOString())
  const query = useQuery(ExportsDocument, { variables: { since, most: exportsPerMonth, kinds } })
  const { data } = useSubscription(ExportsLiveDocument, { variables: { kinds } })
  const moved = data?.export.map(({ id, status }) => `${id} ${status}`).join()
  const { refetch } = query
  useEffect(() => {
    if (moved !== undefined) refetch().catch(() => undefined)
  }, [moved, refetch])
  return query
}

export const ExportDialog = ({ subject }: { subject: ExportSubject }) => {
  const t = useText()
  const query = useExports([...(subject.beside ?? [subject.kind])])
  return (
    <Stack>
      <Text>
        {t(
          'We’ll email you a CSV file within a few minutes. Members of your company can download the file here for 7 days.',
        )}
      </Text>
      <Loaded query={query} skeleton={<RowsSkeleton />}>
        {({ export: exports, this_month: counted }) => (
          <>
            <RequestForm
              subject={subject}
              left={Math.max(0, exportsPerMonth - counted.length)}
              onAsked={query.refetch}
            />
            <Title order={3}>{t('Recent exports')}</Title>
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
