import {
  type MissionAccess,
  type MissionCriterion,
  type MissionDetails,
  type MissionParticipation,
  type MissionReward,
  type MissionSchedule,
  reviewDaysRange,
} from '@questboard/domain'
import type {
  Activation_Set_Input,
  Mission_Criterion_Insert_Input,
  Mission_Reward_Insert_Input,
} from '../../../generated/inputs.ts'
import type {
  MissionCriteria_ActivationFragment,
  MissionDetails_ActivationFragment,
  MissionRewards_ActivationFragment,
  MissionSettings_ActivationFragment,
} from './generated/MissionEdit.ts'

/** Form values. Null returns the values of a new mission. */
export const missionDetailsOf = (known: MissionDetails_ActivationFragment | null): MissionDetails => ({
  name: known?.name ?? '',
  description: known?.description ?? '',
  heroUrl: known?.hero_url ?? '',
  thumbnailUrl: known?.thumbnail_url ?? '',
  posterUrl: known?.poster_url ?? '',
  gameIds: known?.games.map(({ game_id }) => game_id) ?? [],
})

/** The database rows of the details. Lists and stats show the name of the first game. */
export const missionDetailsRows = (details: MissionDetails) => ({
  activation: {
    name: details.name.trim(),
    description: details.description.trim(),
    hero_url: details.heroUrl || null,
    thumbnail_url: details.thumbnailUrl || null,
    poster_url: details.posterUrl || null,
    game_id: details.gameIds[0] ?? null,
  } satisfies Activation_Set_Input,
  games: details.gameIds.map((game_id, index) => ({ game_id, position: index + 1 })),
})

export const missionCriteriaOf = ({
  mission,
}: MissionCriteria_ActivationFragment): { criteria: MissionCriterion[] } => ({
  criteria: (mission?.criteria ?? []).map((known) => ({
    category: known.category,
    metric: known.metric,
    target: known.target,
    title: known.title,
    description: known.description,
    customCompletion: known.custom_completion ?? 'MESSAGE',
    targetUrl: known.target_url ?? '',
  })),
})

export const missionCriteriaRows = (
  id: string,
  criteria: readonly MissionCriterion[],
): Mission_Criterion_Insert_Input[] =>
  criteria.map(({ category, metric, target, title, description, customCompletion, targetUrl }, index) => ({
    mission_id: id,
    position: index + 1,
    category,
    metric,
    target: category === 'CUSTOM_CONTENT' ? 1 : target,
    title: title.trim(),
    description: description.trim(),
    custom_completion: category === 'CUSTOM_CONTENT' ? customCompletion : null,
    target_url: (category === 'CLICKS' && targetUrl.trim()) || null,
  }))

export const missionRewardsOf = ({
  mission,
}: MissionRewards_ActivationFragment): { rewards: MissionReward[] } => ({
  rewards: (mission?.rewards ?? []).map((known) => ({
    kind: known.kind,
    name: known.name,
    description: known.description,
    imageUrl: known.image_url ?? '',
    message: known.message ?? '',
    agreed: known.agreed ?? false,
    numberOfItems: known.number_of_items,
    codeItemId: known.code_item_id ?? '',
    quantity: known.quantity,
    distributionChannelIds: known.channels.map(({ distribution_channel_id }) => distribution_channel_id),
  })),
})

const rewardRow = (reward: MissionReward): Mission_Reward_Insert_Input => {
  if (reward.kind === 'code')
    return {
      kind: 'code',
      code_item_id: reward.codeItemId,
      quantity: reward.quantity,
      channels: {
        data: reward.distributionChannelIds.map((distribution_channel_id) => ({ distribution_channel_id })),
      },
    }
  return {
    kind: reward.kind,
    name: reward.name.trim(),
    description: reward.description.trim(),
    image_url: reward.imageUrl || null,
    message: reward.message.trim(),
    agreed: reward.agreed,
    number_of_items: reward.kind === 'merchandise' ? reward.numberOfItems : null,
  }
}

export const missionRewardsRows = (
  id: string,
  rewards: readonly MissionReward[],
): Mission_Reward_Insert_Input[] =>
  rewards.map((reward, index) => ({ mission_id: id, position: index + 1, ...rewardRow(reward) }))

export const missionScheduleOf = ({
  start_date,
  end_date,
  mission,
}: MissionSettings_ActivationFragment): MissionSchedule => ({
  startDate: start_date ?? '',
  hasEnd: end_date !== null,
  endDate: end_date ?? '',
  hasRunDays: mission?.run_days != null,
  runDays: mission?.run_days ?? null,
  reviewDays: mission?.review_days ?? reviewDaysRange.usual,
})

export const missionScheduleRows = (schedule: MissionSchedule) => ({
  activation: {
    start_date: schedule.startDate,
    end_date: schedule.hasEnd ? schedule.endDate : null,
  } satisfies Activation_Set_Input,
  mission: { run_days: schedule.hasRunDays ? schedule.runDays : null, review_days: schedule.reviewDays },
})

/** 0 completions means no limit (rules §9). */
export const missionParticipationOf = ({
  mission,
}: MissionSettings_ActivationFragment): MissionParticipation => ({
  limitsParticipants: mission?.max_participants != null,
  maxParticipants: mission?.max_participants ?? null,
  limitsCompletions: mission?.repeatable_count !== 0,
  repeatableCount: mission?.repeatable_count || 1,
})

export const missionParticipationRow = (given: MissionParticipation) => ({
  max_participants: given.limitsParticipants ? given.maxParticipants : null,
  repeatable_count: given.limitsCompletions ? (given.repeatableCount ?? 1) : 0,
})

export const missionAccessOf = ({
  mission,
  requirement,
}: MissionSettings_ActivationFragment): MissionAccess => ({
  access: mission?.access ?? 'none',
  creatorListIds: requirement?.creator_list_ids ?? [],
  completedMissionIds: requirement?.completed_mission_ids ?? [],
})

/** Clears the settings that do not belong to the chosen access. */
export const missionAccessRows = (
  { access, creatorListIds, completedMissionIds }: MissionAccess,
  programId: string | null,
) => ({
  mission: { access },
  requirement: {
    program_id: access === 'program_members' ? programId : null,
    creator_list_ids: access === 'creator_lists' ? creatorListIds : [],
    completed_mission_ids: access === 'sequential' ? completedMissionIds : [],
  },
})
