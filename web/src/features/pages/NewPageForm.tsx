import { useMutation } from '@apollo/client/react'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { creatorPageForm } from '@questboard/domain'
import { useNavigate } from 'react-router'
import { Notice } from '../../components/Notice.tsx'
import { CreateCreatorPageDocument, CreatorPagesPageDocument } from '../../generated/graphql.ts'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { toNames } from './drafts.ts'

const close = () => void modals.remove('new-page', { force: true })

const toSlug = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50)

/** A title and an address; the rest is done on the page itself. */
export const NewPageForm = () => {
  const t = useText()
  const navigate = useNavigate()
  const [create] = useMutation(CreateCreatorPageDocument, { refetchQueries: [CreatorPagesPageDocument] })
  const form = useFields({ title: '', slug: '', description: '' })
  const { saving, problem, onSubmit } = useSubmit(form, {
    check: checkWith(creatorPageForm),
    explain,
    send: async (typed) => {
      const { title, slug } = toNames(typed)
      await create({ variables: { page: { title, slug } } })
      close()
      void navigate(`/${slug}/onboarding`)
    },
  })
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        {problem && <Notice tone="bad">{problem}</Notice>}
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
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={saving}>
            {t('Create page')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
