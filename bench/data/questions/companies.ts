import { keyCampaignParticipantStages, missionRunStages, questRunStages } from '@questboard/domain'
import { all, json, type Question, rows, total } from './question.ts'

const activeRuns = { status: { _in: questRunStages.Active } }
const byDue = [{ deadline_at: 'asc_nulls_last' }, { id: 'asc' }]

/** The company's quest with the most active runs that meet a condition. */
const activeRunsOfOne = (condition: object): string =>
  `jsonb_build_object('_and', ${json([activeRuns, condition])} || jsonb_build_array(
     jsonb_build_object('quest_id', jsonb_build_object('_eq', quest_id))))
     from quest_run where company_id = $1 and status in (${questRunStages.Active.map((status) => `'${status}'`).join()})
    group by quest_id order by count(*) desc, quest_id limit 1`

const anyNumber = { from: null, to: null }
const noFilters = {
  name: '',
  sizes: [],
  languages: [],
  countries: [],
  platforms: [],
  games: [],
  lists: [],
  followers: anyNumber,
  viewers: anyNumber,
  views: anyNumber,
  eligible: false,
  uninvited: false,
}

const channels = (type: string, days: number): Question => ({
  screen: `/insights, content creators of ${type}: ${days} days, by views`,
  as: 'company',
  operation: 'InsightChannels',
  variables: rows(all({ type: { _eq: type }, days: { _eq: days } }), [
    { views: 'desc' },
    { connection_id: 'asc' },
  ]),
})

const daysUntilToday = (days: number) => ({
  from: `(now() - interval '${days - 1} days')::date`,
  to: 'now()::date',
  beforeFrom: `(now() - interval '${2 * days - 1} days')::date`,
  beforeTo: `(now() - interval '${days} days')::date`,
})
const byViews = [{ views: 'desc_nulls_last' }, { key: 'asc' }]
const report = (by: string): Question => {
  const { from, to } = daysUntilToday(90)
  return {
    screen: `/company/reporting/overview, by ${by}`,
    as: 'company',
    operation: 'ResultRows',
    variables: { by: `'${by}'`, from, to, ...rows(all(), byViews) },
  }
}

/** The creator with the most content, among creators who exist in both markets. */
const busiestChannel = `user_connection.id from creator_period join user_connection on user_connection.user_id = creator_id
   where type = 'STREAM' and days = 180 and provider_id = 'twitch'
     and creator_id in (select id from "user" where username like 'creator1%')
   order by items desc, user_connection.id limit 1`

export const companyQuestions = {
  questParticipants: {
    screen: '/company/creator-management/quests/active',
    as: 'company',
    operation: 'QuestParticipants',
    variables: rows(all(activeRuns), byDue),
  },
  questParticipantsTotal: {
    screen: '/company/creator-management/quests/active, the number of runs',
    as: 'company',
    operation: 'QuestParticipants',
    variables: total(all(activeRuns), byDue),
  },
  questParticipantsByAmount: {
    screen: '/campaigns/quests/{id}/participants/active, from an amount on, the highest first',
    as: 'company',
    operation: 'QuestParticipants',
    variables: rows(activeRunsOfOne({ current_bid: { amount_cents: { _gte: 10_000 } } }), [
      { amount_cents: 'desc_nulls_last' },
      ...byDue,
    ]),
  },
  keyParticipants: {
    screen: '/company/creator-management/keys/pending',
    as: 'company',
    operation: 'KeyParticipants',
    variables: rows(all({ status: { _in: keyCampaignParticipantStages.Pending } }), [
      { applied_at: 'desc_nulls_last' },
      { id: 'asc' },
    ]),
  },
  missionReview: {
    screen: '/company/creator-management/missions/review',
    as: 'company',
    operation: 'MissionParticipants',
    variables: rows(all({ status: { _in: missionRunStages.Review } }), [
      { joined_at: 'desc' },
      { id: 'asc' },
    ]),
  },
  programApplicants: {
    screen: '/company/creator-management/creator-program/applicants',
    as: 'company',
    operation: 'ProgramMembers',
    variables: rows(all({ status: { _eq: 'pending' } }), [{ applied_at: 'desc' }, { id: 'asc' }]),
  },
  inviteCreators: {
    screen: '/company/creator-management/invite-creators, by size, language, platform and figures',
    as: 'company',
    operation: 'SearchCreators',
    variables: {
      filters: json({
        ...noFilters,
        sizes: ['micro', 'mid'],
        languages: ['en'],
        platforms: ['twitch'],
        followers: { from: 1000, to: null },
      }),
      sort: "'followers'",
      pageSize: '50',
    },
  },
  inviteCreatorsToQuest: {
    screen:
      '/campaigns/quests/{id}/invite-creators, creators who meet the requirements and are not invited yet',
    as: 'company',
    operation: 'SearchCreators',
    variables: {
      activationId: `id from activation where company_id = $1 and kind = 'QUEST' and is_open order by published_at, id limit 1`,
      filters: json({ ...noFilters, eligible: true, uninvited: true }),
      sort: "'followers'",
      pageSize: '50',
    },
  },
  creatorLists: {
    screen: '/company/creator-lists/creators',
    as: 'company',
    operation: 'CreatorsOnLists',
    variables: rows(
      `jsonb_build_object('list_entries', jsonb_build_object('list_id', jsonb_build_object('_eq', list.id)))
         from creator_list as list join creator_list_entry as entry on entry.list_id = list.id
        where company_id = $1 group by list.id order by count(*) desc, list.id limit 1`,
      [{ profile: { display_name: 'asc' } }, { id: 'asc' }],
    ),
  },
  activations: {
    screen: '/company/activations/quests',
    as: 'company',
    operation: 'ActivationsPage',
    variables: rows(
      `jsonb_build_object('company_id', jsonb_build_object('_eq', $1::uuid)) || ${json({ kind: { _eq: 'QUEST' } })}`,
      [
        { is_open: 'desc' },
        { closed_at: 'desc_nulls_first' },
        { start_date: 'asc_nulls_last' },
        { id: 'asc' },
      ],
    ),
  },
  cart: { screen: '/company/cart', as: 'company', operation: 'CartRuns' },
  invoices: {
    screen: '/company/settings/invoices',
    as: 'company',
    operation: 'InvoicesPage',
    variables: { limit: '51' },
  },
  codeItems: {
    screen: '/company/code-manager',
    as: 'company',
    operation: 'CodeItemsPage',
    variables: { companyId: '$1::uuid' },
  },
  codes: {
    screen: '/company/code-manager/codes',
    as: 'company',
    operation: 'CodesPage',
    variables: {
      where: `jsonb_build_object('company_id', jsonb_build_object('_eq', $1::uuid))`,
      order: json([{ created_at: 'desc' }, { id: 'asc' }]),
      limit: '100',
      offset: '0',
      isCounted: 'false',
      stock: json({}),
      isStock: 'false',
    },
  },
  companyHome: {
    screen: '/home/company',
    as: 'company',
    operation: 'CompanyHomePage',
    variables: { companyId: '$1::uuid' },
  },
  companyHomeFigures: {
    screen: '/home/company, its chart',
    as: 'company',
    operation: 'CompanyHomeFigures',
    variables: {
      from: daysUntilToday(30).from,
      to: daysUntilToday(30).to,
      since: `now() - interval '30 days'`,
      before: `now() - interval '60 days'`,
    },
  },
  questResults: {
    screen: '/campaigns/quests/{id}/results/creators',
    as: 'company',
    operation: 'ResultRows',
    variables: {
      by: `'creator'`,
      activationId: `quest_id from quest_run join activation on activation.id = quest_id
         where quest_run.company_id = $1 and content_approved_at is not null and activation.name not like 'Large%'
         group by quest_id order by count(*) desc, quest_id limit 1`,
      from: `date '2020-01-01'`,
      to: `(now() + interval '1 day')::date`,
      ...rows(all(), byViews),
    },
  },
  reportByCreator: report('creator'),
  reportByGame: report('game'),
  reportFigures: {
    screen: '/company/reporting/overview, its figures',
    as: 'company',
    operation: 'ReportFigures',
    variables: daysUntilToday(30),
  },
  livestreamInsights: channels('STREAM', 30),
  shortsInsights: channels('SHORTS', 7),
  videoInsights: channels('VIDEO', 90),
  gameInsights: {
    screen: '/insights/livestream/games: 30 days, by hours watched',
    as: 'company',
    operation: 'InsightGames',
    variables: rows(all({ type: { _eq: 'STREAM' }, days: { _eq: 30 } }), [
      { hours_watched: 'desc' },
      { game_id: 'asc' },
    ]),
  },
  creatorInsights: {
    screen: '/insights/livestream/content-creators/{id}',
    as: 'company',
    operation: 'InsightChannel',
    variables: { id: busiestChannel, from: daysUntilToday(90).from, to: daysUntilToday(90).to },
  },
} as const satisfies Readonly<Record<string, Question>>
