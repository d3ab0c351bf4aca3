import { json, type Person, type Question } from './question.ts'

const content = (screen: string, as: Person, where: string, first: object): Question => ({
  screen,
  as,
  operation: 'ContentPage',
  variables: { where, order: json([first, { id: 'asc' }]), limit: '25' },
})
const ofLastMonth = (types: readonly string[]): string =>
  `${json({ type: { _in: types } })} || jsonb_build_object('published_at', jsonb_build_object('_gte', now() - interval '30 days'))`

export const everyonesQuestions = {
  explore: {
    screen: '/explore',
    as: 'anonymous',
    operation: 'ExplorePage',
    variables: { today: 'now()::date', monthAgo: `now() - interval '30 days'` },
  },
  gamePage: {
    screen: '/games/{id}',
    as: 'creator',
    operation: 'GamePage',
    variables: {
      id: `game_id from game_period join game on game.id = game_id where days = 180 and slug not like 'large-%'
            group by game_id order by sum(items) desc, game_id limit 1`,
    },
  },
  gameReleases: {
    screen: '/games/new-game-releases, typed words',
    as: 'anonymous',
    operation: 'GamesPage',
    variables: {
      where: `jsonb_build_object('name', jsonb_build_object('_ilike', '%' || name || '%'))
                from game where slug not like 'large-%' order by name limit 1`,
      order: json([{ released_on: 'desc_nulls_last' }, { id: 'asc' }]),
      limit: '36',
      offset: '0',
    },
  },
  streamsNewest: content('/games/streams', 'company', json({ type: { _in: ['STREAM', 'VOD'] } }), {
    published_at: 'desc',
  }),
  streamsTop: content('/games/streams, the most watched', 'creator', ofLastMonth(['STREAM', 'VOD']), {
    average_ccv: 'desc_nulls_last',
  }),
  videosNewest: content('/games/videos', 'company', json({ type: { _in: ['VIDEO', 'SHORTS'] } }), {
    published_at: 'desc',
  }),
  videosTop: content('/games/videos, the most watched', 'creator', ofLastMonth(['VIDEO', 'SHORTS']), {
    views: 'desc_nulls_last',
  }),
  companyPage: {
    screen: '/company/{id}',
    as: 'anonymous',
    operation: 'CompanyPage',
    variables: {
      id: 'company_id from company_page where is_published order by company_id limit 1',
      games: '24',
      campaigns: '24',
    },
  },
  creatorPage: {
    screen: '/{slug}',
    as: 'anonymous',
    operation: 'CreatorPage',
    variables: { slug: 'slug from creator_page where is_published order by slug limit 1' },
  },
} as const satisfies Readonly<Record<string, Question>>
