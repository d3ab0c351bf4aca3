import { useMutation } from '@apollo/client/react'
import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { joinCompanyForm } from '@questboard/domain'
import { Notice } from '../../components/Notice.tsx'
import { signInWithPassword } from '../../lib/auth.ts'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { useText } from '../../lib/text.ts'
import { AgreementField } from './AgreementField.tsx'
import { JoinCompanyDocument } from './generated/JoinCompanyPage.ts'
import { useBotCheck } from './useBotCheck.tsx'

const form = joinCompanyForm.omit({ token: true })

/** Creates an account for an invited email address that has none. */
export const JoinForm = ({ token, email }: { token: string; email: string }) => {
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
