import { useMutation } from '@apollo/client/react'
import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { memberInvitationForm } from '@questboard/domain'
import { Notice } from '../../components/Notice.tsx'
import { CompanyMembersPageDocument, InviteMemberDocument } from '../../generated/graphql.ts'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'

const close = () => void modals.remove('invite-member', { force: true })

export const InviteForm = () => {
  const t = useText()
  const [invite] = useMutation(InviteMemberDocument, { refetchQueries: [CompanyMembersPageDocument] })
  const form = useFields({ email: '', title: '', isOwner: false })
  const { saving, problem, onSubmit } = useSubmit(form, {
    check: checkWith(memberInvitationForm),
    explain,
    send: async (values) => {
      await invite({ variables: values })
      close()
      toasts.good(t('Invitation sent to {email}', { email: values.email }))
    },
  })
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        {problem && <Notice tone="bad">{problem}</Notice>}
        <TextInput label={t('Email')} type="email" required data-autofocus {...form.getInputProps('email')} />
        <TextInput label={t('Title (optional)')} maxLength={100} {...form.getInputProps('title')} />
        <Checkbox
          label={t('Owner')}
          description={t('May change settings, members and billing')}
          {...form.getInputProps('isOwner', { type: 'checkbox' })}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={saving}>
            {t('Send invitation')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
