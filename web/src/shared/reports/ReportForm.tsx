import { useMutation } from '@apollo/client/react'
import { Checkbox, Stack, Text, Textarea } from '@mantine/core'
import { reportForm, reportReasons } from '@questboard/domain'
import { ask } from '../../components/Confirm.tsx'
import { DialogForm } from '../../components/DialogForm.tsx'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { ReportCreatorsDocument } from './generated/report.ts'

export type Reported = { readonly id: string; readonly name: string }

const id = 'report'

const useReport = (creators: readonly Reported[]) => {
  const t = useText()
  const [send] = useMutation(ReportCreatorsDocument)
  return async (reasons: readonly string[], note: string): Promise<void> => {
    const variables = {
      note: note.trim(),
      causes: reportForm.shape.reasons.parse(reasons).map((reason) => ({ reason })),
      subjects: creators.map((creator) => ({ creator_id: creator.id })),
    }
    await send({ variables })
    toasts.good(t('Report sent. We’ll review it and notify you of the result.'))
    await modals.remove(id, { force: true })
  }
}

/**
 * A dialog for the reason of a report. An admin decides, and the reported creators are never told who reported them.
 */
export const ReportForm = ({ creators }: { creators: readonly Reported[] }) => {
  const t = useText()
  const report = useReport(creators)
  const form = useFields({ reasons: [] as string[], note: '' })
  const submit = useSubmit(form, {
    check: checkWith(reportForm),
    send: async ({ reasons, note }) =>
      ask({
        id: 'report-sure',
        title: t('Send this report?'),
        text: t('You can’t undo a report.'),
        confirm: 'Send report',
        dangerous: true,
        run: () => report(reasons, note),
      }),
  })
  return (
    <DialogForm id={id} dirty={form.isDirty()} submitLabel="Report" dangerous {...submit}>
      <Text>
        {t('You’re reporting {names}. Reported creators won’t see who reported them.', {
          names: creators.map(({ name }) => name).join(', '),
        })}
      </Text>
      <Checkbox.Group label={t('Reasons')} {...form.bind('reasons')}>
        <Stack gap="xs" mt="xs">
          {Object.entries(reportReasons).map(([value, label]) => (
            <Checkbox key={value} value={value} label={t(label)} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Textarea
        label={t('What happened?')}
        description={t('Optional')}
        autosize
        minRows={3}
        maxLength={2000}
        {...form.getInputProps('note')}
      />
    </DialogForm>
  )
}

export const openReport = (creators: readonly Reported[]): void =>
  modals.add({
    id,
    title: creators.length === 1 ? 'Report a creator' : 'Report creators',
    content: <ReportForm creators={creators} />,
  })
