import { useMutation } from '@apollo/client/react'
import { Button, Select, Stack, TextInput } from '@mantine/core'
import { companyTypeNames, companyTypes, registerCompanyForm } from '@questboard/domain'
import { useState } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { FieldGrid } from '../../components/FieldGrid.tsx'
import { Notice } from '../../components/Notice.tsx'
import { RegisterCompanyDocument } from '../../generated/graphql.ts'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { AgreementField } from './AgreementField.tsx'
import { CheckInbox } from './CheckInbox.tsx'
import { SignUpFields } from './SignUpFields.tsx'
import { useBotCheck } from './useBotCheck.tsx'

const empty = {
  companyName: '',
  companyType: '',
  companyWebsite: '',
  username: '',
  email: '',
  password: '',
  terms: false,
}

const RegisterCompanyPage = () => {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [register] = useMutation(RegisterCompanyDocument)
  const form = useFields(empty)
  const botCheck = useBotCheck()
  const { saving, problem, onSubmit } = useSubmit(form, {
    check: checkWith(registerCompanyForm),
    explain,
    send: async (values) => {
      await register({ variables: { ...values, botCheckToken: await botCheck.take() } })
      setSentTo(values.email)
    },
  })
  if (sentTo) return <CheckInbox email={sentTo} />
  return (
    <AccountFrame
      wide
      title="Register as a company"
      text="Your company is reviewed when you publish for the first time."
      foot={
        <>
          Make content? <AppLink to="/register/creator">Register as a creator</AppLink>
        </>
      }
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          {problem && <Notice tone="bad">{problem}</Notice>}
          <FieldGrid>
            <TextInput
              label="Company name"
              autoComplete="organization"
              {...form.getInputProps('companyName')}
            />
            <Select
              label="Company type"
              placeholder="Choose one"
              data={companyTypes.map((value) => ({ value, label: companyTypeNames[value] }))}
              {...form.getInputProps('companyType')}
            />
          </FieldGrid>
          <TextInput
            label="Company website"
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="url"
            {...form.getInputProps('companyWebsite')}
          />
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
    </AccountFrame>
  )
}

export default RegisterCompanyPage
