import { part, type Screen, tabbed } from './screen.ts'

const company = { access: 'company' } as const

const insight = part('Insights', '/insights')

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

const perKind = kinds.flatMap(({ slug, title, tab, one }): Screen[] => [
  { path: `/insights/${slug}/content-creators`, title, ...company, tab, keywords: 'search' },
  ...tabbed(`/insights/${slug}/content-creators/:channelId`, one, company, [
    ['', 'Overview'],
    ['games', 'Games'],
    ['streams', 'Streams'],
    ['vods', 'VODs'],
    ['videos', 'Videos'],
    ['shorts', 'Shorts'],
    ['notes', 'Notes'],
  ]),
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
  },
  {
    path: '/insights/livestream',
    title: 'Livestream insights',
    ...company,
    ...insight('Livestream'),
    redirect: '/insights/livestream/content-creators',
  },
  ...perKind,
  {
    path: '/insights/livestream/games',
    title: 'Livestream games',
    ...company,
    tab: { of: 'Livestream insights', base: '/insights/livestream', label: 'Games' },
  },
  ...tabbed('/insights/livestream/games/:gameId', 'Game insights', company, [
    ['', 'Overview'],
    ['notes', 'Notes'],
  ]),
  {
    path: '/insights/shortlists',
    title: 'Shortlists',
    ...company,
    ...insight('Shortlists'),
  },
  ...tabbed('/insights/shortlists/:shortlistId', 'Shortlist', company, [
    ['videos', 'Videos'],
    ['streams', 'Streams'],
  ]),
  ...tabbed(
    '/creator/insights',
    'Insights',
    { access: 'creator', menu: { for: ['Creator'], section: 'Numbers', icon: 'insights', order: 30 } },
    [
      ['streams', 'Streams'],
      ['shorts', 'Shorts'],
    ],
  ),
]
