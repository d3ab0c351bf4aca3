import { useMutation } from '@apollo/client/react'
import { Text } from '@mantine/core'
import { revokeForm } from '@questboard/domain'
import { DialogForm } from '../../components/DialogForm.tsx'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { useIntent } from '../../lib/intent.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { RevokeBatchDocument } from './generated/CodesPage.ts'
import { type Holder, HolderPicker } from './HolderPicker.tsx'
import { RevokeReason } from './RevokeReason.tsx'

const id = 'revoke-batch'

type Props = {
  batchId: string
  /** Creators selected to get no new code, for example because a trace found their code. */
  leftOut?: readonly Holder[]
  onRevoked: () => void
}

/** Revokes all codes of a batch, because they leaked or never worked. */
const RevokeBatch = ({ batchId, leftOut: chosen = [], onRevoked }: Props) => {
  const t = useText()
  const carryOut = useIntent()
  const [revoke] = useMutation(RevokeBatchDocument)
  const form = useFields<{ reason: string; leftOut: readonly Holder[] }>({ reason: '', leftOut: chosen })
  const wishOf = ({ reason, leftOut }: typeof form.values) => ({
    batchId,
    reason,
    leftOut: leftOut.map((holder) => holder.id),
  })
  const submit = useSubmit(form, {
    explain,
    check: (values) => checkWith(revokeForm)(wishOf(values)),
    send: async (values) => {
      const wish = wishOf(values)
      const { data } = await carryOut(wish, (idempotencyKey) =>
        revoke({ variables: { ...wish, idempotencyKey } }),
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
      <RevokeReason {...form.getInputProps('reason')} />
      <HolderPicker batchId={batchId} {...form.bind('leftOut')} />
    </DialogForm>
  )
}

export const openRevokeBatch = (props: Props): void =>
  modals.add({
    id,
    title: 'Revoke this batch?',
    size: 'sm',
    content: <RevokeBatch {...props} />,
  })
