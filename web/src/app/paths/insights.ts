import { part, type Screen, tabbed } from './screen.ts'

const company = { access: 'company' } as const

const insight = part('Insights', '/insights')

const kinds = [
  {
    slug: 'livestream',
    title: 'Livestream creators',
    tab: { of: 'Livestream insights', base: '/insights/livestream', label: 'Content creators' },
    one: 'Livestream creator',
    empty: 'Creators known for livestreams show here, with their figures.',
  },
  {
    slug: 'video',
    title: 'Video creators',
    ...insight('Video'),
    one: 'Video creator',
    empty: 'Creators known for videos show here, with their figures.',
  },
  {
    slug: 'shorts',
    title: 'Shorts creators',
    ...insight('Shorts'),
    one: 'Shorts creator',
    empty: 'Creators known for shorts show here, with their figures.',
  },
] as const

const perKind = kinds.flatMap(({ slug, title, tab, one, empty }): Screen[] => [
  { path: `/insights/${slug}/content-creators`, title, ...company, tab, keywords: 'search', empty },
  ...tabbed(`/insights/${slug}/content-creators/:channelId`, one, company, [
    ['', 'Overview', 'Followers, viewers and growth show here.'],
    ['games', 'Games', 'What this creator plays shows here.'],
    ['streams', 'Streams', 'Streams of the chosen period show here.'],
    ['vods', 'VODs', 'Recordings of the chosen period show here.'],
    ['videos', 'Videos', 'Videos of the chosen period show here.'],
    ['shorts', 'Shorts', 'Shorts of the chosen period show here.'],
    ['notes', 'Notes', 'Notes by your colleagues show here.'],
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
    empty: 'What creators play and who watches shows here.',
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
    empty: 'Games with their streams and viewers show here.',
  },
  ...tabbed('/insights/livestream/games/:gameId', 'Game insights', company, [
    ['', 'Overview', 'Streams and viewers of this game show here.'],
    ['notes', 'Notes', 'Notes by your colleagues show here.'],
  ]),
  {
    path: '/insights/shortlists',
    title: 'Shortlists',
    ...company,
    ...insight('Shortlists'),
    empty: 'Creators you picked for a closer look show here.',
  },
  ...tabbed('/insights/shortlists/:shortlistId', 'Shortlist', company, [
    ['videos', 'Videos', 'Videos by the creators on this shortlist show here.'],
    ['streams', 'Streams', 'Streams by the creators on this shortlist show here.'],
  ]),
  ...tabbed(
    '/creator/insights',
    'Insights',
    { access: 'creator', menu: { for: ['Creator'], section: 'Numbers', icon: 'insights', order: 30 } },
    [
      [
        'streams',
        'Streams',
        'Your streams and their viewers show here, up to 24 hours after you connect a channel.',
      ],
      [
        'shorts',
        'Shorts',
        'Your shorts and their views show here, up to 24 hours after you connect a channel.',
      ],
    ],
  ),
]
