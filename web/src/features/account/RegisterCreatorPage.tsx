import { useMutation } from '@apollo/client/react'
import { Divider, Stack } from '@mantine/core'
import { registerCreatorForm } from '@questboard/domain'
import { useSearchParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { useFields } from '../../lib/form.ts'
import { useText } from '../../lib/text.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { ChannelButtons } from './ChannelButtons.tsx'
import { CheckInbox } from './CheckInbox.tsx'
import { RegisterCreatorDocument } from './generated/RegisterCreatorPage.ts'
import { newAccount, SignUpForm, useSignUp } from './SignUpForm.tsx'
import { withWay } from './withWay.ts'

const RegisterCreatorPage = () => {
  const t = useText()
  const [query] = useSearchParams()
  const [register] = useMutation(RegisterCreatorDocument)
  const form = useFields(newAccount)
  const back = query.get('callbackUrl')
  const { sentTo, parts } = useSignUp(form, registerCreatorForm, (variables) =>
    register({ variables: { ...variables, way: back } }),
  )
  if (sentTo) return <CheckInbox email={sentTo} back={back} />
  return (
    <AccountFrame
      title="Register as a creator"
      text="Connect a channel, then request access. Our team answers within 2 to 4 days."
      foot={
        back === null ? (
          <>
            {t('Do you work on games?')}{' '}
            <AppLink to="/register/company">{t('Register as a company')}</AppLink>
          </>
        ) : (
          <>
            {t('Have an account?')} <AppLink to={withWay('/login', back)}>{t('Sign in')}</AppLink>
          </>
        )
      }
    >
      <Stack gap="lg">
        <ChannelButtons callbackUrl={back ?? '/creator/onboarding'} />
        <Divider label={t('Or use your email')} labelPosition="center" />
        <SignUpForm form={form} {...parts} />
      </Stack>
    </AccountFrame>
  )
}

export default RegisterCreatorPage
