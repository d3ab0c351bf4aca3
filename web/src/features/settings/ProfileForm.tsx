import { useMutation } from '@apollo/client/react'
import { Textarea, TextInput } from '@mantine/core'
import { personalInfoForm } from '@questboard/domain'
import { FormPanel } from '../../components/FormPanel.tsx'
import { PictureInput } from '../../components/PictureInput.tsx'
import { checkWith, useFields } from '../../lib/form.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { usePanelForm } from '../../lib/panelForm.ts'
import { session } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { uploadIcon } from '../../lib/upload.ts'
import { ProfileForm_UserFragmentDoc, SaveProfileDocument } from './generated/ProfileForm.ts'

const profile = personalInfoForm.pick({ displayName: true, description: true })

export const ProfileForm = ({ user }: { user: FragmentType<typeof ProfileForm_UserFragmentDoc> }) => {
  const t = useText()
  const { id, display_name, description, picture_url } = readFragment(ProfileForm_UserFragmentDoc, user)
  const [saveProfile] = useMutation(SaveProfileDocument)
  const form = useFields({ displayName: display_name, description, pictureUrl: picture_url ?? '' })
  const panel = usePanelForm(form, {
    check: checkWith(profile),
    send: async (values) => {
      const set = {
        display_name: values.displayName.trim(),
        description: values.description,
        picture_url: values.pictureUrl || null,
      }
      await saveProfile({ variables: { id, set } })
      await session.changed()
      toasts.good('Profile saved successfully')
    },
  })
  return (
    <FormPanel title="Profile" text="Companies and visitors to your pages see this profile." {...panel}>
      <PictureInput
        label={t('Profile picture')}
        name={form.values.displayName}
        value={form.values.pictureUrl}
        onChange={(url) => form.setFieldValue('pictureUrl', url)}
        upload={uploadIcon}
        limit="1 MB"
      />
      <TextInput
        label={t('Display name')}
        required
        autoComplete="nickname"
        {...form.getInputProps('displayName')}
      />
      <Textarea
        label={t('Description')}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={2000}
        {...form.getInputProps('description')}
      />
    </FormPanel>
  )
}
