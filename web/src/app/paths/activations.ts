import { part, type Screen, tabbed } from './screen.ts'

const company = { access: 'company' } as const
const market = { access: 'market' } as const

/**
 * Anyone who can see the row can open the page, even without an account. For a private quest, others see how to get
 * access (rules §6).
 */
const open = {
  access: 'public',
  page: () => import('../../features/activation/ActivationPage.tsx'),
} as const

/** The company's tabs of one activation. Creators see only the first one, so they get no tab bar. */
const ofMission = part('Mission', '/missions/:missionId')
const ofCampaign = part('Key campaign', '/campaigns/:campaignId')
const ofQuest = part('Quest', '/campaigns/quests/:questId')

const results = (base: string, title: string, place: Pick<Screen, 'tab'>) =>
  tabbed(`${base}/results`, title, { ...company, ...place, isTable: true }, [
    ['creators', 'Creators'],
    ['games', 'Games'],
    ['activations', 'Activations'],
    ['content', 'Content'],
  ])

const missionFigures: Screen['page'] = () => import('../../features/results/MissionResultsPage.tsx')
const missionResults: Readonly<Record<string, Screen['page']>> = {
  Creators: missionFigures,
  Games: missionFigures,
  Activations: missionFigures,
  Content: () => import('../../features/results/MissionContentPage.tsx'),
}

const missions: Screen[] = [
  {
    path: '/missions/:missionId',
    title: 'Mission',
    ...open,
    ...ofMission('Overview'),
    page: () => import('../MissionLanding.tsx'),
  },
  ...tabbed(
    '/missions/:missionId/participants',
    'Mission participants',
    {
      ...company,
      ...ofMission('Participants'),
      isTable: true,
      page: () => import('../../features/participants/MissionParticipantsPage.tsx'),
    },
    [
      ['review', 'Review'],
      ['ongoing', 'Ongoing'],
      ['completed', 'Completed'],
    ],
  ),
  ...results('/missions/:missionId', 'Mission results', ofMission('Results')).map(
    (screen): Screen =>
      screen.redirect === undefined ? { ...screen, page: missionResults[screen.title] } : screen,
  ),
  {
    path: '/missions/:missionId/invite-creators',
    title: 'Invite creators',
    ...company,
    ...ofMission('Invite creators'),
    isTable: true,
    page: () => import('../../features/invitation/InviteCreatorsPage.tsx'),
  },
  {
    path: '/missions/:missionId/invited-creators',
    title: 'Invitations sent',
    ...company,
    ...ofMission('Invitations sent'),
    isTable: true,
    page: () => import('../../features/invitation/InvitedPage.tsx'),
  },
  {
    path: '/missions/:missionId/matchmaking/:matchId',
    title: 'Matchmaking',
    ...company,
    isTable: true,
    page: () => import('../../features/invitation/matchmaking/MatchmakingPage.tsx'),
  },
]

const keySteps: Readonly<Record<string, Screen['page']>> = {
  Basics: () => import('../../features/activation/key-campaign/KeyBasicsPage.tsx'),
  'Game info': () => import('../../features/activation/key-campaign/KeyGamePage.tsx'),
  Access: () => import('../../features/activation/key-campaign/KeyAccessPage.tsx'),
  Requirements: () => import('../../features/activation/key-campaign/KeyRequirementsPage.tsx'),
  'Creator kit': () => import('../../features/activation/key-campaign/KeyKitPage.tsx'),
}

const keyEditing = tabbed('/campaigns/:campaignId/edit', 'Edit key campaign', company, [
  ['basics', 'Basics'],
  ['game-info', 'Game info'],
  ['access', 'Access'],
  ['requirements', 'Requirements'],
  ['creator-kit', 'Creator kit'],
]).map((screen): Screen => {
  const page = keySteps[screen.title]
  return page ? { ...screen, page } : screen
})

const campaigns: Screen[] = [
  {
    path: '/campaigns',
    title: 'Key campaigns',
    ...market,
    leadsOn: 'everyone',
    page: () => import('../CampaignsLanding.tsx'),
  },
  {
    path: '/campaigns/:campaignId',
    title: 'Key campaign',
    ...open,
    ...ofCampaign('Overview'),
    page: () => import('../CampaignLanding.tsx'),
  },
  {
    path: '/campaigns/:campaignId/invite-creators',
    title: 'Invite creators',
    ...company,
    ...ofCampaign('Invite creators'),
    isTable: true,
    page: () => import('../../features/invitation/InviteCreatorsPage.tsx'),
  },
  ...keyEditing,
  {
    path: '/campaigns/:campaignId/edit/creatorkit',
    title: 'Creator kit',
    ...company,
    redirect: '/campaigns/:campaignId/edit/creator-kit',
  },
  ...tabbed(
    '/campaigns/:campaignId/participants',
    'Key participants',
    {
      ...company,
      ...ofCampaign('Participants'),
      isTable: true,
      page: () => import('../../features/participants/KeyParticipantsPage.tsx'),
    },
    [
      ['pending', 'Pending'],
      ['active', 'Active'],
      ['ended', 'Ended'],
    ],
  ),
  {
    path: '/campaigns/:campaignId/results',
    title: 'Key results',
    ...company,
    ...ofCampaign('Results'),
    page: () => import('../../features/key-campaign/KeyResultsPage.tsx'),
  },
]

const questSteps: Readonly<Record<string, Screen['page']>> = {
  General: () => import('../../features/activation/quest/QuestGeneralPage.tsx'),
  'Goals and info': () => import('../../features/activation/quest/QuestGoalsPage.tsx'),
  Requirements: () => import('../../features/activation/quest/QuestRequirementsPage.tsx'),
  'Creator kit': () => import('../../features/activation/quest/QuestKitPage.tsx'),
}

const questEditing = tabbed('/campaigns/quests/:questId/edit', 'Edit Quest', company, [
  ['', 'General'],
  ['goals-and-info', 'Goals and info'],
  ['requirements', 'Requirements'],
  ['creator-kit', 'Creator kit'],
]).map((screen): Screen => {
  const page = questSteps[screen.title]
  return page ? { ...screen, page } : screen
})

const figures: Screen['page'] = () => import('../../features/results/QuestResultsPage.tsx')
const questResults: Readonly<Record<string, Screen['page']>> = {
  Creators: figures,
  Games: figures,
  Activations: figures,
  Content: () => import('../../features/results/QuestContentPage.tsx'),
}

const quests: Screen[] = [
  {
    path: '/campaigns/quests/:questId',
    title: 'Quest',
    ...open,
    ...ofQuest('Overview'),
    page: () => import('../QuestLanding.tsx'),
  },
  {
    path: '/campaigns/quests/:questId/invite-creators',
    title: 'Invite creators',
    ...company,
    ...ofQuest('Invite creators'),
    isTable: true,
    page: () => import('../../features/invitation/InviteCreatorsPage.tsx'),
  },
  {
    path: '/campaigns/quests/:questId/invited',
    title: 'Invitations sent',
    ...company,
    ...ofQuest('Invitations sent'),
    isTable: true,
    page: () => import('../../features/invitation/InvitedPage.tsx'),
  },
  {
    path: '/campaigns/quests/:questId/:runId',
    title: 'Quest log',
    ...market,
    page: () => import('../../features/quest-run/QuestRunPage.tsx'),
  },
  ...tabbed(
    '/campaigns/quests/:questId/participants',
    'Quest participants',
    {
      ...company,
      ...ofQuest('Participants'),
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
  {
    path: '/campaigns/quests/:questId/participants/:participantId',
    title: 'Participant',
    ...company,
    page: () => import('../../features/participants/QuestParticipantPage.tsx'),
  },
  ...results('/campaigns/quests/:questId', 'Quest results', ofQuest('Results')).map(
    (screen): Screen =>
      screen.redirect === undefined ? { ...screen, page: questResults[screen.title] } : screen,
  ),
  ...questEditing,
  {
    path: '/campaigns/quests/:questId/edit/creatorkit',
    title: 'Creator kit',
    ...company,
    redirect: '/campaigns/quests/:questId/edit/creator-kit',
  },
]

const programSteps: Readonly<Record<string, Screen['page']>> = {
  Basic: () => import('../../features/activation/program/ProgramBasicPage.tsx'),
  Requirements: () => import('../../features/activation/program/ProgramRequirementsPage.tsx'),
  Perks: () => import('../../features/activation/program/ProgramPerksPage.tsx'),
  'Application form': () => import('../../features/activation/program/ProgramFormPage.tsx'),
}

const programEditing = tabbed('/creator-programs/:programId/edit', 'Edit Creator Program', company, [
  ['', 'Basic'],
  ['requirements', 'Requirements'],
  ['perks', 'Perks'],
  ['application-form', 'Application form'],
]).map((screen): Screen => {
  const page = programSteps[screen.title]
  return page ? { ...screen, page } : screen
})

const programs: Screen[] = [
  {
    path: '/creator-programs',
    title: 'Open programs',
    access: 'member',
    page: () => import('../../features/browse/OpenProgramsPage.tsx'),
    tab: { of: 'Creator Programs', base: '/creator-programs', label: 'Open programs' },
    menu: {
      for: ['Creator', 'User'],
      section: 'Work',
      icon: 'program',
      order: 14,
      label: 'Creator Programs',
    },
  },
  {
    path: '/creator-programs/memberships',
    title: 'Memberships',
    access: 'member',
    page: () => import('../../features/browse/MembershipsPage.tsx'),
    tab: { of: 'Creator Programs', base: '/creator-programs', label: 'Memberships' },
  },
  ...tabbed(
    '/creator-programs/:programId',
    'Creator Program',
    { ...market, page: () => import('../../features/program/ProgramActivationsPage.tsx') },
    [
      ['', 'Overview'],
      ['keys', 'Keys'],
      ['missions', 'Missions'],
      ['quests', 'Quests'],
    ],
  ).map((screen) =>
    screen.path === '/creator-programs/:programId'
      ? { ...screen, ...open, page: () => import('../ProgramLanding.tsx') }
      : screen,
  ),
  {
    path: '/creator-programs/:programId/join',
    title: 'Join the Creator Program',
    access: 'public',
    layout: 'page',
    page: () => import('../../features/program/JoinProgramPage.tsx'),
  },
  ...programEditing,
]

export const activationScreens: Screen[] = [...missions, ...campaigns, ...quests, ...programs]
