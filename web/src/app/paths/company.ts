import { part, type Screen, tabbed } from './screen.ts'

const company = { access: 'company' } as const
const forCompany = ['Company'] as const

const activationsOf = (slug: string, label: string, active: string, ended: string): Screen[] =>
  tabbed(
    `/company/activations/${slug}`,
    label,
    { ...company, tab: { of: 'Activations', base: '/company/activations', label } },
    [
      ['active', 'Active', active],
      ['ended', 'Ended', ended],
    ],
  )

const activations: Screen[] = [
  {
    path: '/company/activations',
    title: 'Activations',
    ...company,
    tab: { of: 'Activations', base: '/company/activations', label: 'Overview' },
    menu: {
      for: forCompany,
      section: 'Work',
      icon: 'activations',
      order: 10,
      covers: ['/missions', '/campaigns', '/company/campaigns', '/company/missions', '/company/quests'],
    },
    empty: 'Your keys, Missions and Quests show here.',
  },
  ...activationsOf(
    'keys',
    'Keys',
    'Key campaigns that are live, upcoming or drafts show here.',
    'Key campaigns that are over show here.',
  ),
  ...activationsOf(
    'missions',
    'Missions',
    'Missions that are live, upcoming or drafts show here.',
    'Missions that are over show here.',
  ),
  ...activationsOf(
    'quests',
    'Quests',
    'Quests that are live, upcoming or drafts show here.',
    'Quests that are over show here.',
  ),
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
  ...tabbed('/company/creator-management/quests', 'Manage Quests', { ...company, ...manage('Quests') }, [
    ['offers', 'Offers', 'Offers from creators show here.'],
    ['active', 'Active', 'Creators working on your Quests show here.'],
    ['review', 'Review', 'Content that waits for your review shows here.'],
    ['ended', 'Ended', 'Quests that are over show here.'],
  ]),
  ...tabbed('/company/creator-management/keys', 'Manage keys', { ...company, ...manage('Keys') }, [
    ['pending', 'Pending', 'Creators who asked for a key show here.'],
    ['active', 'Active', 'Creators who hold a key show here.'],
    ['ended', 'Ended', 'Creators who are done show here.'],
  ]),
  ...tabbed(
    '/company/creator-management/creator-program',
    'Manage members',
    { ...company, ...manage('Creator Program') },
    [
      ['applicants', 'Applicants', 'Creators who applied to your program show here.'],
      ['accepted', 'Accepted', 'Members of your program show here.'],
      ['rejected', 'Rejected', 'Applications you turned down show here.'],
    ],
  ),
  ...tabbed(
    '/company/creator-management/missions',
    'Manage Missions',
    { ...company, ...manage('Missions') },
    [
      ['ongoing', 'Ongoing', 'Creators working on your Missions show here.'],
      ['review', 'Review', 'Content that waits for your review shows here.'],
      ['completed', 'Completed', 'Missions that creators completed show here.'],
    ],
  ),
  {
    path: '/company/creator-management/invite-creators',
    title: 'Invite creators',
    ...company,
    ...manage('Invite creators'),
    empty: 'Search creators and invite them to any activation here.',
  },
  {
    path: '/company/creator-management/invited-creators',
    title: 'Invitations sent',
    ...company,
    ...manage('Invitations sent'),
    empty: 'Everyone you have invited shows here.',
  },
  {
    path: '/company/creator-management/matchmaking/:matchId',
    title: 'Matchmaking',
    ...company,
    empty: 'Creators picked for your activation show here.',
  },
]

const reportingTabs = [
  ['activations', 'Activations', 'Results per activation show here once content is published.'],
  ['content', 'Content', 'Every stream, video and short shows here once it is published.'],
  ['creators', 'Creators', 'How each creator did shows here once content is published.'],
  ['games', 'Games', 'Results per game show here once content is published.'],
] as const

const report = part('Reporting', '/company/reporting')

const reporting: Screen[] = [
  {
    path: '/company/reporting',
    title: 'Reporting',
    ...company,
    redirect: '/company/reporting/overview/activations',
    menu: { for: forCompany, section: 'Numbers', icon: 'reporting', order: 30 },
  },
  ...tabbed(
    '/company/reporting/overview',
    'Reporting overview',
    { ...company, ...report('Overview') },
    reportingTabs,
  ),
  ...tabbed('/company/reporting/keys', 'Key reporting', { ...company, ...report('Keys') }, reportingTabs),
  ...tabbed(
    '/company/reporting/missions',
    'Mission reporting',
    { ...company, ...report('Missions') },
    reportingTabs,
  ),
  ...tabbed(
    '/company/reporting/quests',
    'Quest reporting',
    { ...company, ...report('Quests') },
    reportingTabs,
  ),
  ...tabbed(
    '/company/reporting/creator-program',
    'Creator Program reporting',
    { ...company, ...report('Creator Program') },
    reportingTabs,
  ),
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
    empty: 'Invoices show here after your first payment.',
  },
  {
    path: '/company/settings/statements',
    title: 'Statements',
    ...company,
    tab: { ...settings, label: 'Statements' },
    empty: 'A statement for each month shows here after your first payment.',
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
    empty: 'Announcements to your creators show here.',
  },
  {
    path: '/company/creator-program',
    title: 'Creator Program',
    ...company,
    menu: {
      for: forCompany,
      section: 'Community',
      icon: 'program',
      order: 20,
      covers: ['/creator-programs/:programId'],
    },
    empty: 'Your Creator Program, its perks and its members show here.',
  },
  ...tabbed('/company/campaigns', 'Your activations', company, [
    ['quests', 'Quests', 'Quests your company runs show here.'],
    ['keys', 'Keys', 'Key campaigns your company runs show here.'],
  ]),
  {
    path: '/company/campaigns/:campaignId/unusedkeys',
    title: 'Unused keys',
    ...company,
    empty: 'Keys that nobody has claimed show here.',
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
    empty: 'Offers you accepted wait here until you pay for them.',
  },
  { path: '/company/cart/success', title: 'Payment received', ...company, empty: 'Your receipt shows here.' },
]

const tools: Screen[] = [
  {
    path: '/company/quests/create',
    title: 'Create a Quest',
    ...company,
    keywords: 'new',
    empty: 'The steps to a new Quest show here.',
  },
  {
    path: '/company/activations/create',
    title: 'Create an activation',
    ...company,
    keywords: 'new mission key',
    empty: 'Choose what you want to run here.',
  },
  ...tabbed(
    '/company/code-manager',
    'Code Manager',
    { ...company, menu: { for: forCompany, section: 'Work', icon: 'codes', order: 14 }, keywords: 'keys' },
    [
      ['', 'Games and items', 'Games, DLC, demos and items with their codes show here.'],
      ['codes', 'Codes', 'Every code shows here, with its platform and who claimed it.'],
    ],
  ),
  ...tabbed(
    '/company/creator-lists',
    'Creator lists',
    { ...company, menu: { for: forCompany, section: 'Community', icon: 'lists', order: 21 } },
    [
      ['', 'Lists', 'Lists of creators you want to come back to show here.'],
      ['creators', 'Creators', 'Every creator on your lists shows here.'],
    ],
  ),
  ...tabbed('/company/missions/:missionId/edit', 'Edit Mission', company, [
    ['', 'Details and Media', 'Title, games and media are set here.'],
    ['completion-criteria', 'Completion criteria', 'What completes the Mission is set here.'],
    ['rewards', 'Rewards', 'What creators get is set here.'],
    ['settings', 'Settings', 'Schedule, participation and access are set here.'],
  ]),
]

export const companyScreens: Screen[] = [...activations, ...management, ...reporting, ...office, ...tools]
