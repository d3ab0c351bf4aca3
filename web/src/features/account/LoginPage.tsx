import { Button, Divider, PasswordInput, Stack, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { Notice } from '../../components/Notice.tsx'
import { signInWithPassword } from '../../lib/auth.ts'
import { useFields, useSubmit } from '../../lib/form.ts'
import { importOnline } from '../../lib/lostChunk.ts'
import { createPart, Optional } from '../../lib/Optional.tsx'
import { isUnsure, session, useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { Words } from '../../lib/Words.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { ChannelButtons } from './ChannelButtons.tsx'
import classes from './LoginPage.module.css'
import { useBotCheck } from './useBotCheck.tsx'
import { withWay } from './withWay.ts'

const codeText = createPart(() => import('./CodeText.tsx'))

/** The error codes of rules §8. */
const notVerified = '1207'

const accountDeleted =
  'Your account was deleted and your personal data erased. If you ever want to come back, create a new account.'

type Arrival = { tone: 'info' | 'bad'; text: ReactNode }

/** The reason why the user was sent here, from the URL's parameters (rules §8). */
const arrival = (query: URLSearchParams): Arrival | null => {
  const error = query.get('error')
  if (!error) return null
  if (error === 'SessionRequired') return { tone: 'info', text: 'Please sign in to continue.' }
  if (error === 'AccountDeleted') return { tone: 'info', text: accountDeleted }
  return {
    tone: 'bad',
    text: (
      <Optional part={codeText}>
        {(CodeText) => <CodeText code={query.get('code')} until={query.get('until')} />}
      </Optional>
    ),
  }
}

/** The notice if the server does not respond, because the user can still be signed in then. */
const silence: Arrival = {
  tone: 'info',
  text: 'Questboard isn’t responding right now. If you’re signed in, you’ll continue as soon as Questboard responds.',
}

/** Loads the schema on submit, so that the screen loads fast. */
const check = async (values: unknown) => {
  const { checkLogin } = await importOnline(() => import('./checkLogin.ts'))
  return checkLogin(values)
}

/** Links to the screen that sends the verification email again. */
const VerifyFirst = ({ username, back }: { username: string; back: string | null }) => {
  const t = useText()
  return (
    <AppLink to={withWay(`/verify-email?${new URLSearchParams({ email: username })}`, back)}>
      {t('Send email again')}
    </AppLink>
  )
}

/** A sign-in error replaces the notice about why the user came here. */
const SignInForm = ({ back, notice }: { back: string | null; notice: Arrival | null }) => {
  const t = useText()
  const callbackUrl = back ?? '/home'
  const form = useFields({ username: '', password: '' })
  const botCheck = useBotCheck()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { saving, problem, onSubmit } = useSubmit(form, {
    check,
    send: async ({ username, password }) => {
      const result = await signInWithPassword(username, password, callbackUrl, await botCheck.take())
      if (result.ok) return void (await session.changed())
      if (!result.error && result.url) return window.location.assign(result.url)
      setRefusal(result.code)
      const { refusalText } = await import('../../lib/accountErrors.ts')
      throw new Error(refusalText(t, result.code, result.until))
    },
  })
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        {problem && (
          <Notice
            tone="bad"
            action={refusal === notVerified && <VerifyFirst username={form.values.username} back={back} />}
          >
            {problem}
          </Notice>
        )}
        {!problem && notice && (
          <Notice tone={notice.tone}>
            <Words>{notice.text}</Words>
          </Notice>
        )}
        <TextInput
          label={t('Username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('username')}
        />
        <div className={classes.password}>
          <PasswordInput
            label={t('Password')}
            autoComplete="current-password"
            {...form.getInputProps('password')}
          />
          <AppLink to={withWay('/reset-password', back)} className={classes.forgot}>
            {t('Forgot password?')}
          </AppLink>
        </div>
        {botCheck.field}
        <Button type="submit" fullWidth loading={saving}>
          {t('Sign in')}
        </Button>
      </Stack>
    </form>
  )
}

const LoginPage = () => {
  const t = useText()
  const [query] = useSearchParams()
  const back = query.get('callbackUrl')
  const notice = isUnsure(useSession()) ? silence : arrival(query)
  return (
    <AccountFrame
      title="Sign in"
      foot={
        <>
          {t('New here?')} <AppLink to={withWay('/register', back)}>{t('Create an account')}</AppLink>
        </>
      }
    >
      <Stack gap="lg">
        <SignInForm back={back} notice={notice} />
        <Divider label={t('Or sign in as a creator')} labelPosition="center" />
        <ChannelButtons callbackUrl={back ?? '/home'} />
      </Stack>
    </AccountFrame>
  )
}

export default LoginPage
