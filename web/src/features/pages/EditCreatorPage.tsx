import { useQuery } from '@apollo/client/react'
import { Switch } from '@mantine/core'
import { useState } from 'react'
import { useParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { Notice } from '../../components/Notice.tsx'
import { FormSkeleton } from '../../components/Skeletons.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { readFragment } from '../../lib/fragments.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useUnsavedChanges } from '../../lib/unsaved.ts'
import { BlocksPanel } from './BlocksPanel.tsx'
import { CreatorPageFields } from './CreatorPageFields.tsx'
import { CreatorPageView, type ShownPage } from './CreatorPageView.tsx'
import { creatorKinds } from './drafts.ts'
import { EditorHead } from './EditorHead.tsx'
import {
  type CreatorPageParts_PageFragment,
  CreatorPageParts_PageFragmentDoc,
} from './generated/CreatorPageParts.ts'
import { EditCreatorPageDocument, type EditCreatorPageQuery } from './generated/EditCreatorPage.ts'
import { type CreatorPageForm, useCreatorPageForm } from './useCreatorPageForm.ts'

type Page = EditCreatorPageQuery['creator_page'][number]
type Parts = CreatorPageParts_PageFragment
type Connections = NonNullable<EditCreatorPageQuery['currentUser']>['userConnections']

/** The page as it would look after saving. */
const toPreview = (page: Parts, values: CreatorPageForm['values'], connections: Connections): ShownPage => ({
  creatorId: page.creator_id,
  title: values.title,
  by: page.profile?.display_name ?? values.title,
  picture: page.profile?.picture_url ?? null,
  hero: values.hero || null,
  description: values.description,
  font: values.font,
  channels: connections
    .filter(({ id }) => values.channels.includes(id))
    .map(({ id, providerId, channel_name, channel_url, followers }) => ({
      id,
      provider: providerId,
      name: channel_name,
      url: channel_url ?? null,
      followers: followers ?? null,
    })),
  blocks: values.drafts,
})

type Props = { page: Parts; channels: Page['shown_channels']; connections: Connections }

const Editor = ({ page, channels, connections }: Props) => {
  const t = useText()
  const { form, saving, problem, onSubmit, save } = useCreatorPageForm(page, channels)
  const [looks, setLooks] = useState(false)
  useUnsavedChanges(form.isDirty(), save)
  return (
    <form onSubmit={onSubmit} noValidate>
      <EditorHead
        title="Edit page"
        text={<AppLink to={`/${page.slug}`}>{`${window.location.host}/${page.slug}`}</AppLink>}
        looks={looks}
        onLook={setLooks}
        saving={saving}
        dirty={form.isDirty()}
      >
        <Switch label={t('Published')} {...form.getInputProps('published', { type: 'checkbox' })} />
      </EditorHead>
      {problem && <Notice tone="bad">{problem}</Notice>}
      {looks && <CreatorPageView page={toPreview(page, form.values, connections)} />}
      {/* The editor stays mounted during the preview, because an upload can still fill a field. */}
      <div hidden={looks}>
        <Stacked>
          <CreatorPageFields form={form} connections={connections} />
          <BlocksPanel kinds={creatorKinds} {...form.bind('drafts')} />
        </Stacked>
      </div>
    </form>
  )
}

const OwnPage = ({ page, connections }: { page: Page | undefined; connections: Connections }) => {
  const { user } = useSession()
  const parts = readFragment(CreatorPageParts_PageFragmentDoc, page)
  return page && parts && parts.creator_id === user?.id ? (
    <Editor page={parts} channels={page.shown_channels} connections={connections} />
  ) : (
    <NotFound what="page" />
  )
}

const EditCreatorPage = () => {
  const { slug = '' } = useParams()
  // Uses the URL with which the editor was opened. Changing the page's URL must not reload the page that is being
  // edited.
  const [first] = useState(slug)
  // Saving replaces all blocks, so editing must start with the latest version.
  const query = useQuery(EditCreatorPageDocument, { variables: { slug: first }, fetchPolicy: 'network-only' })
  return (
    <Loaded query={query} skeleton={<FormSkeleton fields={5} />}>
      {({ creator_page: [page], currentUser }) => (
        <OwnPage page={page} connections={currentUser?.userConnections ?? []} />
      )}
    </Loaded>
  )
}

export default EditCreatorPage
