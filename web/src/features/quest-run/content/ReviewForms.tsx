import { Textarea } from '@mantine/core'
import { badgeNames, badges, errors } from '@questboard/domain'
import { ChipGroup } from '../../../components/ChipGroup.tsx'
import { DialogForm } from '../../../components/DialogForm.tsx'
import { explain } from '../../../lib/failure.ts'
import { useFields, useSubmit } from '../../../lib/form.ts'
import { modals } from '../../../lib/modals.ts'
import { useText } from '../../../lib/text.ts'
import { ApprovalWarnings } from './ApprovalWarnings.tsx'
import type { ContentRun_RunFragment } from './generated/Content.ts'
import { useCompanyMoves } from './useContentMoves.ts'

type Props = { runId: string; version: number }

const approving = 'approve-content'
const declining = 'decline-content'
const most = 5000

const ApproveForm = ({ runId, version, run }: Props & { run: ContentRun_RunFragment }) => {
  const t = useText()
  const { approve } = useCompanyMoves(runId, version)
  const form = useFields({ review: '', given: [] as string[] })
  const submit = useSubmit(form, {
    explain,
    send: async ({ review, given }) => {
      await approve({ review: review.trim(), badges: badges.filter((badge) => given.includes(badge)) })
      await modals.remove(approving, { force: true })
    },
  })
  return (
    <DialogForm id={approving} dirty={form.isDirty()} submitLabel="Approve" {...submit}>
      <ApprovalWarnings run={run} />
      <Textarea
        label={t('Review')}
        description={t('Optional. The creator sees this.')}
        maxLength={most}
        autosize
        minRows={3}
        data-autofocus
        {...form.getInputProps('review')}
      />
      <ChipGroup
        label={t('Badges')}
        options={badges.map((value) => ({ value, label: t(badgeNames[value]) }))}
        value={form.values.given}
        onChange={(given) => form.setFieldValue('given', given)}
      />
    </DialogForm>
  )
}

const DeclineForm = ({ runId, version }: Props) => {
  const t = useText()
  const { reject } = useCompanyMoves(runId, version)
  const form = useFields({ message: '' })
  const submit = useSubmit(form, {
    explain,
    check: ({ message }): Record<string, string> =>
      message.trim() === '' ? { message: errors['review-message-required'] } : {},
    send: async ({ message }) => {
      await reject(message.trim())
      await modals.remove(declining, { force: true })
    },
  })
  return (
    <DialogForm id={declining} dirty={form.isDirty()} submitLabel="Send back" {...submit}>
      <Textarea
        label={t('Comment')}
        description={t(
          'Write what the creator should change. The creator sees this comment and can submit again.',
        )}
        maxLength={most}
        autosize
        minRows={4}
        required
        data-autofocus
        {...form.getInputProps('message')}
      />
    </DialogForm>
  )
}

export const openApproval = (props: Props & { run: ContentRun_RunFragment }) =>
  modals.add({ id: approving, title: 'Approve content', content: <ApproveForm {...props} /> })

export const openDecline = (props: Props) =>
  modals.add({ id: declining, title: 'Send back content', content: <DeclineForm {...props} /> })
