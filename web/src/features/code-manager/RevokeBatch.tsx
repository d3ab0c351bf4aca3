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

/** Takes back all codes that came in together, because they leaked or never worked. */
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
          'The batch was taken back. {held, plural, =0 {Nobody held one of its codes.} one {# creator was told, {replaced} got another code.} other {# creators were told, {replaced} got another code.}}',
          { held, replaced },
        ),
      )
      onRevoked()
    },
  })
  return (
    <DialogForm id={id} dirty={form.isDirty()} submitLabel="Take back" dangerous {...submit}>
      <Text>
        {t(
          'Nobody gets a code of this batch any more. Creators who hold one are told, and get another of the same item and platform where there is one. This cannot be undone.',
        )}
      </Text>
      <Textarea
        label={t('Reason')}
        description={t('Those who hold a code read it')}
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
    title: 'Take this batch back?',
    size: 'sm',
    content: <RevokeBatch batchId={batchId} onRevoked={onRevoked} />,
  })
