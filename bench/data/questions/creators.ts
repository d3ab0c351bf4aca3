import { questRunStages } from '@questboard/domain'
import { json, type Question } from './question.ts'

const browseOrders = {
  fit: [{ fit_rank: 'desc' }, { published_at: 'desc' }, { id: 'asc' }],
  popular: [{ participant_count: 'desc' }, { id: 'asc' }],
  recent: [{ published_at: 'desc' }, { id: 'asc' }],
  upcoming: [{ start_date: 'asc' }, { id: 'asc' }],
} as const

const browse = (
  screen: string,
  kind: 'QUEST' | 'KEY',
  sort: keyof typeof browseOrders,
  filters = json({}),
): Question => ({
  screen,
  as: 'creator',
  operation: 'BrowsePage',
  variables: {
    kind: `'${kind}'`,
    sort: `'${sort}'`,
    filters,
    most: '24',
    order: json(browseOrders[sort]),
  },
})

const deals = (stage: string, order: unknown): Question => ({
  screen: `/deals, ${stage}`,
  as: 'creator',
  operation: 'DealsPage',
  variables: { where: json({ stage: { _eq: stage } }), order: json(order), limit: '31' },
})
const ownTurnFirst = [{ is_own_turn: 'desc' }, { next_due_at: 'asc_nulls_last' }, { id: 'asc' }]

export const creatorQuestions = {
  questsBrowse: browse('/campaigns/quests/browse', 'QUEST', 'fit'),
  questsEligible: browse('/campaigns/quests/browse, only eligible', 'QUEST', 'fit', json({ eligible: true })),
  campaignsEligible: browse('/campaigns/browse, only eligible', 'KEY', 'fit', json({ eligible: true })),
  campaignsPopular: browse('/campaigns/browse, popular', 'KEY', 'popular'),
  campaignsRecent: browse('/campaigns/browse, recent', 'KEY', 'recent'),
  campaignsUpcoming: browse('/campaigns/browse, upcoming', 'KEY', 'upcoming'),
  campaignsSearch: browse(
    '/campaigns/browse, what was typed, on a platform',
    'KEY',
    'fit',
    `jsonb_build_object('words', left(name, 6), 'platforms', ${json(['Pc'])})
       from activation where kind = 'KEY' and status = 'active' and visibility = 'public' order by published_at, id limit 1`,
  ),
  questView: {
    screen: '/campaigns/quests/{id}',
    as: 'creator',
    operation: 'QuestBrief',
    variables: {
      id: `activation.id from activation join quest_run as run on run.quest_id = activation.id
            where run.creator_id = $1 order by run.created_at, activation.id limit 1`,
    },
  },
  questLog: {
    screen: '/campaigns/quests/{id}/{runId}',
    as: 'creator',
    operation: 'QuestRun',
    variables: { id: 'id from quest_run where creator_id = $1 order by created_at, id limit 1' },
  },
  missionView: {
    screen: '/missions/{id}',
    as: 'creator',
    operation: 'ActivationReading',
    variables: {
      id: 'mission_id from mission_run where creator_id = $1 order by joined_at, id limit 1',
    },
  },
  missions: { screen: '/creator/home/missions', as: 'creator', operation: 'CreatorMissionsPage' },
  programHome: {
    screen: '/creator-programs/{id}',
    as: 'creator',
    operation: 'ProgramStanding',
    variables: {
      id: `program_id from program_membership where creator_id = $1
            order by (status = 'accepted') desc, applied_at, id limit 1`,
    },
  },
  dealsOffers: deals('offer', ownTurnFirst),
  dealsActive: deals('active', ownTurnFirst),
  dealsEnded: deals('ended', [{ ended_at: 'desc_nulls_last' }, { id: 'asc' }]),
  creatorHome: {
    screen: '/creator/home',
    as: 'creator',
    operation: 'CreatorHomePage',
    variables: {
      ended: json(questRunStages.Ended),
    },
  },
  notifications: { screen: 'the panel of every screen', as: 'creator', operation: 'Activity' },
} as const satisfies Readonly<Record<string, Question>>
