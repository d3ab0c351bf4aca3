import { type Screen, tabbed } from './screen.ts'

export const creatorScreens: Screen[] = [
  {
    path: '/creator/home',
    title: 'Home',
    access: 'creator',
    tab: { of: 'Home', base: '/creator/home', label: 'Home' },
    menu: { for: ['Creator'], section: '', icon: 'home', order: 0 },
    page: () => import('../../features/home/CreatorHomePage.tsx'),
  },
  {
    path: '/creator/home/missions',
    title: 'Missions',
    access: 'creator',
    tab: { of: 'Home', base: '/creator/home', label: 'Missions' },
    page: () => import('../../features/home/CreatorMissionsPage.tsx'),
  },
  {
    path: '/creator/home/quests',
    title: 'Quests',
    access: 'creator',
    tab: { of: 'Home', base: '/creator/home', label: 'Quests' },
    page: () => import('../../features/home/CreatorQuestsPage.tsx'),
  },
  {
    path: '/creator/onboarding',
    title: 'Welcome',
    access: 'person',
    redirect: '/creator/onboarding/interests',
  },
  {
    path: '/creator/onboarding/interests',
    title: 'Your interests',
    access: 'person',
    page: () => import('../../features/onboarding/InterestsPage.tsx'),
  },
  {
    path: '/creator/onboarding/hardware',
    title: 'Your hardware',
    access: 'person',
    page: () => import('../../features/onboarding/HardwarePage.tsx'),
  },
  {
    path: '/creator/quests-onboarding',
    title: 'Get ready for Quests',
    access: 'person',
    keywords: 'onboarding approval payout',
    page: () => import('../../features/onboarding/QuestsOnboardingPage.tsx'),
  },
  ...tabbed(
    '/deals',
    'Deals',
    {
      access: 'creator',
      page: () => import('../../features/deals/DealsPage.tsx'),
      menu: {
        for: ['Creator'],
        section: 'Work',
        icon: 'deals',
        order: 10,
        // A quest run's log belongs to the section Deals, although its URL begins like that of a public quest.
        covers: ['/creator/keys', '/campaigns/quests/:questId/:runId'],
      },
      keywords: 'offers active ended',
    },
    [
      ['offers', 'Offers'],
      ['active', 'Active'],
      ['ended', 'Ended'],
    ],
  ),
  ...tabbed(
    '/campaigns/browse',
    'Key campaigns',
    {
      access: 'creator',
      page: () => import('../../features/browse/BrowsePage.tsx'),
      menu: {
        for: ['Creator'],
        section: 'Work',
        icon: 'key',
        order: 13,
        label: 'Browse keys',
        covers: ['/campaigns'],
      },
      keywords: 'codes games',
    },
    [
      ['', 'Overview'],
      ['popular', 'Popular'],
      ['recent', 'Recently added'],
      ['upcoming', 'Upcoming'],
    ],
  ),
  {
    path: '/creator/keys',
    title: 'Your keys',
    access: 'creator',
    keywords: 'codes history claimed',
    page: () => import('../../features/key-campaign/KeyHistoryPage.tsx'),
  },
  {
    path: '/campaigns/quests/browse',
    title: 'Browse Quests',
    access: 'creator',
    page: () => import('../../features/browse/BrowsePage.tsx'),
    menu: {
      for: ['Creator'],
      section: 'Work',
      icon: 'quest',
      order: 12,
      label: 'Browse Quests',
      covers: ['/campaigns/quests'],
    },
  },
  {
    path: '/missions',
    title: 'Missions',
    access: 'market',
    page: () => import('../MissionsLanding.tsx'),
    menu: { for: ['Creator'], section: 'Work', icon: 'mission', order: 11 },
  },
]
