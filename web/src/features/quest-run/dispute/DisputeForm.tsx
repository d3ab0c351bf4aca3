import { useMutation } from '@apollo/client/react'
import { Radio, Stack, Textarea } from '@mantine/core'
import { companyDisputeCause, disputeForm, errors, type QuestDisputeCause } from '@questboard/domain'
import { DialogForm } from '../../../components/DialogForm.tsx'
import { explain } from '../../../lib/failure.ts'
import { useFields, useSubmit } from '../../../lib/form.ts'
import { useIntent } from '../../../lib/intent.ts'
import { modals } from '../../../lib/modals.ts'
import { useText } from '../../../lib/text.ts'
import { toasts } from '../../../lib/toasts.ts'
import { causeWords } from './disputeWords.ts'
import { OpenDisputeDocument } from './generated/Dispute.ts'

type Props = {
  runId: string
  amount: string
  /** The outcome that can be disputed. */
  cause: QuestDisputeCause
  /** True if the company can dispute the broken embargo instead. */
  isEmbargoBroken: boolean
}

const outcome = 'outcome'

const disputing = 'open-dispute'
const most = 2000

const DisputeForm = ({ runId, amount, cause, isEmbargoBroken }: Props) => {
  const t = useText()
  const carryOut = useIntent()
  const [open] = useMutation(OpenDisputeDocument, { refetchQueries: 'active', awaitRefetchQueries: true })
  const form = useFields({ reason: '', about: outcome })
  const submit = useSubmit(form, {
    explain,
    check: (values): Record<string, string> =>
      disputeForm.shape.reason.safeParse(values.reason).success ? {} : { reason: errors['dispute-reason'] },
    send: async ({ reason, about }) => {
      const own = about === outcome ? null : about
      await carryOut({ runId, reason, own }, (idempotencyKey) =>
        open({ variables: { questRunId: runId, reason: reason.trim(), cause: own, idempotencyKey } }),
      )
      await modals.remove(disputing, { force: true })
      toasts.good('Under review by Questboard')
    },
  })
  return (
    <DialogForm id={disputing} dirty={form.isDirty()} submitLabel="Open dispute" {...submit}>
      {isEmbargoBroken && cause !== companyDisputeCause && (
        <Radio.Group label={t('What is the dispute about?')} {...form.getInputProps('about')}>
          <Stack gap="xs" mt="xs">
            <Radio value={outcome} label={t(causeWords[cause])} />
            <Radio value={companyDisputeCause} label={t(causeWords[companyDisputeCause])} />
          </Stack>
        </Radio.Group>
      )}
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
