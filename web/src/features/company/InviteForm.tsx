import { useMutation } from '@apollo/client/react'
import { Checkbox, TextInput } from '@mantine/core'
import { memberInvitationForm } from '@questboard/domain'
import { DialogForm } from '../../components/DialogForm.tsx'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { useIntent } from '../../lib/intent.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { CompanyMembersPageDocument, InviteMemberDocument } from './generated/CompanyMembersPage.ts'

const id = 'invite-member'

const InviteForm = () => {
  const t = useText()
  const [invite] = useMutation(InviteMemberDocument, { refetchQueries: [CompanyMembersPageDocument] })
  const carryOut = useIntent()
  const form = useFields({ email: '', title: '', isOwner: false })
  const submit = useSubmit(form, {
    check: checkWith(memberInvitationForm),
    explain,
    send: async (values) => {
      await carryOut(values, (idempotencyKey) => invite({ variables: { ...values, idempotencyKey } }))
      await modals.remove(id, { force: true })
      toasts.good(t('Invitation sent to {email}', { email: values.email }))
    },
  })
  return (
    <DialogForm id={id} dirty={form.isDirty()} submitLabel="Send invitation" {...submit}>
      <TextInput label={t('Email')} type="email" required data-autofocus {...form.getInputProps('email')} />
      <TextInput label={t('Title (optional)')} maxLength={100} {...form.getInputProps('title')} />
      <Checkbox
        label={t('Owner')}
        description={t('Can change settings, members and billing')}
        {...form.getInputProps('isOwner', { type: 'checkbox' })}
      />
    </DialogForm>
  )
}

export const openInvite = () =>
  modals.add({ id, title: 'Invite a member', content: <InviteForm />, size: 'sm' })
