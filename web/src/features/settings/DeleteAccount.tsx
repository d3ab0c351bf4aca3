import { useMutation } from '@apollo/client/react'
import { Button, PasswordInput, Text } from '@mantine/core'
import { deleteAccountForm } from '@questboard/domain'
import { DialogForm } from '../../components/DialogForm.tsx'
import { Panel } from '../../components/Panel.tsx'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { modals } from '../../lib/modals.ts'
import { type SessionUser, session, useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { DeleteAccountDocument } from './generated/DeleteAccount.ts'

const id = 'delete-account'

const DeleteForm = ({ isOwner }: { isOwner: boolean }) => {
  const t = useText()
  const [deleteAccount] = useMutation(DeleteAccountDocument)
  const form = useFields({ currentPassword: '' })
  const submit = useSubmit(form, {
    check: checkWith(deleteAccountForm),
    explain,
    send: async (values) => {
      await deleteAccount({ variables: values })
      await modals.remove(id, { force: true })
      // Goes to a page without sign-in first. Otherwise, the next sign-in would return the user to the deleted
      // account's settings.
      session.tellOthers()
      window.location.assign('/login?error=AccountDeleted')
    },
  })
  return (
    <DialogForm id={id} submitLabel="Delete account" dangerous {...submit}>
      <Text>
        {t('We erase your personal data permanently. We keep payment records as the law requires.')}
      </Text>
      {isOwner && (
        <Text>{t('If your company has no other members, we also delete its drafts and codes.')}</Text>
      )}
      <PasswordInput
        label={t('Current password')}
        required
        autoComplete="current-password"
        data-autofocus
        {...form.getInputProps('currentPassword')}
      />
    </DialogForm>
  )
}

const ofOwners =
  'If you’re your company’s only owner, make another member an owner or invite one first. A company with no other members that never published or paid is deleted with your account.'

const whatIsAsked = (user: SessionUser | null) => {
  if (user?.company?.isOwner) return ofOwners
  return user?.company ? undefined : 'Finish your active Quests and payouts first.'
}

export const DeleteAccount = ({ hasPassword }: { hasPassword: boolean }) => {
  const t = useText()
  const { user } = useSession()
  const content = <DeleteForm isOwner={user?.company?.isOwner === true} />
  return (
    <Panel
      title="Delete account"
      text={hasPassword ? whatIsAsked(user) : 'Set a password first. You need it to confirm.'}
      tone="bad"
      actions={
        <Button
          variant="outline"
          color="red"
          disabled={!hasPassword}
          onClick={() => modals.add({ id, title: 'Delete your account?', size: 'sm', content })}
        >
          {t('Delete account')}
        </Button>
      }
    />
  )
}
