import { part, type Screen, tabbed } from './screen.ts'

const company = { access: 'company' } as const
const market = { access: 'market' } as const

/** The company's tabs of one activation; creators have the first only, which needs no bar. */
const ofMission = part('Mission', '/missions/:missionId')
const ofCampaign = part('Key campaign', '/campaigns/:campaignId')
const ofQuest = part('Quest', '/campaigns/quests/:questId')

const results = (base: string, title: string, place: Pick<Screen, 'tab'>) =>
  tabbed(`${base}/results`, title, { ...company, ...place }, [
    ['creators', 'Creators', 'How each creator did shows here once content is published.'],
    ['games', 'Games', 'Results per game show here once content is published.'],
    ['activations', 'Activations', 'Results per activation show here once content is published.'],
    ['content', 'Content', 'Every stream, video and short shows here once it is published.'],
  ])

const missions: Screen[] = [
  {
    path: '/missions/:missionId',
    title: 'Mission',
    ...market,
    ...ofMission('Overview'),
    empty: 'What to do, the rewards and your progress show here.',
  },
  ...tabbed(
    '/missions/:missionId/participants',
    'Mission participants',
    { ...company, ...ofMission('Participants') },
    [
      ['review', 'Review', 'Content that waits for your review shows here.'],
      ['ongoing', 'Ongoing', 'Creators working on this Mission show here.'],
      ['completed', 'Completed', 'Creators who completed this Mission show here.'],
    ],
  ),
  ...results('/missions/:missionId', 'Mission results', ofMission('Results')),
  {
    path: '/missions/:missionId/invite-creators',
    title: 'Invite creators',
    ...company,
    ...ofMission('Invite creators'),
    empty: 'Creators who fit this Mission show here.',
  },
  {
    path: '/missions/:missionId/invited-creators',
    title: 'Invitations sent',
    ...company,
    ...ofMission('Invitations sent'),
    empty: 'Creators you have invited to this Mission show here.',
  },
  {
    path: '/missions/:missionId/matchmaking/:matchId',
    title: 'Matchmaking',
    ...company,
    empty: 'Creators picked for this Mission show here, best matches first.',
  },
]

const campaigns: Screen[] = [
  { path: '/campaigns', title: 'Key campaigns', ...market, empty: 'Key campaigns show here.' },
  {
    path: '/campaigns/:campaignId',
    title: 'Key campaign',
    ...market,
    ...ofCampaign('Overview'),
    empty: 'The game, its keys and the creator kit show here.',
  },
  {
    path: '/campaigns/:campaignId/invite-creators',
    title: 'Invite creators',
    ...company,
    ...ofCampaign('Invite creators'),
    empty: 'Creators who fit this campaign show here.',
  },
  ...tabbed('/campaigns/:campaignId/edit', 'Edit key campaign', company, [
    ['basics', 'Basics', 'Name, dates, platforms and tags are set here.'],
    ['access', 'Access', 'Who may ask for keys, and how many, is set here.'],
    ['requirements', 'Requirements', 'What a creator has to meet is set here.'],
    ['creator-kit', 'Creator kit', 'Media, instructions and files for creators are set here.'],
  ]),
  {
    path: '/campaigns/:campaignId/edit/creatorkit',
    title: 'Creator kit',
    ...company,
    redirect: '/campaigns/:campaignId/edit/creator-kit',
  },
  ...tabbed(
    '/campaigns/:campaignId/participants',
    'Campaign participants',
    { ...company, ...ofCampaign('Participants') },
    [
      ['pending', 'Pending', 'Creators who asked for a key show here.'],
      ['active', 'Active', 'Creators who hold a key show here, with the date their content is due.'],
      ['ended', 'Ended', 'Creators who are done show here.'],
    ],
  ),
  {
    path: '/campaigns/:campaignId/results',
    title: 'Campaign results',
    ...company,
    ...ofCampaign('Results'),
    empty: 'Keys claimed, content and clicks show here.',
  },
]

const quests: Screen[] = [
  {
    path: '/campaigns/quests/:questId',
    title: 'Quest',
    ...market,
    ...ofQuest('Overview'),
    empty: 'The brief, the requirements and the offers show here.',
  },
  {
    path: '/campaigns/quests/:questId/invite-creators',
    title: 'Invite creators',
    ...company,
    ...ofQuest('Invite creators'),
    empty: 'Creators who fit this Quest show here.',
  },
  {
    path: '/campaigns/quests/:questId/invited',
    title: 'Invitations sent',
    ...company,
    ...ofQuest('Invitations sent'),
    empty: 'Creators you have invited to this Quest show here.',
  },
  {
    path: '/campaigns/quests/:questId/:runId',
    title: 'Quest log',
    ...market,
    empty: 'Agreement, bidding, content production, payment and results show here.',
  },
  ...tabbed(
    '/campaigns/quests/:questId/participants',
    'Quest participants',
    { ...company, ...ofQuest('Participants') },
    [
      ['active', 'Active', 'Creators working on this Quest show here.'],
      ['offers', 'Offers', 'Offers from creators show here.'],
      ['ended', 'Ended', 'Quests that are over show here.'],
      ['review', 'Review', 'Content that waits for your review shows here.'],
    ],
  ),
  {
    path: '/campaigns/quests/:questId/participants/:participantId',
    title: 'Participant',
    ...company,
    empty: 'What this creator offered and delivered shows here.',
  },
  ...results('/campaigns/quests/:questId', 'Quest results', ofQuest('Results')),
  ...tabbed('/campaigns/quests/:questId/edit', 'Edit Quest', company, [
    ['', 'General', 'Name, budget and dates are set here.'],
    ['goals-and-info', 'Goals and info', 'Deliverables and talking points are set here.'],
    ['requirements', 'Requirements', 'What a creator has to meet is set here.'],
    ['creator-kit', 'Creator kit', 'Media, codes and files for creators are set here.'],
  ]),
  {
    path: '/campaigns/quests/:questId/edit/creatorkit',
    title: 'Creator kit',
    ...company,
    redirect: '/campaigns/quests/:questId/edit/creator-kit',
  },
]

const programs: Screen[] = [
  {
    path: '/creator-programs',
    title: 'Open programs',
    access: 'member',
    tab: { of: 'Creator Programs', base: '/creator-programs', label: 'Open programs' },
    menu: { for: ['Creator'], section: 'Work', icon: 'program', order: 14, label: 'Creator Programs' },
    empty: 'Creator Programs you can apply to show here.',
  },
  {
    path: '/creator-programs/memberships',
    title: 'Memberships',
    access: 'member',
    tab: { of: 'Creator Programs', base: '/creator-programs', label: 'Memberships' },
    empty: 'Creator Programs you belong to show here.',
  },
  ...tabbed('/creator-programs/:programId', 'Creator Program', market, [
    ['', 'Overview', 'Perks and announcements show here.'],
    ['keys', 'Keys', 'Keys for members show here.'],
    ['missions', 'Missions', 'Missions for members show here.'],
    ['quests', 'Quests', 'Quests for members show here.'],
  ]),
  {
    path: '/creator-programs/:programId/join',
    title: 'Join the Creator Program',
    access: 'public',
    layout: 'bare',
    empty: 'The requirements and the application form show here.',
  },
  ...tabbed('/creator-programs/:programId/edit', 'Edit Creator Program', company, [
    ['', 'Basic', 'The name and the landing page are set here.'],
    ['requirements', 'Requirements', 'What a creator has to meet is set here.'],
    ['perks', 'Perks', 'What members get is set here.'],
    ['application-form', 'Application form', 'The questions for applicants are set here.'],
  ]),
]

export const activationScreens: Screen[] = [...missions, ...campaigns, ...quests, ...programs]
