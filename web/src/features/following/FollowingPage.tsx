import { useQuery } from '@apollo/client/react'
import { Avatar, Stack, Text } from '@mantine/core'
import { companyTypeNames } from '@questboard/domain'
import { type ReactNode, useState } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { CardGrid, CardsSkeleton } from '../../components/CardGrid.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { ShowMore } from '../../components/ShowMore.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { GameCard } from '../../shared/cards/GameCard.tsx'
import { FollowToggle } from '../../shared/following/FollowButton.tsx'
import { TopicLinks } from '../../shared/following/TopicLinks.tsx'
import classes from './following.module.css'
import {
  FollowingPageDocument,
  type FollowingPageQuery,
  FollowSuggestionsDocument,
} from './generated/FollowingPage.ts'
import { topicKindNames } from './topicKinds.ts'

type Followed = FollowingPageQuery

const step = 14

const useFirst = <T,>(list: readonly T[]): readonly [readonly T[], ReactNode] => {
  const [shown, setShown] = useState(step)
  const more = list.length > shown && <ShowMore loading={false} onMore={() => setShown(shown + 5 * step)} />
  return [list.slice(0, shown), more]
}

const Games = ({ games }: Pick<Followed, 'games'>) => {
  const [first, more] = useFirst(games)
  if (games.length === 0) return null
  return (
    <div>
      <CardGrid title="Games" more={{ to: '/games', label: 'Find more' }}>
        {first.map(
          ({ id, game }) =>
            game && (
              <div key={id} className={classes.followed}>
                <GameCard game={game} />
                <FollowToggle subject={{ game_id: game.id }} name={game.name} followId={id} />
              </div>
            ),
        )}
      </CardGrid>
      {more}
    </div>
  )
}

const Creators = ({ creators }: Pick<Followed, 'creators'>) => {
  const shown = creators.flatMap(({ id, creator_id, profile, pages: [page] }) =>
    creator_id && profile ? [{ id, creator_id, name: profile.display_name ?? '', profile, page }] : [],
  )
  const [first, more] = useFirst(shown)
  if (shown.length === 0) return null
  return (
    <Panel title="Creators">
      <RowList>
        {first.map(({ id, creator_id, name, profile, page }) => (
          <Row
            key={id}
            lead={<Avatar src={profile.picture_url ?? null} name={name} size={36} color="accent" alt="" />}
            title={page ? <AppLink to={`/${page.slug}`}>{name}</AppLink> : name}
            keepsLine
            side={<FollowToggle subject={{ creator_id }} name={name} followId={id} />}
          />
        ))}
      </RowList>
      {more}
    </Panel>
  )
}

const typeNames: Readonly<Record<string, string>> = companyTypeNames

const Companies = ({ companies }: Pick<Followed, 'companies'>) => {
  const t = useText()
  const [first, more] = useFirst(companies)
  if (companies.length === 0) return null
  return (
    <Panel title="Companies">
      <RowList>
        {first.map(
          ({ id, company }) =>
            company && (
              <Row
                key={id}
                lead={
                  <Avatar
                    src={company.logo_url ?? null}
                    name={company.name}
                    size={36}
                    radius="md"
                    color="accent"
                    alt=""
                  />
                }
                title={<AppLink to={`/company/${company.id}`}>{company.name}</AppLink>}
                text={t(typeNames[company.type] ?? company.type)}
                keepsLine
                side={<FollowToggle subject={{ company_id: company.id }} name={company.name} followId={id} />}
              />
            ),
        )}
      </RowList>
      {more}
    </Panel>
  )
}

const Topics = ({ topics }: Pick<Followed, 'topics'>) => {
  const t = useText()
  const [first, more] = useFirst(topics)
  if (topics.length === 0) return null
  return (
    <Panel title="Topics">
      <RowList>
        {first.map(
          ({ id, tag }) =>
            tag && (
              <Row
                key={id}
                title={<AppLink to={`/user/topics/${tag.id}`}>{tag.name}</AppLink>}
                text={t(topicKindNames[tag.kind] ?? tag.kind)}
                keepsLine
                side={<FollowToggle subject={{ tag_id: tag.id }} name={tag.name} followId={id} />}
              />
            ),
        )}
      </RowList>
      {more}
    </Panel>
  )
}

/** A topic can be in two groups. For example, "music" describes both games and streams. */
const suggestedKinds = [
  ['genre', 'Genres of games'],
  ['category', 'Content topics'],
] as const

/** Suggestions: anticipated games, and all topics. */
const Suggestions = ({ isNew }: { isNew: boolean }) => {
  const t = useText()
  const query = useQuery(FollowSuggestionsDocument)
  return (
    <Loaded query={query} skeleton={<CardsSkeleton title="Games" cards={7} />}>
      {({ game: games, tag: tags }) => (
        <>
          {isNew && games.length > 0 && (
            <CardGrid title="Most anticipated games" more={{ to: '/games', label: 'All games' }}>
              {games.map((one) => (
                <GameCard key={one.id} game={one} />
              ))}
            </CardGrid>
          )}
          <Panel
            title="Find topics"
            text="Follow a topic to get news about all its games and new activations."
          >
            <Stack gap="sm">
              {suggestedKinds.map(([kind, label]) => (
                <div key={kind}>
                  <Text fw={700}>{t(label)}</Text>
                  <TopicLinks tags={tags.filter((tag) => tag.kind === kind)} />
                </div>
              ))}
            </Stack>
          </Panel>
        </>
      )}
    </Loaded>
  )
}

const FollowingPage = () => {
  const query = useQuery(FollowingPageDocument, {
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  return (
    <>
      <PageHeader
        title="Following"
        text="The games, creators, companies and topics you follow. Their news appears in your feed."
      />
      <Loaded query={query} skeleton={<CardsSkeleton title="Games" cards={7} />}>
        {(data) => {
          const { games, creators, companies, topics } = data
          const count = games.length + creators.length + companies.length + topics.length
          return (
            <Stack gap="xl">
              {count === 0 && (
                <EmptyState
                  motif="bell"
                  title="You aren’t following anything yet"
                  text="Open a game, creator, company or topic and press Follow to get its news in your feed."
                  next={{ to: '/explore', label: 'Explore' }}
                />
              )}
              <Games games={games} />
              <Creators creators={creators} />
              <Companies companies={companies} />
              <Topics topics={topics} />
              <Suggestions isNew={count === 0} />
            </Stack>
          )
        }}
      </Loaded>
    </>
  )
}

export default FollowingPage
