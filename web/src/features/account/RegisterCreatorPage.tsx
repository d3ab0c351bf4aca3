import { useMutation } from '@apollo/client/react'
import { Button, Divider, Stack } from '@mantine/core'
import { registerCreatorForm } from '@questboard/domain'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { Notice } from '../../components/Notice.tsx'
import { RegisterCreatorDocument } from '../../generated/graphql.ts'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { AgreementField } from './AgreementField.tsx'
import { ChannelButtons } from './ChannelButtons.tsx'
import { CheckInbox } from './CheckInbox.tsx'
import { SignUpFields } from './SignUpFields.tsx'
import { useBotCheck } from './useBotCheck.tsx'

const RegisterCreatorPage = () => {
  const [query] = useSearchParams()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [register] = useMutation(RegisterCreatorDocument)
  const form = useFields({ username: '', email: '', password: '', terms: false })
  const botCheck = useBotCheck()
  const { saving, problem, onSubmit } = useSubmit(form, {
    check: checkWith(registerCreatorForm),
    explain,
    send: async (values) => {
      await register({ variables: { ...values, botCheckToken: await botCheck.take() } })
      setSentTo(values.email)
    },
  })
  if (sentTo) return <CheckInbox email={sentTo} />
  return (
    <AccountFrame
      title="Register as a creator"
      text="With a channel you are in at once; its figures come along."
      foot={
        <>
          Work on games? <AppLink to="/register/company">Register as a company</AppLink>
        </>
      }
    >
      <Stack gap="lg">
        <ChannelButtons callbackUrl={query.get('callbackUrl') ?? '/creator/onboarding'} />
        <Divider label="Or with an email" labelPosition="center" />
        <form onSubmit={onSubmit} noValidate>
          <Stack gap="md">
            {problem && <Notice tone="bad">{problem}</Notice>}
            <SignUpFields
              username={form.getInputProps('username')}
              email={form.getInputProps('email')}
              password={form.getInputProps('password')}
            />
            <AgreementField {...form.getInputProps('terms', { type: 'checkbox' })} />
            {botCheck.field}
            <Button type="submit" fullWidth loading={saving}>
              Create account
            </Button>
          </Stack>
        </form>
      </Stack>
    </AccountFrame>
  )
}

export default RegisterCreatorPage
