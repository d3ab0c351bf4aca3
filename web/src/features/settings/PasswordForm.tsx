import { useMutation } from '@apollo/client/react'
import { PasswordInput } from '@mantine/core'
import { changePasswordForm } from '@questboard/domain'
import { z } from 'zod'
import { FieldGrid } from '../../components/FieldGrid.tsx'
import { FormPanel } from '../../components/FormPanel.tsx'
import { checkWith, useFields } from '../../lib/form.ts'
import { usePanelForm } from '../../lib/panelForm.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { ChangePasswordDocument } from './generated/PasswordForm.ts'

const passwordForm = changePasswordForm
  .extend({ confirm: z.string() })
  .refine(({ newPassword, confirm }) => newPassword === confirm, {
    path: ['confirm'],
    error: 'Passwords do not match',
  })

const empty = { newPassword: '', confirm: '', currentPassword: '' }

export const PasswordForm = () => {
  const t = useText()
  const [change] = useMutation(ChangePasswordDocument)
  const form = useFields(empty)
  const panel = usePanelForm(form, {
    check: checkWith(passwordForm),
    after: empty,
    send: async ({ newPassword, currentPassword }) => {
      await change({ variables: { newPassword, currentPassword } })
      toasts.good('Password saved successfully')
    },
  })
  return (
    <FormPanel
      title="Password"
      text="Changing your password signs out your other devices."
      saveLabel="Change password"
      {...panel}
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
