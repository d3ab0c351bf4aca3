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
      // To a page of nobody: this one would lead whoever signs in next back to the deleted account.
      session.tellOthers()
      window.location.assign('/login?error=AccountDeleted')
    },
  })
  return (
    <DialogForm id={id} submitLabel="Delete account" dangerous {...submit}>
      <Text>
        {t(
          'What identifies you is erased and cannot be brought back. Records of payments are kept as the law demands.',
        )}
      </Text>
      {isOwner && (
        <Text>{t('If your company has no other member, its drafts and codes are deleted with it.')}</Text>
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
  'If you are the only owner of your company, make another member one first, or invite somebody as one. A company without another member that has published and paid nothing is deleted with your account.'

const whatIsAsked = (user: SessionUser | null) => {
  if (user?.company?.isOwner) return ofOwners
  return user?.company ? undefined : 'Quests and payouts under way must be finished first.'
}

export const DeleteAccount = ({ hasPassword }: { hasPassword: boolean }) => {
  const t = useText()
  const { user } = useSession()
  const content = <DeleteForm isOwner={user?.company?.isOwner === true} />
  return (
    <Panel
      title="Delete account"
      text={hasPassword ? whatIsAsked(user) : 'Set a password first: it is asked for.'}
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
