import { useMutation } from '@apollo/client/react'
import { Textarea } from '@mantine/core'
import { disputeForm, errors } from '@questboard/domain'
import { DialogForm } from '../../../components/DialogForm.tsx'
import { explain } from '../../../lib/failure.ts'
import { useFields, useSubmit } from '../../../lib/form.ts'
import { useIntent } from '../../../lib/intent.ts'
import { modals } from '../../../lib/modals.ts'
import { useText } from '../../../lib/text.ts'
import { toasts } from '../../../lib/toasts.ts'
import { OpenDisputeDocument } from './generated/Dispute.ts'

type Props = { runId: string; amount: string }

const disputing = 'open-dispute'
const most = 2000

const DisputeForm = ({ runId, amount }: Props) => {
  const t = useText()
  const carryOut = useIntent()
  const [open] = useMutation(OpenDisputeDocument, { refetchQueries: 'active', awaitRefetchQueries: true })
  const form = useFields({ reason: '' })
  const submit = useSubmit(form, {
    explain,
    check: (values): Record<string, string> =>
      disputeForm.safeParse(values).success ? {} : { reason: errors['dispute-reason'] },
    send: async ({ reason }) => {
      await carryOut({ runId, reason }, (idempotencyKey) =>
        open({ variables: { questRunId: runId, reason: reason.trim(), idempotencyKey } }),
      )
      await modals.remove(disputing, { force: true })
      toasts.good('Under review by Questboard')
    },
  })
  return (
    <DialogForm id={disputing} dirty={form.isDirty()} submitLabel="Open dispute" {...submit}>
      <Textarea
        label={t('What went wrong?')}
        description={t(
          'Both sides and our team can read your description. We hold {amount} until we decide.',
          {
            amount,
          },
        )}
        maxLength={most}
        autosize
        minRows={4}
        required
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </DialogForm>
  )
}

export const openDisputeForm = (props: Props) =>
  modals.add({ id: disputing, title: 'Open a dispute', content: <DisputeForm {...props} /> })
