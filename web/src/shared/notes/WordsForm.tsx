import { Button, Group, Stack, Textarea } from '@mantine/core'
import { errors } from '@questboard/domain'
import { Notice } from '../../components/Notice.tsx'
import { explain } from '../../lib/failure.ts'
import { useFields, useSubmit } from '../../lib/form.ts'
import { useText } from '../../lib/text.ts'

const check = ({ body }: { body: string }): Record<string, string> =>
  body.trim() === '' ? { body: errors['note-empty'] } : {}

type Props = {
  label: string
  submitLabel: string
  written?: string
  send: (body: string) => Promise<unknown>
  onClose?: () => void
}

export const WordsForm = ({ label, submitLabel, written = '', send, onClose }: Props) => {
  const t = useText()
  const form = useFields({ body: written })
  const submit = useSubmit(form, {
    check,
    explain,
    after: { body: '' },
    send: async ({ body }) => {
      // An unchanged text is not saved, because saving would mark it as edited.
      if (body.trim() !== written) await send(body.trim())
      onClose?.()
    },
  })
  return (
    <form onSubmit={submit.onSubmit} noValidate>
      <Stack gap="sm">
        {submit.problem && <Notice tone="bad">{submit.problem}</Notice>}
        <Textarea
          label={t(label)}
          autosize
          minRows={2}
          maxLength={10_000}
          autoFocus={onClose !== undefined}
          {...form.getInputProps('body')}
        />
        <Group gap="xs">
          <Button type="submit" size="xs" loading={submit.saving}>
            {t(submitLabel)}
          </Button>
          {onClose && (
            <Button variant="default" size="xs" onClick={onClose}>
              {t('Cancel')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}
