import { useMutation } from '@apollo/client/react'
import { TextInput } from '@mantine/core'
import { announcementForm } from '@questboard/domain'
import { DialogForm } from '../../components/DialogForm.tsx'
import { RichTextInput } from '../../components/RichTextInput.tsx'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import {
  AnnouncementsPageDocument,
  EditAnnouncementDocument,
  PublishAnnouncementDocument,
} from './generated/AnnouncementsPage.ts'

const id = 'announcement'

type Written = { readonly id: string; readonly title: string; readonly body: string }

/** Sends a new announcement to all members, or edits an existing one. */
const AnnouncementForm = ({ announcement }: { announcement: Written | null }) => {
  const t = useText()
  const [publish] = useMutation(PublishAnnouncementDocument, {
    refetchQueries: [AnnouncementsPageDocument],
    awaitRefetchQueries: true,
  })
  const [edit] = useMutation(EditAnnouncementDocument)
  const form = useFields({ title: announcement?.title ?? '', body: announcement?.body ?? '' })
  const submit = useSubmit(form, {
    check: checkWith(announcementForm),
    explain,
    send: async (values) => {
      const words = { title: values.title.trim(), body: values.body.trim() }
      if (announcement === null) await publish({ variables: words })
      // An unchanged announcement is not saved, because saving would mark it as edited.
      else if (form.isDirty()) await edit({ variables: { id: announcement.id, ...words } })
      await modals.remove(id, { force: true })
      toasts.good(announcement ? 'Announcement saved' : 'Announcement published')
    },
  })
  return (
    <DialogForm
      id={id}
      dirty={form.isDirty()}
      submitLabel={announcement ? 'Save' : 'Publish announcement'}
      {...submit}
    >
      <TextInput
        label={t('Title')}
        required
        maxLength={200}
        data-autofocus
        {...form.getInputProps('title')}
      />
      <RichTextInput label={t('Text')} maxLength={20_000} {...form.bind('body')} />
    </DialogForm>
  )
}

export const openAnnouncementForm = (announcement: Written | null) =>
  modals.add({
    id,
    title: announcement ? 'Edit announcement' : 'New announcement',
    size: 'lg',
    content: <AnnouncementForm announcement={announcement} />,
  })
