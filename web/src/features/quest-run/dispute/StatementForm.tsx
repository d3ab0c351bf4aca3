import { useMutation } from '@apollo/client/react'
import { Button, FileButton, Group, Stack, Textarea } from '@mantine/core'
import { disputeStatementForm, errors, mostPictures } from '@questboard/domain'
import { DialogForm } from '../../../components/DialogForm.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { useUpload } from '../../../components/useUpload.ts'
import { explain } from '../../../lib/failure.ts'
import { useFields, useSubmit } from '../../../lib/form.ts'
import { useIntent } from '../../../lib/intent.ts'
import { modals } from '../../../lib/modals.ts'
import { useText } from '../../../lib/text.ts'
import { toasts } from '../../../lib/toasts.ts'
import { uploadImage } from '../../../lib/upload.ts'
import { AddDisputeStatementDocument } from './generated/Dispute.ts'
import classes from './Statements.module.css'

const stating = 'add-dispute-statement'
const accepted = 'image/png,image/jpeg,image/gif,image/webp'

type PicturesProps = { urls: readonly string[]; onChange: (urls: string[]) => void }

const PicturesField = ({ urls, onChange }: PicturesProps) => {
  const t = useText()
  const { busy, problem, take } = useUpload(uploadImage, (url) => onChange([...urls, url]))
  return (
    <Stack gap="xs" role="group" aria-label={t('Pictures')}>
      {problem && <Notice tone="bad">{t(problem)}</Notice>}
      <span className={classes.pictures}>
        {urls.map((url, index) => (
          <span key={url}>
            <img src={url} alt={t('Picture {number}', { number: index + 1 })} />
            <br />
            <Button
              variant="subtle"
              color="gray"
              size="compact-xs"
              onClick={() => onChange(urls.filter((one) => one !== url))}
            >
              {t('Remove picture {number}', { number: index + 1 })}
            </Button>
          </span>
        ))}
      </span>
      {urls.length < mostPictures && (
        <Group>
          <FileButton accept={accepted} onChange={take}>
            {(props) => (
              <Button {...props} variant="default" size="xs" loading={busy}>
                {t('Add a picture')}
              </Button>
            )}
          </FileButton>
        </Group>
      )}
    </Stack>
  )
}

const StatementForm = ({ runId }: { runId: string }) => {
  const t = useText()
  const carryOut = useIntent()
  const [add] = useMutation(AddDisputeStatementDocument, {
    refetchQueries: 'active',
    awaitRefetchQueries: true,
  })
  const form = useFields<{ body: string; pictures: string[] }>({ body: '', pictures: [] })
  const submit = useSubmit(form, {
    explain,
    check: (values): Record<string, string> =>
      disputeStatementForm.safeParse(values).success ? {} : { body: errors['dispute-statement'] },
    send: async ({ body, pictures }) => {
      await carryOut({ runId, body, pictures }, (idempotencyKey) =>
        add({ variables: { questRunId: runId, body: body.trim(), pictures, idempotencyKey } }),
      )
      await modals.remove(stating, { force: true })
      toasts.good('Statement added')
    },
  })
  return (
    <DialogForm id={stating} dirty={form.isDirty()} submitLabel="Add statement" {...submit}>
      <Textarea
        label={t('Statement')}
        description={t('Both sides and our team can read it. A statement can’t be changed or removed.')}
        maxLength={2000}
        autosize
        minRows={4}
        required
        data-autofocus
        {...form.getInputProps('body')}
      />
      <PicturesField
        urls={form.values.pictures}
        onChange={(pictures) => form.setFieldValue('pictures', pictures)}
      />
    </DialogForm>
  )
}

export const openStatementForm = (runId: string) =>
  modals.add({ id: stating, title: 'Add a statement', content: <StatementForm runId={runId} /> })
