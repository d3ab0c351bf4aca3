import type { requirementForm } from '@questboard/domain'
import type { z } from 'zod'
import type { Requirement_Set_Input } from '../../generated/inputs.ts'
import type { Requirement_ActivationFragment } from './quest/generated/QuestEdit.ts'

export type RequirementValues = z.infer<typeof requirementForm>

export const requirementOf = ({ requirement: row }: Requirement_ActivationFragment): RequirementValues => ({
  allowAllCreators: row?.allow_all_creators ?? false,
  twitchFollowers: row?.twitch_followers ?? null,
  twitchAverageCcv: row?.twitch_average_ccv ?? null,
  youtubeSubscribers: row?.youtube_subscribers ?? null,
  youtubeAverageVideoViews: row?.youtube_average_video_views ?? null,
  youtubeAverageShortViews: row?.youtube_average_short_views ?? null,
  tiktokFollowers: row?.tiktok_followers ?? null,
  tiktokAverageShortViews: row?.tiktok_average_short_views ?? null,
  countries: row?.countries ?? [],
  continents: row?.continents ?? [],
  languages: row?.languages ?? [],
  creatorListIds: row?.creator_list_ids ?? [],
  programId: row?.program_id ?? null,
  completedMissionIds: row?.completed_mission_ids ?? [],
  activationsRequired: row?.activations_required ?? null,
})

/** The values of the requirements as a database row, for saving them and for counting eligible creators. */
export const requirementRow = (values: RequirementValues) =>
  ({
    allow_all_creators: values.allowAllCreators,
    twitch_followers: values.twitchFollowers,
    twitch_average_ccv: values.twitchAverageCcv,
    youtube_subscribers: values.youtubeSubscribers,
    youtube_average_video_views: values.youtubeAverageVideoViews,
    youtube_average_short_views: values.youtubeAverageShortViews,
    tiktok_followers: values.tiktokFollowers,
    tiktok_average_short_views: values.tiktokAverageShortViews,
    countries: values.countries,
    continents: values.continents,
    languages: values.languages,
    creator_list_ids: values.creatorListIds,
    program_id: values.programId,
    completed_mission_ids: values.completedMissionIds,
    activations_required: values.activationsRequired,
  }) satisfies Requirement_Set_Input
