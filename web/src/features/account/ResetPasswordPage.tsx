import { useMutation } from '@apollo/client/react'
import { Button, Stack, TextInput } from '@mantine/core'
import { linkLifetime, resetPasswordForm } from '@questboard/domain'
import { useState } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { Notice } from '../../components/Notice.tsx'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { useText } from '../../lib/text.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { RequestPasswordResetDocument } from './generated/ResetPasswordPage.ts'
import { useBotCheck } from './useBotCheck.tsx'

const Back = () => {
  const t = useText()
  return <AppLink to="/login">{t('Back to sign-in')}</AppLink>
}

const ResetPasswordPage = () => {
  const t = useText()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [request] = useMutation(RequestPasswordResetDocument)
  const form = useFields({ email: '' })
  const botCheck = useBotCheck()
  const { saving, problem, onSubmit } = useSubmit(form, {
    check: checkWith(resetPasswordForm),
    explain,
    send: async ({ email }) => {
      await request({ variables: { email, botCheckToken: await botCheck.take() } })
      setSentTo(email)
    },
  })
  if (sentTo) {
    const words = t(
      'If an account uses {email}, a password reset link is on its way. The link works for {hours, plural, one {# hour} other {# hours}}.',
      { email: sentTo, hours: linkLifetime.resetPasswordHours },
    )
    return <AccountFrame title="Check your inbox" text={words} foot={<Back />} />
  }
  return (
    <AccountFrame
      title="Reset your password"
      text="We’ll email a reset link to your account’s address."
      foot={<Back />}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          {problem && <Notice tone="bad">{problem}</Notice>}
          <TextInput label={t('Email')} type="email" autoComplete="email" {...form.getInputProps('email')} />
          {botCheck.field}
          <Button type="submit" fullWidth loading={saving}>
            {t('Send link')}
          </Button>
        </Stack>
      </form>
    </AccountFrame>
  )
}

export default ResetPasswordPage
