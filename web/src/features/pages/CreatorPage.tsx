import { useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { Notice } from '../../components/Notice.tsx'
import { CreatorPageDocument, type CreatorPageQuery } from '../../generated/graphql.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { useTitle } from '../../lib/title.ts'
import { CreatorPageView, type ShownPage } from './CreatorPageView.tsx'
import { toDrafts } from './drafts.ts'

type Page = CreatorPageQuery['creator_page'][number]

const toShown = (page: Page): ShownPage => ({
  creatorId: page.creator_id,
  title: page.title,
  by: page.profile?.display_name ?? page.title,
  picture: page.profile?.picture_url ?? null,
  hero: page.hero_url ?? null,
  description: page.description,
  font: page.font,
  channels: page.shown_channels.flatMap(({ connection_id, channel }) =>
    channel
      ? [
          {
            id: connection_id,
            provider: channel.providerId ?? '',
            name: channel.channel_name ?? '',
            url: channel.channel_url ?? null,
            followers: channel.followers ?? null,
          },
        ]
      : [],
  ),
  blocks: toDrafts(page.blocks),
})

const PageView = ({ page }: { page: Page }) => {
  const { user } = useSession()
  const shown = useMemo(() => toShown(page), [page])
  const own = user?.id === page.creator_id
  useTitle(page.title)
  return (
    <>
      {own && !page.is_published && (
        <Notice tone="warn" title="Only you can see this page">
          Publish it when it is ready.
        </Notice>
      )}
      <CreatorPageView
        page={shown}
        side={
          own && (
            <Button component={AppLink} to={`/${page.slug}/edit`} variant="default">
              Edit page
            </Button>
          )
        }
      />
    </>
  )
}

const CreatorPage = () => {
  const { slug = '' } = useParams()
  const query = useQuery(CreatorPageDocument, { variables: { slug } })
  return (
    <Loaded query={query}>
      {({ creator_page: [page] }) => (page ? <PageView page={page} /> : <NotFound what="page" />)}
    </Loaded>
  )
}

export default CreatorPage
