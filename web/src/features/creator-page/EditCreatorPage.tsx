import { useMutation, useQuery } from '@apollo/client/react'
import { Button, Checkbox, Group, Menu, Select, Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { creatorPageForm, pageFonts } from '@questboard/domain'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { FormSkeleton } from '../../components/Skeletons.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import {
  EditCreatorPageDocument,
  type EditCreatorPageQuery,
  SaveCreatorPageDocument,
} from '../../generated/graphql.ts'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import type { BlockKind } from '../../lib/pageBlocks.ts'
import { useSession } from '../../lib/session.ts'
import { toasts } from '../../lib/toasts.ts'
import { useUnsavedChanges } from '../../lib/unsaved.ts'
import { BlockList } from './BlockList.tsx'
import { blockNames, type Draft, newDraft, toDrafts } from './drafts.ts'

type Page = EditCreatorPageQuery['creator_page'][number]
type Connections = NonNullable<EditCreatorPageQuery['currentUser']>['userConnections']

const kinds: readonly BlockKind[] = ['text', 'image', 'links', 'channels']
const fonts = Object.entries(pageFonts).map(([value, label]) => ({ value, label }))

const AddBlock = ({ onAdd }: { onAdd: (draft: Draft) => void }) => (
  <Menu position="bottom-start">
    <Menu.Target>
      <Button variant="default" leftSection={<IconPlus size={16} />}>
        Add a block
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      {kinds.map((kind) => (
        <Menu.Item
          key={kind}
          onClick={() => {
            const draft = newDraft(kind)
            if (draft) onAdd(draft)
          }}
        >
          {blockNames[kind]}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
)

const toBlocks = (pageId: string, drafts: Draft[]) =>
  drafts
    .filter((draft) => draft.kind !== 'image' || draft.content.url !== '/')
    .map(({ kind, content }, position) => ({ page_id: pageId, kind, content, position }))

const usePageForm = (page: Page) => {
  const navigate = useNavigate()
  const [savePage] = useMutation(SaveCreatorPageDocument)
  const form = useFields({
    title: page.title,
    slug: page.slug,
    description: page.description,
    font: page.font,
    published: page.is_published,
    channels: page.shown_channels.map(({ connection_id }) => connection_id),
    drafts: toDrafts(page.blocks),
  })
  const submit = useSubmit(form, {
    check: checkWith(creatorPageForm),
    explain,
    send: async ({ title, slug, description, font, published, channels, drafts }) => {
      await savePage({
        variables: {
          id: page.id,
          page: { title, slug, description, font, is_published: published },
          blocks: toBlocks(page.id, drafts),
          channels: channels.map((connection_id, position) => ({
            page_id: page.id,
            connection_id,
            position,
          })),
        },
      })
      toasts.good('Page saved successfully')
      if (slug !== page.slug) void navigate(`/${slug}/edit`, { replace: true })
    },
  })
  return { form, ...submit }
}

const Editor = ({ page, connections }: { page: Page; connections: Connections }) => {
  const { form, saving, problem, onSubmit, save } = usePageForm(page)
  useUnsavedChanges(form.isDirty(), save)
  return (
    <form onSubmit={onSubmit} noValidate>
      <PageHeader
        title="Edit page"
        text={<AppLink to={`/${page.slug}`}>{`${window.location.host}/${page.slug}`}</AppLink>}
        actions={
          <Group>
            <Switch label="Published" {...form.getInputProps('published', { type: 'checkbox' })} />
            <Button type="submit" loading={saving} disabled={!form.isDirty()}>
              Save
            </Button>
          </Group>
        }
      />
      <Stacked>
        {problem && <Notice tone="bad">{problem}</Notice>}
        <Panel title="Page">
          <Stack>
            <TextInput label="Title" required {...form.getInputProps('title')} />
            <TextInput
              label="Address"
              required
              autoCapitalize="none"
              spellCheck={false}
              {...form.getInputProps('slug')}
            />
            <Textarea
              label="Description"
              autosize
              minRows={2}
              maxLength={2000}
              {...form.getInputProps('description')}
            />
            <Select label="Font" data={fonts} allowDeselect={false} {...form.getInputProps('font')} />
            {connections.length > 0 && (
              <Checkbox.Group label="Channels" {...form.getInputProps('channels')}>
                <Stack gap="xs" mt="xs">
                  {connections.map(({ id, channel_name }) => (
                    <Checkbox key={id} value={id} label={channel_name} />
                  ))}
                </Stack>
              </Checkbox.Group>
            )}
          </Stack>
        </Panel>
        <Panel
          title="Blocks"
          text="Shown from top to bottom."
          actions={
            <AddBlock onAdd={(draft) => form.setFieldValue('drafts', [...form.values.drafts, draft])} />
          }
        >
          {form.values.drafts.length === 0 ? (
            <EmptyState compact title="No blocks yet" text="Add a text, pictures, links or your channels." />
          ) : (
            <BlockList
              drafts={form.values.drafts}
              onChange={(drafts) => form.setFieldValue('drafts', drafts)}
            />
          )}
        </Panel>
      </Stacked>
    </form>
  )
}

const EditCreatorPage = () => {
  const { slug = '' } = useParams()
  const { user } = useSession()
  // The id stays when the address changes: what is being edited must not be loaded over.
  const [first] = useState(slug)
  const query = useQuery(EditCreatorPageDocument, { variables: { slug: first } })
  return (
    <Loaded query={query} skeleton={<FormSkeleton fields={5} />}>
      {({ creator_page: [page], currentUser }) =>
        page && page.creator_id === user?.id ? (
          <Editor page={page} connections={currentUser?.userConnections ?? []} />
        ) : (
          <NotFound what="page" />
        )
      }
    </Loaded>
  )
}

export default EditCreatorPage
