import { part, type Screen, tabbed } from './screen.ts'

const company = { access: 'company' } as const
const forCompany = ['Company'] as const

const listed = () => import('../../features/activation/ActivationsPage.tsx')

const activationsOf = (slug: string, label: string): Screen[] =>
  tabbed(
    `/company/activations/${slug}`,
    label,
    {
      ...company,
      tab: { of: 'Activations', base: '/company/activations', label },
      isTable: true,
      page: listed,
    },
    [
      ['active', 'Active'],
      ['ended', 'Ended'],
    ],
  )

const activations: Screen[] = [
  {
    path: '/company/activations',
    title: 'Activations',
    ...company,
    isTable: true,
    page: listed,
    tab: { of: 'Activations', base: '/company/activations', label: 'Overview' },
    menu: {
      for: forCompany,
      section: 'Work',
      icon: 'activations',
      order: 10,
      covers: ['/missions', '/campaigns', '/company/campaigns', '/company/missions', '/company/quests'],
    },
  },
  ...activationsOf('keys', 'Keys'),
  ...activationsOf('missions', 'Missions'),
  ...activationsOf('quests', 'Quests'),
]

const manage = part('Creator management', '/company/creator-management')

const management: Screen[] = [
  {
    path: '/company/creator-management',
    title: 'Creator management',
    ...company,
    redirect: '/company/creator-management/quests/offers',
    menu: { for: forCompany, section: 'Work', icon: 'creators', order: 12 },
  },
  ...tabbed(
    '/company/creator-management/quests',
    'Quest participants',
    {
      ...company,
      ...manage('Quests'),
      isTable: true,
      page: () => import('../../features/participants/QuestParticipantsPage.tsx'),
    },
    [
      ['offers', 'Offers'],
      ['active', 'Active'],
      ['review', 'Review'],
      ['ended', 'Ended'],
    ],
  ),
  ...tabbed(
    '/company/creator-management/keys',
    'Key participants',
    {
      ...company,
      ...manage('Keys'),
      isTable: true,
      page: () => import('../../features/participants/KeyParticipantsPage.tsx'),
    },
    [
      ['pending', 'Pending'],
      ['active', 'Active'],
      ['ended', 'Ended'],
    ],
  ),
  ...tabbed(
    '/company/creator-management/creator-program',
    'Creator Program members',
    {
      ...company,
      ...manage('Creator Program'),
      isTable: true,
      page: () => import('../../features/participants/MembersPage.tsx'),
    },
    [
      ['applicants', 'Applicants'],
      ['accepted', 'Accepted'],
      ['rejected', 'Rejected'],
    ],
  ),
  ...tabbed(
    '/company/creator-management/missions',
    'Mission participants',
    {
      ...company,
      ...manage('Missions'),
      isTable: true,
      page: () => import('../../features/participants/MissionParticipantsPage.tsx'),
    },
    [
      ['ongoing', 'Ongoing'],
      ['review', 'Review'],
      ['completed', 'Completed'],
    ],
  ),
  {
    path: '/company/creator-management/invite-creators',
    title: 'Invite creators',
    ...company,
    ...manage('Invite creators'),
    isTable: true,
    page: () => import('../../features/invitation/InviteCreatorsPage.tsx'),
  },
  {
    path: '/company/creator-management/invited-creators',
    title: 'Invitations sent',
    ...company,
    ...manage('Invitations sent'),
    isTable: true,
    page: () => import('../../features/invitation/InvitedPage.tsx'),
  },
  {
    path: '/company/creator-management/matchmaking/:matchId',
    title: 'Matchmaking',
    ...company,
    isTable: true,
    page: () => import('../../features/invitation/matchmaking/MatchmakingPage.tsx'),
  },
]

const reportingTabs = [
  ['activations', 'Activations'],
  ['content', 'Content'],
  ['creators', 'Creators'],
  ['games', 'Games'],
] as const

const report = part('Reporting', '/company/reporting')

const figures: Screen['page'] = () => import('../../features/results/ReportPage.tsx')
const reportPages: Readonly<Record<string, Screen['page']>> = {
  Activations: figures,
  Content: () => import('../../features/results/ReportContentPage.tsx'),
  Creators: figures,
  Games: figures,
}

const reports = (slug: string, title: string, label: string): Screen[] =>
  tabbed(
    `/company/reporting/${slug}`,
    title,
    { ...company, ...report(label), keeps: ['period', 'program'], isTable: true },
    reportingTabs,
  ).map(
    (screen): Screen =>
      screen.redirect === undefined ? { ...screen, page: reportPages[screen.title] } : screen,
  )

const reporting: Screen[] = [
  {
    path: '/company/reporting',
    title: 'Reporting',
    ...company,
    redirect: '/company/reporting/overview/activations',
    menu: { for: forCompany, section: 'Numbers', icon: 'reporting', order: 30 },
  },
  ...reports('overview', 'Reporting overview', 'Overview'),
  ...reports('keys', 'Key reporting', 'Keys'),
  ...reports('missions', 'Mission reporting', 'Missions'),
  ...reports('quests', 'Quest reporting', 'Quests'),
  ...reports('creator-program', 'Creator Program reporting', 'Creator Program'),
]

const settings = { of: 'Company settings', base: '/company/settings' } as const

const office: Screen[] = [
  {
    path: '/company/settings',
    title: 'Company settings',
    ...company,
    tab: { ...settings, label: 'Settings' },
    menu: {
      for: forCompany,
      section: 'Company',
      icon: 'settings',
      order: 51,
      covers: ['/company/terms-of-use', '/company/privacy-policy'],
    },
    page: () => import('../../features/company/CompanySettingsPage.tsx'),
  },
  {
    path: '/company/settings/members',
    title: 'Members',
    ...company,
    tab: { ...settings, label: 'Members' },
    keywords: 'invite team title owner',
    page: () => import('../../features/company/CompanyMembersPage.tsx'),
  },
  {
    path: '/company/settings/invoices',
    title: 'Invoices',
    ...company,
    tab: { ...settings, label: 'Invoices' },
    keywords: 'bill credit note pdf',
    page: () => import('../../features/billing/InvoicesPage.tsx'),
  },
  {
    path: '/company/settings/statements',
    title: 'Statements',
    ...company,
    tab: { ...settings, label: 'Statements' },
    keywords: 'month csv pdf',
    page: () => import('../../features/billing/StatementsPage.tsx'),
  },
  {
    path: '/company/terms-of-use',
    title: 'Terms of use',
    ...company,
    tab: { ...settings, label: 'Terms of use' },
    page: () => import('../../features/legal/CompanyTermsPage.tsx'),
  },
  {
    path: '/company/privacy-policy',
    title: 'Privacy policy',
    ...company,
    tab: { ...settings, label: 'Privacy policy' },
    page: () => import('../../features/legal/CompanyPrivacyPage.tsx'),
  },
  {
    path: '/company/page',
    title: 'Company page',
    ...company,
    menu: {
      for: forCompany,
      section: 'Company',
      icon: 'page',
      order: 50,
      covers: ['/company/:companyId/page-settings', '/company/:companyId/edit'],
    },
    page: () => import('../../features/pages/CompanyPageHub.tsx'),
  },
  {
    path: '/company/announcements',
    title: 'Announcements',
    ...company,
    menu: { for: forCompany, section: 'Community', icon: 'announcements', order: 22 },
    page: () => import('../../features/announcements/AnnouncementsPage.tsx'),
  },
  {
    path: '/company/creator-program',
    title: 'Creator Program',
    ...company,
    page: () => import('../../features/activation/program/ProgramHomePage.tsx'),
    menu: {
      for: forCompany,
      section: 'Community',
      icon: 'program',
      order: 20,
      covers: ['/creator-programs'],
    },
  },
  ...tabbed('/company/campaigns', 'Your activations', { ...company, page: listed }, [
    ['quests', 'Quests'],
    ['keys', 'Keys'],
  ]),
  {
    path: '/company/campaigns/:campaignId/unusedkeys',
    title: 'Unused keys',
    ...company,
    isTable: true,
    page: () => import('../../features/key-campaign/UnusedKeysPage.tsx'),
  },
  {
    path: '/company/:companyId/page-settings',
    title: 'Page settings',
    ...company,
    page: () => import('../../features/pages/CompanyPageSettings.tsx'),
  },
  {
    path: '/company/:companyId/edit',
    title: 'Edit company page',
    ...company,
    page: () => import('../../features/pages/EditCompanyPage.tsx'),
  },
  {
    path: '/company/cart',
    title: 'Cart',
    ...company,
    keywords: 'checkout pay',
    page: () => import('../../features/cart/CartPage.tsx'),
  },
  {
    path: '/company/cart/success',
    title: 'Payment received',
    ...company,
    page: () => import('../../features/cart/SuccessPage.tsx'),
  },
]

const listPages = {
  lists: () => import('../../features/creator-list/CreatorListsPage.tsx'),
  creators: () => import('../../features/creator-list/ListedCreatorsPage.tsx'),
} as const

const codeManager = { of: 'Code Manager', base: '/company/code-manager' } as const

const missionSteps: Readonly<Record<string, Screen['page']>> = {
  'Details and Media': () => import('../../features/activation/mission/MissionDetailsPage.tsx'),
  'Completion criteria': () => import('../../features/activation/mission/MissionCriteriaPage.tsx'),
  Rewards: () => import('../../features/activation/mission/MissionRewardsPage.tsx'),
  Settings: () => import('../../features/activation/mission/MissionSettingsPage.tsx'),
}

const missionEditing = tabbed('/company/missions/:missionId/edit', 'Edit Mission', company, [
  ['', 'Details and Media'],
  ['completion-criteria', 'Completion criteria'],
  ['rewards', 'Rewards'],
  ['settings', 'Settings'],
]).map((screen): Screen => {
  const page = missionSteps[screen.title]
  return page ? { ...screen, page } : screen
})

const tools: Screen[] = [
  {
    path: '/company/missions/create',
    title: 'Create a Mission',
    ...company,
    page: () => import('../../features/activation/mission/CreateMissionPage.tsx'),
    keywords: 'new mission',
  },
  {
    path: '/company/quests/create',
    title: 'Create a Quest',
    ...company,
    page: () => import('../../features/activation/quest/CreateQuestPage.tsx'),
    keywords: 'new',
  },
  {
    path: '/company/campaigns/create',
    title: 'Create a key campaign',
    ...company,
    page: () => import('../../features/activation/key-campaign/CreateKeyCampaignPage.tsx'),
    keywords: 'new keys codes',
  },
  {
    path: '/company/activations/create',
    title: 'Create an activation',
    ...company,
    page: () => import('../../features/activation/CreateActivationPage.tsx'),
    keywords: 'new mission key',
  },
  {
    path: '/company/code-manager',
    title: 'Games and items',
    ...company,
    tab: { ...codeManager, label: 'Games and items' },
    menu: { for: forCompany, section: 'Work', icon: 'codes', order: 14 },
    page: () => import('../../features/code-manager/CodeItemsPage.tsx'),
    keywords: 'keys stock add import',
  },
  {
    path: '/company/code-manager/codes',
    title: 'Codes',
    ...company,
    tab: { ...codeManager, label: 'Codes' },
    isTable: true,
    page: () => import('../../features/code-manager/CodesPage.tsx'),
    keywords: 'keys trace leak export',
  },
  ...tabbed(
    '/company/creator-lists',
    'Creator lists',
    { ...company, menu: { for: forCompany, section: 'Community', icon: 'lists', order: 21 } },
    [
      ['', 'Lists'],
      ['creators', 'Creators'],
    ],
  ).map((screen) => ({ ...screen, page: screen.title === 'Lists' ? listPages.lists : listPages.creators })),
  ...missionEditing,
]

export const companyScreens: Screen[] = [...activations, ...management, ...reporting, ...office, ...tools]
