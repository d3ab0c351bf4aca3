import { Button, Stack, TextInput } from '@mantine/core'
import { linkLifetime, resetPasswordForm } from '@questboard/domain'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { Notice } from '../../components/Notice.tsx'
import { codeText } from '../../lib/accountErrors.ts'
import { askChannelSignUp } from '../../lib/auth.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { useText } from '../../lib/text.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { platformNames } from './platformNames.ts'
import { useBotCheck } from './useBotCheck.tsx'
import { withWay } from './withWay.ts'

/** The error code if the person took too long to enter an email address. */
const tooLate = '1101'

const useAsking = () => {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const form = useFields({ email: '' })
  const botCheck = useBotCheck()
  const { saving, onSubmit } = useSubmit(form, {
    check: checkWith(resetPasswordForm),
    send: async ({ email }) => {
      const { ok, code } = await askChannelSignUp(email, await botCheck.take())
      if (ok) setSentTo(email)
      else setRefused(code ?? '')
    },
  })
  return { form, saving, onSubmit, sentTo, refused, botCheck }
}

/**
 * Asks for the email address after a sign-up with a channel whose platform shares none. An address with an account gets
 * the same page, so that no one can find out which accounts exist.
 */
const ChannelEmailPage = () => {
  const t = useText()
  const [query] = useSearchParams()
  const { form, saving, onSubmit, sentTo, refused, botCheck } = useAsking()
  const back = query.get('callbackUrl')
  const platform = platformNames[query.get('provider') ?? '']
  if (sentTo) {
    const words = t(
      'We sent an email to {email}. Open its link to create your account. The link works for {hours, plural, one {# hour} other {# hours}}.',
      { email: sentTo, hours: linkLifetime.channelSignUpHours },
    )
    return <AccountFrame title="Check your inbox" text={words} />
  }
  if (refused === tooLate)
    return (
      <AccountFrame title="This sign-up has expired" text="Connect your channel again to sign up.">
        <Button component={AppLink} to={withWay('/register/creator', back)} fullWidth>
          {t('Start again')}
        </Button>
      </AccountFrame>
    )
  return (
    <AccountFrame
      title="Enter your email"
      text={
        platform
          ? t('{platform} doesn’t share your email with us. We need it to create your account.', { platform })
          : 'Your platform doesn’t share your email with us. We need it to create your account.'
      }
      foot={
        <>
          {t('Have an account?')} <AppLink to={withWay('/login', back)}>{t('Sign in')}</AppLink>
        </>
      }
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          {refused !== null && <Notice tone="bad">{t(codeText(refused))}</Notice>}
          <TextInput label={t('Email')} type="email" autoComplete="email" {...form.getInputProps('email')} />
          {botCheck.field}
          <Button type="submit" fullWidth loading={saving}>
            {t('Continue')}
          </Button>
        </Stack>
      </form>
    </AccountFrame>
  )
}

export default ChannelEmailPage
