import { useMutation } from '@apollo/client/react'
import { Button, Stack, TextInput } from '@mantine/core'
import { explain } from '../../lib/failure.ts'
import { type FieldErrors, useFields, useSubmit } from '../../lib/form.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { ResendVerificationDocument } from './generated/ResendVerification.ts'

const check = ({ identifier }: { identifier: string }): FieldErrors =>
  identifier.trim() === '' ? { identifier: 'Please enter your username or email' } : {}

/** Sends the verification email again, to the signed-in account, the new account or a given email address. */
export const ResendVerification = ({ email }: { email?: string }) => {
  const t = useText()
  const { user } = useSession()
  const [resend] = useMutation(ResendVerificationDocument)
  const known = email !== undefined || user !== null
  const form = useFields({ identifier: email ?? '' })
  const { saving, onSubmit } = useSubmit(form, {
    check: known ? undefined : check,
    send: async ({ identifier }) => {
      try {
        await resend({ variables: { identifier: identifier.trim() || null } })
        toasts.good('Verification email sent, please check your inbox.')
      } catch (error) {
        toasts.bad(explain(error).message)
      }
    },
  })
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        {!known && (
          <TextInput
            label={t('Username or email')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...form.getInputProps('identifier')}
          />
        )}
        <Button type="submit" variant="default" fullWidth loading={saving}>
          {t('Send email again')}
        </Button>
      </Stack>
    </form>
  )
}
