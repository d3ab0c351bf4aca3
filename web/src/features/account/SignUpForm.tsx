import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { ZodType } from 'zod'
import { Notice } from '../../components/Notice.tsx'
import { explain } from '../../lib/failure.ts'
import { checkWith, type Form, useSubmit } from '../../lib/form.ts'
import { useText } from '../../lib/text.ts'
import { AgreementField } from './AgreementField.tsx'
import classes from './SignUpForm.module.css'
import { useBotCheck } from './useBotCheck.tsx'

export const newAccount = { username: '', email: '', password: '', terms: false }

type NewAccount = typeof newAccount
type Register<T> = (account: T & { botCheckToken: string | undefined }) => Promise<unknown>

/** Registers an account and remembers its email address for the next step. */
export const useSignUp = <T extends NewAccount>(form: Form<T>, schema: ZodType, register: Register<T>) => {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const botCheck = useBotCheck()
  const { saving, problem, onSubmit } = useSubmit(form, {
    check: checkWith(schema),
    explain,
    send: async (values) => {
      await register({ ...values, botCheckToken: await botCheck.take() })
      setSentTo(values.email)
    },
  })
  return { sentTo, parts: { saving, problem, onSubmit, botCheck: botCheck.field } }
}

/** Hints are below the input, where errors also appear. */
const belowInput = ['label' as const, 'input' as const, 'description' as const, 'error' as const]

type Props = ReturnType<typeof useSignUp>['parts'] & {
  form: Pick<Form<NewAccount>, 'getInputProps'>
  children?: ReactNode
}

export const SignUpForm = ({ form, saving, problem, onSubmit, botCheck, children }: Props) => {
  const t = useText()
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="xs" className={classes.steady}>
        {children}
        <TextInput
          label={t('Username')}
          description={t('4 to 25 characters: letters and digits')}
          inputWrapperOrder={belowInput}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('username')}
        />
        <TextInput label={t('Email')} type="email" autoComplete="email" {...form.getInputProps('email')} />
        <PasswordInput
          label={t('Password')}
          description={t('At least 8 characters, with a letter and a digit')}
          inputWrapperOrder={belowInput}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <AgreementField
          className={classes.agreement}
          {...form.getInputProps('terms', { type: 'checkbox' })}
        />
        {botCheck}
        <Button type="submit" fullWidth loading={saving}>
          {t('Create account')}
        </Button>
        {problem && <Notice tone="bad">{problem}</Notice>}
      </Stack>
    </form>
  )
}
