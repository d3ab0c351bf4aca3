import { useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { Notice } from '../../components/Notice.tsx'
import { HeroSkeleton } from '../../components/Skeletons.tsx'
import { readFragment } from '../../lib/fragments.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useTitle } from '../../lib/title.ts'
import { FollowButton } from '../../shared/following/FollowButton.tsx'
import { CreatorPageView, type ShownPage } from './CreatorPageView.tsx'
import { toDrafts } from './drafts.ts'
import { CreatorPageDocument, type CreatorPageQuery } from './generated/CreatorPage.ts'
import {
  type CreatorPageParts_PageFragment,
  CreatorPageParts_PageFragmentDoc,
} from './generated/CreatorPageParts.ts'

type Page = CreatorPageQuery['creator_page'][number]

const toShown = (parts: CreatorPageParts_PageFragment, channels: Page['shown_channels']): ShownPage => ({
  creatorId: parts.creator_id,
  title: parts.title,
  by: parts.profile?.display_name ?? parts.title,
  picture: parts.profile?.picture_url ?? null,
  hero: parts.hero_url ?? null,
  description: parts.description,
  font: parts.font,
  channels: channels.flatMap(({ connection_id, channel }) =>
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
  blocks: toDrafts(parts.blocks),
})

const PageView = ({ page }: { page: Page }) => {
  const t = useText()
  const { user } = useSession()
  const parts = readFragment(CreatorPageParts_PageFragmentDoc, page)
  const shown = useMemo(() => toShown(parts, page.shown_channels), [parts, page])
  const own = user?.id === parts.creator_id
  useTitle(parts.title)
  return (
    <>
      {own && !parts.is_published && (
        <Notice tone="warn" title="Only you can see this page">
          Publish your page when it’s ready.
        </Notice>
      )}
      <CreatorPageView
        page={shown}
        side={
          own ? (
            <Button component={AppLink} to={`/${parts.slug}/edit`} variant="default">
              {t('Edit page')}
            </Button>
          ) : (
            <FollowButton subject={{ creator_id: parts.creator_id }} name={shown.by} />
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
    <Loaded query={query} skeleton={<HeroSkeleton />}>
      {({ creator_page: [page] }) => (page ? <PageView page={page} /> : <NotFound what="page" />)}
    </Loaded>
  )
}

export default CreatorPage
