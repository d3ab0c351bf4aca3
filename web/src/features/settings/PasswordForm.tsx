import { useMutation } from '@apollo/client/react'
import { PasswordInput } from '@mantine/core'
import { changePasswordForm } from '@questboard/domain'
import { z } from 'zod'
import { FieldGrid } from '../../components/FieldGrid.tsx'
import { FormPanel } from '../../components/FormPanel.tsx'
import { ChangePasswordDocument } from '../../generated/graphql.ts'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'

const passwordForm = changePasswordForm
  .extend({ confirm: z.string() })
  .refine(({ newPassword, confirm }) => newPassword === confirm, {
    path: ['confirm'],
    error: 'Passwords do not match',
  })

export const PasswordForm = () => {
  const t = useText()
  const [change] = useMutation(ChangePasswordDocument)
  const form = useFields({ newPassword: '', confirm: '', currentPassword: '' })
  const { saving, problem, onSubmit } = useSubmit(form, {
    check: checkWith(passwordForm),
    explain,
    send: async ({ newPassword, currentPassword }) => {
      await change({ variables: { newPassword, currentPassword } })
      form.reset()
      toasts.good('Password saved successfully')
    },
  })
  return (
    <FormPanel
      title="Password"
      text="Other devices are signed out when it changes."
      dirty={form.isDirty()}
      saving={saving}
      problem={problem}
      onSubmit={onSubmit}
      onReset={form.reset}
      saveLabel="Change password"
    >
      <FieldGrid>
        <PasswordInput
          label={t('New password')}
          autoComplete="new-password"
          {...form.getInputProps('newPassword')}
        />
        <PasswordInput
          label={t('Confirm password')}
          autoComplete="new-password"
          {...form.getInputProps('confirm')}
        />
      </FieldGrid>
      <PasswordInput
        label={t('Current password')}
        autoComplete="current-password"
        {...form.getInputProps('currentPassword')}
      />
    </FormPanel>
  )
}
