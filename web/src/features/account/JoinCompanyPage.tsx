import { useMutation, useQuery } from '@apollo/client/react'
import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { type ErrorCode, joinCompanyForm } from '@questboard/domain'
import { useSearchParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { Notice } from '../../components/Notice.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { signInWithPassword, signOut } from '../../lib/auth.ts'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { AgreementField } from './AgreementField.tsx'
import { JoinCompanyDocument, JoinCompanyPageDocument } from './generated/JoinCompanyPage.ts'
import { useBotCheck } from './useBotCheck.tsx'

const form = joinCompanyForm.omit({ token: true })

const JoinForm = ({ token, email }: { token: string; email: string }) => {
  const t = useText()
  const [join] = useMutation(JoinCompanyDocument)
  const fields = useFields({ username: '', password: '', terms: false })
  const botCheck = useBotCheck()
  const { saving, problem, onSubmit } = useSubmit(fields, {
    check: checkWith(form),
    explain,
    send: async (values) => {
      await join({ variables: { token, ...values, botCheckToken: await botCheck.take() } })
      await signInWithPassword(values.username, values.password, '/home', await botCheck.take())
      window.location.assign('/home')
    },
  })
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        {problem && <Notice tone="bad">{problem}</Notice>}
        <TextInput label={t('Email')} type="email" value={email} readOnly autoComplete="email" />
        <TextInput
          label={t('Username')}
          description={t('4 to 25 characters: letters and digits')}
          autoComplete="username"
          autoCapitalize="none"
          {...fields.getInputProps('username')}
        />
        <PasswordInput
          label={t('Password')}
          description={t('At least 8 characters, with a letter and a digit')}
          autoComplete="new-password"
          {...fields.getInputProps('password')}
        />
        <AgreementField {...fields.getInputProps('terms', { type: 'checkbox' })} />
        {botCheck.field}
        <Button type="submit" fullWidth loading={saving}>
          {t('Join')}
        </Button>
      </Stack>
    </form>
  )
}

const Refused = () => {
  const t = useText()
  return (
    <AccountFrame
      title="This invitation cannot be used"
      text="The token is invalid or has expired. Ask the company for a new invite link."
      foot={
        <>
          {t('Have an account?')} <AppLink to="/login">{t('Sign in')}</AppLink>
        </>
      }
    />
  )
}

/** Someone else's session must not swallow the invitation. */
const SignedIn = ({ name }: { name: string }) => {
  const t = useText()
  return (
    <AccountFrame
      title="You are signed in already"
      text={t('An invitation makes a new account; you are signed in as {name}.', { name })}
    >
      <Button fullWidth onClick={() => void signOut('/login').then(() => window.location.reload())}>
        {t('Sign out and continue')}
      </Button>
    </AccountFrame>
  )
}

/** What the server says of a token that nobody can use; anything else may pass. */
const refusal: ErrorCode = 'invitation-invalid'

const Invitation = ({ token }: { token: string }) => {
  const t = useText()
  const query = useQuery(JoinCompanyPageDocument, { variables: { token } })
  if (query.error && explain(query.error).code === refusal) return <Refused />
  const invitation = query.data?.companyInvitation ?? undefined
  return (
    <AccountFrame
      title={invitation ? t('Join {company}', { company: invitation.companyName }) : 'Join your company'}
      text={invitation && 'Choose how you sign in.'}
    >
      <Loaded query={{ ...query, data: invitation }} skeleton={<LinesSkeleton lines={4} />}>
        {({ email }) => <JoinForm token={token} email={email} />}
      </Loaded>
    </AccountFrame>
  )
}

/** The way in through an invite link (rules §2). */
const JoinCompanyPage = () => {
  const [query] = useSearchParams()
  const { user } = useSession()
  const token = query.get('token')
  if (user) return <SignedIn name={user.displayName} />
  return token ? <Invitation token={token} /> : <Refused />
}

export default JoinCompanyPage
