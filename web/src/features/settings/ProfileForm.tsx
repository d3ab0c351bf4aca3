import { useMutation } from '@apollo/client/react'
import { Textarea, TextInput } from '@mantine/core'
import { personalInfoForm } from '@questboard/domain'
import { FormPanel } from '../../components/FormPanel.tsx'
import { PictureInput } from '../../components/PictureInput.tsx'
import { type FragmentType, readFragment } from '../../generated/fragment-masking.ts'
import { ProfileForm_UserFragmentDoc, SaveProfileDocument } from '../../generated/graphql.ts'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { session } from '../../lib/session.ts'
import { toasts } from '../../lib/toasts.ts'
import { useUnsavedChanges } from '../../lib/unsaved.ts'
import { uploadImage } from '../../lib/upload.ts'

const profile = personalInfoForm.pick({ displayName: true, description: true })

/** The name, the picture and the words that others see. */
export const ProfileForm = ({ user }: { user: FragmentType<typeof ProfileForm_UserFragmentDoc> }) => {
  const { id, display_name, description, picture_url } = readFragment(ProfileForm_UserFragmentDoc, user)
  const [saveProfile] = useMutation(SaveProfileDocument)
  const form = useFields({ displayName: display_name, description, pictureUrl: picture_url ?? '' })
  const { saving, problem, onSubmit, save } = useSubmit(form, {
    check: checkWith(profile),
    explain,
    send: async (values) => {
      const set = {
        display_name: values.displayName,
        description: values.description,
        picture_url: values.pictureUrl || null,
      }
      await saveProfile({ variables: { id, set } })
      await session.changed()
      toasts.good('Profile saved successfully')
    },
  })
  useUnsavedChanges(form.isDirty(), save)
  return (
    <FormPanel
      title="Profile"
      text="Companies and visitors of your pages see this."
      dirty={form.isDirty()}
      saving={saving}
      problem={problem}
      onSubmit={onSubmit}
      onReset={form.reset}
    >
      <PictureInput
        label="Profile picture"
        name={form.values.displayName}
        value={form.values.pictureUrl}
        onChange={(url) => form.setFieldValue('pictureUrl', url)}
        upload={uploadImage}
      />
      <TextInput
        label="Display name"
        required
        autoComplete="nickname"
        {...form.getInputProps('displayName')}
      />
      <Textarea
        label="Description"
        autosize
        minRows={3}
        maxRows={10}
        maxLength={2000}
        {...form.getInputProps('description')}
      />
    </FormPanel>
  )
}
