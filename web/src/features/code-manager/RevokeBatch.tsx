import { useMutation } from '@apollo/client/react'
import { Text, Textarea } from '@mantine/core'
import { revokeForm } from '@questboard/domain'
import { DialogForm } from '../../components/DialogForm.tsx'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { useIntent } from '../../lib/intent.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { RevokeBatchDocument } from './generated/CodesPage.ts'

const id = 'revoke-batch'

type Props = { batchId: string; onRevoked: () => void }

/** Revokes all codes of a batch, because they leaked or never worked. */
const RevokeBatch = ({ batchId, onRevoked }: Props) => {
  const t = useText()
  const carryOut = useIntent()
  const [revoke] = useMutation(RevokeBatchDocument)
  const form = useFields({ reason: '' })
  const submit = useSubmit(form, {
    explain,
    check: ({ reason }) => checkWith(revokeForm)({ batchId, reason }),
    send: async ({ reason }) => {
      const { data } = await carryOut({ batchId, reason }, (idempotencyKey) =>
        revoke({ variables: { batchId, reason, idempotencyKey } }),
      )
      await modals.remove(id, { force: true })
      const { held = 0, replaced = 0 } = data?.revokeBatch ?? {}
      toasts.good(
        t(
          'Batch revoked. {held, plural, =0 {No creator held a code from this batch.} one {We notified # creator; {replaced} got a new code.} other {We notified # creators; {replaced} got a new code.}}',
          { held, replaced },
        ),
      )
      onRevoked()
    },
  })
  return (
    <DialogForm id={id} dirty={form.isDirty()} submitLabel="Revoke" dangerous {...submit}>
      <Text>
        {t(
          'No one gets codes from this batch anymore. We notify creators who hold a code from this batch. If you have another code for the same item and platform, we give it to them. You can’t undo this.',
        )}
      </Text>
      <Textarea
        label={t('Reason')}
        description={t('Reason that creators with a code see')}
        required
        maxLength={500}
        autosize
        minRows={2}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </DialogForm>
  )
}

export const openRevoke = (batchId: string, onRevoked: () => void): void =>
  modals.add({
    id,
    title: 'Revoke this batch?',
    size: 'sm',
    content: <RevokeBatch batchId={batchId} onRevoked={onRevoked} />,
  })
