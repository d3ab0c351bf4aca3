import { useMutation } from '@apollo/client/react'
import { PasswordInput, TextInput } from '@mantine/core'
import { credentialsForm } from '@questboard/domain'
import { AppLink } from '../../components/AppLink.tsx'
import { FieldGrid } from '../../components/FieldGrid.tsx'
import { FormPanel } from '../../components/FormPanel.tsx'
import { Notice } from '../../components/Notice.tsx'
import { checkWith, useFields } from '../../lib/form.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { usePanelForm } from '../../lib/panelForm.ts'
import { session } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { SecurityPageDocument, SignInDetailsForm_UserFragmentDoc } from './generated/SecurityPage.ts'
import { ChangeCredentialsDocument } from './generated/SignInDetailsForm.ts'

type Props = { user: FragmentType<typeof SignInDetailsForm_UserFragmentDoc>; isVerified: boolean }

const Unverified = () => {
  const t = useText()
  return (
    <Notice tone="warn" title="Your email isn’t verified">
      {t('You need a verified email to publish.')}{' '}
      <AppLink to="/verify-email">{t('Send email again')}</AppLink>
    </Notice>
  )
}

const Pending = ({ email, newEmail }: { email: string; newEmail: string }) => {
  const t = useText()
  return (
    <Notice tone="warn" title="Your new email is not confirmed">
      {t('Until you confirm {newEmail}, we send emails to {email}.', { newEmail, email })}{' '}
      <AppLink to="/verify-email">{t('Send email again')}</AppLink>
    </Notice>
  )
}

/** Changing the username or email requires the current password. A new email must be verified first (rules §4). */
export const SignInDetailsForm = ({ user, isVerified }: Props) => {
  const t = useText()
  const { username, email, pending_email: newEmail } = readFragment(SignInDetailsForm_UserFragmentDoc, user)
  const [change] = useMutation(ChangeCredentialsDocument, { refetchQueries: [SecurityPageDocument] })
  const form = useFields({ username, email: newEmail ?? email, currentPassword: '' })
  const panel = usePanelForm(form, {
    check: checkWith(credentialsForm),
    after: { currentPassword: '' },
    send: async (values) => {
      await change({ variables: values })
      await session.changed()
      toasts.good(
        values.email === (newEmail ?? email) || values.email === email
          ? 'Sign-in details saved successfully'
          : 'Verification email sent, please check your inbox.',
      )
    },
  })
  return (
    <FormPanel title="Username and email" {...panel}>
      {newEmail ? <Pending email={email} newEmail={newEmail} /> : !isVerified && <Unverified />}
      <FieldGrid>
        <TextInput
          label={t('Username')}
          required
          autoComplete="username"
          {...form.getInputProps('username')}
        />
        <TextInput
          label={t('Email')}
          type="email"
          required
          autoComplete="email"
          {...form.getInputProps('email')}
        />
      </FieldGrid>
      {panel.dirty && (
        <PasswordInput
          label={t('Current password')}
          required
          autoComplete="current-password"
          {...form.getInputProps('currentPassword')}
        />
      )}
    </FormPanel>
  )
}
