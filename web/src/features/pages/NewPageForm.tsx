import { useMutation } from '@apollo/client/react'
import { TextInput } from '@mantine/core'
import { creatorPageForm } from '@questboard/domain'
import { useNavigate } from 'react-router'
import { DialogForm } from '../../components/DialogForm.tsx'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { toNames } from './drafts.ts'
import { CreatorPagesPageDocument } from './generated/CreatorPagesPage.ts'
import { CreateCreatorPageDocument } from './generated/NewPageForm.ts'

const id = 'new-page'

const toSlug = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50)

/** Creates a page from a title and a URL. Everything else is edited on the page itself. */
const NewPageForm = () => {
  const t = useText()
  const navigate = useNavigate()
  const [create] = useMutation(CreateCreatorPageDocument, { refetchQueries: [CreatorPagesPageDocument] })
  const form = useFields({ title: '', slug: '', description: '' })
  const submit = useSubmit(form, {
    check: checkWith(creatorPageForm),
    explain,
    send: async (typed) => {
      const { title, slug } = toNames(typed)
      await create({ variables: { page: { title, slug } } })
      await modals.remove(id, { force: true })
      void navigate(`/${slug}/onboarding`)
    },
  })
  return (
    <DialogForm id={id} dirty={form.isDirty()} submitLabel="Create page" {...submit}>
      <TextInput
        label={t('Title')}
        required
        data-autofocus
        {...form.getInputProps('title')}
        onChange={({ currentTarget: { value } }) => {
          const follows = form.values.slug === toSlug(form.values.title)
          form.setFieldValue('title', value)
          if (follows) form.setFieldValue('slug', toSlug(value))
        }}
      />
      <TextInput
        label={t('Address')}
        description={`${window.location.host}/${form.values.slug}`}
        required
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('slug')}
      />
    </DialogForm>
  )
}

export const openNewPage = () =>
  modals.add({ id, title: 'New Creator Page', size: 'sm', content: <NewPageForm /> })
