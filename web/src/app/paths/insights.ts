import { type Screen, tabbed } from './screen.ts'

const company = { access: 'company' } as const

const kinds = [
  {
    slug: 'livestream',
    title: 'Livestream creators',
    one: 'Livestream creator',
    empty: 'Creators known for livestreams show here, with their figures.',
  },
  {
    slug: 'video',
    title: 'Video creators',
    one: 'Video creator',
    empty: 'Creators known for videos show here, with their figures.',
  },
  {
    slug: 'shorts',
    title: 'Shorts creators',
    one: 'Shorts creator',
    empty: 'Creators known for shorts show here, with their figures.',
  },
] as const

const perKind = kinds.flatMap(({ slug, title, one, empty }): Screen[] => [
  { path: `/insights/${slug}/content-creators`, title, ...company, keywords: 'search', empty },
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
    empty: 'What creators play and who watches shows here.',
  },
  ...perKind,
  {
    path: '/insights/livestream/games',
    title: 'Livestream games',
    ...company,
    empty: 'Games with their streams and viewers show here.',
  },
  {
    path: '/insights/livestream/games/:gameId',
    title: 'Game insights',
    ...company,
    empty: 'Streams and viewers of this game show here.',
  },
  {
    path: '/insights/livestream/games/:gameId/notes',
    title: 'Game notes',
    ...company,
    empty: 'Notes by your colleagues show here.',
  },
  {
    path: '/insights/shortlists',
    title: 'Shortlists',
    ...company,
    empty: 'Creators you picked for a closer look show here.',
  },
  {
    path: '/insights/shortlists/:shortlistId/videos',
    title: 'Shortlist videos',
    ...company,
    empty: 'Videos by the creators on this shortlist show here.',
  },
  {
    path: '/insights/shortlists/:shortlistId/streams',
    title: 'Shortlist streams',
    ...company,
    empty: 'Streams by the creators on this shortlist show here.',
  },
  {
    path: '/creator/insights/streams',
    title: 'Stream insights',
    access: 'creator',
    menu: {
      for: ['Creator'],
      section: 'Numbers',
      icon: 'insights',
      order: 30,
      label: 'Insights',
      covers: ['/creator/insights'],
    },
    empty: 'Your streams and their viewers show here, up to 24 hours after you connect a channel.',
  },
  {
    path: '/creator/insights/shorts',
    title: 'Shorts insights',
    access: 'creator',
    empty: 'Your shorts and their views show here, up to 24 hours after you connect a channel.',
  },
]
