import { part, type Screen, tabbed } from './screen.ts'

const company = { access: 'company' } as const

const insight = part('Insights', '/insights')

/** Lists cover the last N days; a channel, game or shortlist can show any period. */
const ofList = { ...company, keeps: ['days'] } as const
const ofOne = { ...company, keeps: ['period'] } as const

const kinds = [
  {
    slug: 'livestream',
    title: 'Livestream creators',
    tab: { of: 'Livestream insights', base: '/insights/livestream', label: 'Content creators' },
    one: 'Livestream creator',
  },
  {
    slug: 'video',
    title: 'Video creators',
    ...insight('Video'),
    one: 'Video creator',
  },
  {
    slug: 'shorts',
    title: 'Shorts creators',
    ...insight('Shorts'),
    one: 'Shorts creator',
  },
] as const

const pieces: Screen['page'] = () => import('../../features/insights/ChannelPiecesPage.tsx')
const channelPages: Readonly<Record<string, Screen['page']>> = {
  Overview: () => import('../../features/insights/ChannelOverviewPage.tsx'),
  Games: () => import('../../features/insights/ChannelGamesPage.tsx'),
  Streams: pieces,
  VODs: pieces,
  Videos: pieces,
  Shorts: pieces,
  Notes: () => import('../../features/insights/ChannelNotesPage.tsx'),
}

const hasRows = (tab: string) => channelPages[tab] === pieces || tab === 'Games'

const perKind = kinds.flatMap(({ slug, title, tab, one }): Screen[] => [
  {
    path: `/insights/${slug}/content-creators`,
    title,
    ...ofList,
    tab,
    keywords: 'search',
    isTable: true,
    page: () => import('../../features/insights/InsightChannelsPage.tsx'),
  },
  ...tabbed(`/insights/${slug}/content-creators/:channelId`, one, ofOne, [
    ['', 'Overview'],
    ['games', 'Games'],
    ['streams', 'Streams'],
    ['vods', 'VODs'],
    ['videos', 'Videos'],
    ['shorts', 'Shorts'],
    ['notes', 'Notes'],
  ]).map(
    (screen): Screen => ({
      ...screen,
      page: channelPages[screen.title],
      ...(hasRows(screen.title) && { isTable: true }),
    }),
  ),
])

export const insightScreens: Screen[] = [
  {
    path: '/insights',
    title: 'Insights',
    ...company,
    redirect: '/insights/overview',
    menu: { for: ['Company'], section: 'Numbers', icon: 'insights', order: 31 },
  },
  {
    path: '/insights/overview',
    title: 'Insights',
    ...company,
    ...insight('Overview'),
    page: () => import('../../features/insights/InsightOverviewPage.tsx'),
  },
  {
    path: '/insights/livestream',
    title: 'Livestream insights',
    ...ofList,
    ...insight('Livestream'),
    redirect: '/insights/livestream/content-creators',
  },
  ...perKind,
  {
    path: '/insights/livestream/games',
    title: 'Livestream games',
    ...ofList,
    tab: { of: 'Livestream insights', base: '/insights/livestream', label: 'Games' },
    isTable: true,
    page: () => import('../../features/insights/InsightGamesPage.tsx'),
  },
  ...tabbed(
    '/insights/livestream/games/:gameId',
    'Game insights',
    { ...ofOne, page: () => import('../../features/insights/InsightGamePage.tsx') },
    [
      ['', 'Overview'],
      ['notes', 'Notes'],
    ],
  ),
  {
    path: '/insights/shortlists',
    title: 'Shortlists',
    ...company,
    ...insight('Shortlists'),
    page: () => import('../../features/insights/ShortlistsPage.tsx'),
  },
  ...tabbed(
    '/insights/shortlists/:shortlistId',
    'Shortlist',
    { ...ofOne, page: () => import('../../features/insights/ShortlistPage.tsx') },
    [
      ['videos', 'Videos'],
      ['streams', 'Streams'],
    ],
  ),
  {
    path: '/insights/pages',
    title: 'Analytics Pages',
    ...company,
    ...insight('Analytics Pages'),
    page: () => import('../../features/insights/pages/AnalyticsPagesPage.tsx'),
  },
  {
    path: '/insights/pages/:analyticsPageId',
    title: 'Analytics Page',
    ...company,
    page: () => import('../../features/insights/pages/AnalyticsPagePage.tsx'),
  },
  ...tabbed(
    '/creator/insights',
    'Insights',
    {
      access: 'creator',
      keeps: ['period'],
      menu: { for: ['Creator'], section: 'Numbers', icon: 'insights', order: 30 },
      page: () => import('../../features/insights/CreatorInsightsPage.tsx'),
    },
    [
      ['streams', 'Streams'],
      ['shorts', 'Shorts'],
    ],
  ),
  {
    path: '/creator/insights/pages',
    title: 'Analytics Pages',
    access: 'creator',
    ...part('Insights', '/creator/insights')('Analytics Pages'),
    page: () => import('../../features/insights/pages/AnalyticsPagesPage.tsx'),
  },
  {
    path: '/creator/insights/pages/:analyticsPageId',
    title: 'Analytics Page',
    access: 'creator',
    page: () => import('../../features/insights/pages/AnalyticsPagePage.tsx'),
  },
]
