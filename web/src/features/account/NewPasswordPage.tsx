import { useMutation, useQuery } from '@apollo/client/react'
import { Button, PasswordInput, Stack } from '@mantine/core'
import { newPasswordForm } from '@questboard/domain'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { Notice } from '../../components/Notice.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { NewPasswordPageDocument, SetNewPasswordDocument } from './generated/NewPasswordPage.ts'

/** The error code for a link that is used, expired or replaced. */
const linkExpired = '1101'

const Again = () => {
  const t = useText()
  return <AppLink to="/reset-password">{t('Request a new reset link')}</AppLink>
}

type FormProps = { token: string; onDone: () => void; onRefused: () => void }

const NewPasswordForm = ({ token, onDone, onRefused }: FormProps) => {
  const t = useText()
  const [setNewPassword] = useMutation(SetNewPasswordDocument)
  const form = useFields({ password: '', confirm: '' })
  const { saving, problem, onSubmit } = useSubmit(form, {
    check: checkWith(newPasswordForm),
    explain,
    send: async ({ password }) => {
      try {
        await setNewPassword({ variables: { token, password } })
        onDone()
      } catch (error) {
        if (explain(error).code === linkExpired) onRefused()
        throw error
      }
    },
  })
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        {problem && <Notice tone="bad">{problem}</Notice>}
        <PasswordInput
          label={t('New password')}
          description={t('At least 8 characters, with a letter and a digit')}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <PasswordInput
          label={t('Confirm password')}
          autoComplete="new-password"
          {...form.getInputProps('confirm')}
        />
        <Button type="submit" fullWidth loading={saving}>
          {t('Save password')}
        </Button>
      </Stack>
    </form>
  )
}

const Refused = () => (
  <AccountFrame
    title="This link no longer works"
    text="Reset links expire and work once. Request a new link."
    foot={<Again />}
  />
)

/** Reads the link before the form appears, so that no one types a password for a link that no longer works. */
const Choose = ({ token, onDone }: { token: string; onDone: () => void }) => {
  const [isRefused, setIsRefused] = useState(false)
  const query = useQuery(NewPasswordPageDocument, { variables: { token }, fetchPolicy: 'network-only' })
  const link = query.data?.resetLink
  if (isRefused || link?.isOpen === false) return <Refused />
  return (
    <AccountFrame title="Choose a new password">
      <Loaded query={{ ...query, data: link }} skeleton={<LinesSkeleton lines={4} />}>
        {() => <NewPasswordForm token={token} onDone={onDone} onRefused={() => setIsRefused(true)} />}
      </Loaded>
    </AccountFrame>
  )
}

const NewPasswordPage = () => {
  const t = useText()
  const [query] = useSearchParams()
  const [done, setDone] = useState(false)
  const token = query.get('token')
  if (done) {
    return (
      <AccountFrame title="Your password is saved" text="We signed out your other devices.">
        <Button component={AppLink} to="/login" fullWidth>
          {t('Sign in')}
        </Button>
      </AccountFrame>
    )
  }
  if (!token)
    return (
      <AccountFrame
        title="This link is incomplete"
        text="Open the link from the email again, or request a new link."
        foot={<Again />}
      />
    )
  return <Choose token={token} onDone={() => setDone(true)} />
}

export default NewPasswordPage
