import { useQuery } from '@apollo/client/react'
import { Avatar } from '@mantine/core'
import { useParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { CardGrid, CardsSkeleton } from '../../components/CardGrid.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { ShowMore } from '../../components/ShowMore.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { inShort } from '../../lib/format.ts'
import { isUuid } from '../../lib/isUuid.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { useTitle } from '../../lib/title.ts'
import { useShown } from '../../lib/useShown.ts'
import { ActivationCards } from '../../shared/cards/ActivationCards.tsx'
import { GameCard } from '../../shared/cards/GameCard.tsx'
import { FollowButton, FollowToggle } from '../../shared/following/FollowButton.tsx'
import { TopicPageDocument, type TopicPageQuery } from './generated/TopicPage.ts'
import { topicKindNames } from './topicKinds.ts'

const step = 12
const most = 480

const Creators = ({
  creators,
  followed,
}: {
  creators: TopicPageQuery['topic_creator']
  followed: TopicPageQuery['followed']
}) => {
  const t = useText()
  const own = new Map(followed.map((one) => [one.creator_id, one.id]))
  if (creators.length === 0) return null
  return (
    <Panel title="Creators">
      <RowList>
        {creators.map(({ creator_id, followers, profile, page }) => {
          const name = profile?.display_name ?? page?.title ?? ''
          return (
            <Row
              key={creator_id}
              lead={<Avatar src={profile?.picture_url ?? null} name={name} size={36} color="accent" alt="" />}
              title={page ? <AppLink to={`/${page.slug}`}>{name}</AppLink> : name}
              text={
                followers !== null &&
                t('{shown} {count, plural, one {follower} other {followers}}', inShort(followers))
              }
              keepsLine
              side={
                creator_id && (
                  <FollowToggle
                    key={own.get(creator_id) ?? ''}
                    subject={{ creator_id }}
                    name={name}
                    followId={own.get(creator_id) ?? null}
                  />
                )
              }
            />
          )
        })}
      </RowList>
    </Panel>
  )
}

type Tag = NonNullable<TopicPageQuery['tag_by_pk']>
type Shown = { shown: number; onMore: (() => void) | null; loading: boolean }

const TopicView = ({ tag, data, shown, onMore, loading }: Shown & { tag: Tag; data: TopicPageQuery }) => {
  const t = useText()
  useTitle(tag.name)
  const { game: games, topic_creator: creators, activation: activations } = data
  const found = games.length + creators.length + activations.length
  const isLonger = [games, creators, activations].some((list) => list.length > shown)
  return (
    <>
      <PageHeader
        title={tag.name}
        eyebrow={t(topicKindNames[tag.kind] ?? tag.kind)}
        text="Follow this topic to get news about its games and new activations."
        actions={<FollowButton subject={{ tag_id: tag.id }} name={tag.name} />}
      />
      {found === 0 ? (
        <EmptyState
          motif="games"
          title="Nothing on this topic yet"
          text="Games, creators and activations for this topic appear here."
          next={{ to: '/home/user', label: 'Other topics' }}
        />
      ) : (
        <Stacked wide>
          {activations.length > 0 && (
            <ActivationCards title="Open to creators" activations={activations.slice(0, shown)} />
          )}
          {games.length > 0 && (
            <CardGrid title="Games">
              {games.slice(0, shown).map((one) => (
                <GameCard key={one.id} game={one} />
              ))}
            </CardGrid>
          )}
          <Creators creators={creators.slice(0, shown)} followed={data.followed} />
        </Stacked>
      )}
      {isLonger && onMore && <ShowMore loading={loading} onMore={onMore} />}
    </>
  )
}

const TopicPage = () => {
  const { topicId = '' } = useParams()
  const { shown, showMore, mayGrow } = useShown(step, most)
  const query = useQuery(TopicPageDocument, {
    variables: { id: topicId, most: shown + 1 },
    skip: !isUuid(topicId),
  })
  if (!isUuid(topicId)) return <NotFound what="topic" />
  return (
    <Loaded
      query={{ ...query, data: query.data ?? query.previousData }}
      skeleton={<CardsSkeleton title="Games" cards={7} />}
    >
      {(data) =>
        data.tag_by_pk ? (
          <TopicView
            tag={data.tag_by_pk}
            data={data}
            shown={shown}
            onMore={mayGrow ? showMore : null}
            loading={query.loading}
          />
        ) : (
          <NotFound what="topic" />
        )
      }
    </Loaded>
  )
}

export default TopicPage
