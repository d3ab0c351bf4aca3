import type { Screen } from './screen.ts'

const games = { of: 'Games', base: '/games' } as const
const gameContent = () => import('../../features/games/GameContentPage.tsx')
const gameLists = () => import('../../features/games/GamesPage.tsx')

const following = { of: 'Following', base: '/home/user' } as const
const home = { of: 'Home', base: '/home' } as const
const companyHome = () => import('../../features/home/CompanyHomePage.tsx')

export const publicScreens: Screen[] = [
  {
    path: '/plans',
    title: 'Plans',
    access: 'public',
    keywords: 'price pricing upgrade subscription',
    page: () => import('../../features/plans/PlansPage.tsx'),
  },
  {
    path: '/home',
    title: 'Home',
    access: 'member',
    leadsOn: 'everyone',
    page: () => import('../Landing.tsx'),
  },
  {
    path: '/home/user',
    title: 'Following',
    access: 'member',
    tab: { ...following, label: 'Overview' },
    menu: {
      for: ['Creator', 'Company', 'User'],
      section: 'Discover',
      icon: 'following',
      order: 42,
      covers: ['/home/feed', '/user/topics'],
    },
    page: () => import('../../features/following/FollowingPage.tsx'),
  },
  {
    path: '/home/feed',
    title: 'Feed',
    access: 'member',
    tab: { ...following, label: 'Feed' },
    page: () => import('../../features/following/FeedPage.tsx'),
  },
  {
    path: '/home/company',
    title: 'Home',
    access: 'company',
    tab: { ...home, label: 'Overview' },
    menu: { for: ['Company'], section: '', icon: 'home', order: 0 },
    page: companyHome,
  },
  {
    path: '/home/company/games',
    title: 'Games',
    access: 'company',
    tab: { ...home, label: 'Games' },
    page: () => import('../../features/home/CompanyGamesPage.tsx'),
  },
  {
    path: '/home/company/notes',
    title: 'Notes',
    access: 'company',
    tab: { ...home, label: 'Notes' },
    page: () => import('../../features/home/CompanyNotesPage.tsx'),
  },
  {
    path: '/home/company/timeline',
    title: 'Timeline',
    access: 'company',
    tab: { ...home, label: 'Timeline' },
  },
  {
    path: '/explore',
    title: 'Explore',
    access: 'public',
    menu: { for: ['Creator', 'Company', 'User'], section: 'Discover', icon: 'explore', order: 40 },
    page: () => import('../../features/explore/ExplorePage.tsx'),
  },
  {
    path: '/games',
    title: 'Games',
    access: 'public',
    tab: { ...games, label: 'Overview' },
    menu: { for: ['Creator', 'Company', 'User'], section: 'Discover', icon: 'games', order: 41 },
    page: gameLists,
  },
  {
    path: '/games/new-game-releases',
    title: 'New releases',
    access: 'public',
    tab: { ...games, label: 'New releases' },
    page: gameLists,
  },
  {
    path: '/games/anticipated-games',
    title: 'Anticipated games',
    access: 'public',
    tab: { ...games, label: 'Anticipated' },
    page: gameLists,
  },
  {
    path: '/games/upcoming-games',
    title: 'Upcoming games',
    access: 'public',
    tab: { ...games, label: 'Upcoming' },
    page: gameLists,
  },
  {
    path: '/games/news',
    title: 'Game news',
    access: 'public',
    tab: { ...games, label: 'News' },
    page: () => import('../../features/games/GameNewsPage.tsx'),
  },
  {
    path: '/games/news/:articleId',
    title: 'News',
    access: 'public',
    page: () => import('../../features/games/NewsArticlePage.tsx'),
  },
  {
    path: '/games/streams',
    title: 'Streams',
    access: 'public',
    tab: { ...games, label: 'Streams' },
    page: gameContent,
  },
  {
    path: '/games/videos',
    title: 'Videos',
    access: 'public',
    tab: { ...games, label: 'Videos' },
    page: gameContent,
  },
  {
    path: '/games/:gameId',
    title: 'Game',
    access: 'public',
    page: () => import('../../features/games/GamePage.tsx'),
  },
  {
    path: '/games/:gameId/news',
    title: 'Game news',
    access: 'public',
    page: () => import('../../features/games/GamePage.tsx'),
  },
  {
    path: '/games/:gameId/streams',
    title: 'Game streams',
    access: 'public',
    page: () => import('../../features/games/GamePage.tsx'),
  },
  {
    path: '/games/:gameId/videos',
    title: 'Game videos',
    access: 'public',
    page: () => import('../../features/games/GamePage.tsx'),
  },
  {
    path: '/company/:companyId',
    title: 'Company',
    access: 'public',
    page: () => import('../../features/pages/CompanyPage.tsx'),
  },
  {
    path: '/company/:companyId/campaigns',
    title: 'Campaigns',
    access: 'public',
    page: () => import('../../features/pages/CompanyPage.tsx'),
  },
  {
    path: '/company/:companyId/join',
    title: 'Join the Creator Program',
    access: 'public',
    layout: 'page',
    page: () => import('../../features/program/CompanyJoinPage.tsx'),
  },
  {
    path: '/custom-domain-company/*',
    title: 'Company',
    access: 'public',
    layout: 'page',
    page: () => import('../../features/pages/CompanyPage.tsx'),
  },
  {
    path: '/terms-of-use',
    title: 'Terms of use',
    access: 'public',
    page: () => import('../../features/legal/TermsPage.tsx'),
  },
  {
    path: '/privacy-policy',
    title: 'Privacy policy',
    access: 'public',
    page: () => import('../../features/legal/PrivacyPage.tsx'),
  },
  {
    path: '/l/:link',
    title: 'Closed link',
    access: 'public',
    page: () => import('../../features/links/ClosedLinkPage.tsx'),
  },
  {
    path: '/:slug',
    title: 'Creator page',
    access: 'public',
    page: () => import('../../features/pages/CreatorPage.tsx'),
  },
  {
    path: '/:slug/edit',
    title: 'Edit creator page',
    access: 'creator',
    page: () => import('../../features/pages/EditCreatorPage.tsx'),
  },
  {
    path: '/:slug/onboarding',
    title: 'Set up your creator page',
    access: 'creator',
    page: () => import('../../features/pages/CreatorPageOnboardingPage.tsx'),
  },
]
