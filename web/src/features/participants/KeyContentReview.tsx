import { useMutation } from '@apollo/client/react'
import { Button, Group, Stack, Textarea } from '@mantine/core'
import { errors, type PostType, postTypeNames } from '@questboard/domain'
import { useState } from 'react'
import { DialogForm } from '../../components/DialogForm.tsx'
import { OutsideLink } from '../../components/OutsideLink.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { explain } from '../../lib/failure.ts'
import { useFields, useSubmit } from '../../lib/form.ts'
import { formatMoment } from '../../lib/format.ts'
import { useIntent } from '../../lib/intent.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { AcceptKeyContentDocument, RejectKeyContentDocument } from './generated/keyDecisions.ts'

type Submission = {
  id: string
  url: string | null
  content: { url: string } | null
  status: 'PENDING' | 'APPROVED' | 'REJECTED'
  post_type: PostType | null
  review_message: string | null
  submitted_at: string
}
type Props = {
  participant: {
    id: string
    status: string
    deadline_at: string | null
    submissions: readonly Submission[]
  }
  done: () => void
}

const names = { PENDING: 'To review', APPROVED: 'Accepted', REJECTED: 'Sent back' } as const
const tones = { PENDING: 'warn', APPROVED: 'good', REJECTED: 'neutral' } as const

const dialogId = 'reject-key-content'

const SendBack = ({ participantId, done }: { participantId: string; done: () => void }) => {
  const t = useText()
  const carryOut = useIntent()
  const [reject] = useMutation(RejectKeyContentDocument)
  const form = useFields({ message: '' })
  const { saving, problem, onSubmit } = useSubmit(form, {
    check: ({ message }): Record<string, string> =>
      message.trim() === '' ? { message: errors['review-message-required'] } : {},
    explain,
    send: async ({ message }) => {
      await carryOut({ participantId, message }, (idempotencyKey) =>
        reject({ variables: { participantId, message, idempotencyKey } }),
      )
      toasts.good('Review sent!')
      done()
      await modals.remove(dialogId, { force: true })
    },
  })
  return (
    <DialogForm
      id={dialogId}
      dirty={form.isDirty()}
      saving={saving}
      problem={problem}
      submitLabel="Send back"
      onSubmit={onSubmit}
    >
      <Textarea
        label={t('What should be changed?')}
        required
        autosize
        minRows={3}
        maxLength={5000}
        {...form.getInputProps('message')}
      />
    </DialogForm>
  )
}

const Buttons = ({ participantId, done }: { participantId: string; done: () => void }) => {
  const t = useText()
  const carryOut = useIntent()
  const [accept] = useMutation(AcceptKeyContentDocument)
  const [busy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    try {
      await carryOut({ participantId }, (idempotencyKey) =>
        accept({ variables: { participantId, idempotencyKey } }),
      )
      toasts.good('Review sent!')
      done()
    } catch (error) {
      toasts.bad(explain(error).message)
    } finally {
      setBusy(false)
    }
  }
  const sendBack = () =>
    modals.add({
      id: dialogId,
      title: 'Send content back?',
      content: <SendBack participantId={participantId} done={done} />,
    })
  return (
    <Group gap="xs">
      <Button loading={busy} onClick={() => void take()}>
        {t('Accept content')}
      </Button>
      <Button variant="default" disabled={busy} onClick={sendBack}>
        {t('Send back')}
      </Button>
    </Group>
  )
}

export const KeyContentReview = ({ participant: { id, status, deadline_at, submissions }, done }: Props) => {
  const t = useText()
  if (submissions.length === 0) return null
  const isLate = (moment: string) => deadline_at !== null && Date.parse(moment) > Date.parse(deadline_at)
  return (
    <Stack my="md">
      <RowList>
        {submissions.map(
          ({ id: key, url, content, status: stands, post_type, review_message, submitted_at }) => (
            <Row
              key={key}
              // The address of a live stream changes to that of its recording.
              title={<OutsideLink url={content?.url ?? url} />}
              text={[
                post_type && t(postTypeNames[post_type]),
                formatMoment(submitted_at),
                isLate(submitted_at) && t('late'),
                review_message,
              ]
                .filter(Boolean)
                .join(' · ')}
              side={<StatusBadge tone={tones[stands]}>{names[stands]}</StatusBadge>}
            />
          ),
        )}
      </RowList>
      {status === 'submitted_content' && <Buttons participantId={id} done={done} />}
    </Stack>
  )
}
