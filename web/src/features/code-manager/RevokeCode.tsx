import { useMutation } from '@apollo/client/react'
import { Checkbox, Text } from '@mantine/core'
import { revokeCodeForm } from '@questboard/domain'
import { DialogForm } from '../../components/DialogForm.tsx'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { useIntent } from '../../lib/intent.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { RevokeCodeDocument } from './generated/CodesPage.ts'
import { type Code, holderOf } from './holder.ts'
import { RevokeReason } from './RevokeReason.tsx'

const id = 'revoke-code'

type Props = {
  code: Code
  /** True if the code was traced, so its holder probably leaked it. */
  isLeaked: boolean
  onRevoked: () => void
}

/** Revokes one code. Its holder gets a replacement only if the company wants it. */
const RevokeCode = ({ code, isLeaked, onRevoked }: Props) => {
  const t = useText()
  const carryOut = useIntent()
  const [revoke] = useMutation(RevokeCodeDocument)
  const isHeld = code.status === 'claimed'
  const form = useFields({ reason: '', isReplaced: isHeld && !isLeaked })
  const submit = useSubmit(form, {
    explain,
    check: (values) => checkWith(revokeCodeForm)({ codeId: code.id, ...values }),
    send: async (values) => {
      const wish = { codeId: code.id, ...values }
      const { data } = await carryOut(wish, (idempotencyKey) =>
        revoke({ variables: { ...wish, idempotencyKey } }),
      )
      await modals.remove(id, { force: true })
      const { held = 0, replaced = 0 } = data?.revokeCode ?? {}
      toasts.good(
        t(
          held === 0
            ? 'Code revoked.'
            : replaced === 0
              ? 'Code revoked. We notified the creator.'
              : 'Code revoked. We gave the creator a new one.',
        ),
      )
      onRevoked()
    },
  })
  return (
    <DialogForm id={id} dirty={form.isDirty()} submitLabel="Revoke" dangerous {...submit}>
      <Text>
        {isHeld
          ? t('{name} can no longer reveal this code. We notify them. You can’t undo this.', {
              name: holderOf(code),
            })
          : t('No one gets this code anymore. You can’t undo this.')}
      </Text>
      <RevokeReason {...form.getInputProps('reason')} />
      {isHeld && (
        <Checkbox
          label={t('Give the creator a new code')}
          description={t(
            'Uncheck this if the creator leaked the code. The creator then can’t claim another code.',
          )}
          {...form.getInputProps('isReplaced', { type: 'checkbox' })}
        />
      )}
    </DialogForm>
  )
}

export const openRevokeCode = (props: Props): void =>
  modals.add({ id, title: 'Revoke this code?', size: 'sm', content: <RevokeCode {...props} /> })
