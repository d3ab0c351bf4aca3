export const missionDeadlineReminderDays = 5
/** Hours a participant is expected to stream (rules §9). */
export const hoursPerCreator = 2

export const missionAccesses = ['none', 'program_members', 'creator_lists', 'sequential'] as const

export const criterionCategories = ['CLICKS', 'CUSTOM_CONTENT', 'STREAM_CONTENT', 'VIDEO_CONTENT'] as const

export const metricTypes = [
  'CLICKS',
  'CUSTOM',
  'STREAM_CONTENT_AIR_TIME',
  'STREAM_CONTENT_CCV',
  'STREAM_CONTENT_HOURS_WATCHED',
  'VIDEO_AVERAGE_VIEWS_PER_VIDEO',
  'VIDEO_VIEWS',
] as const

export const customCompletions = ['MESSAGE', 'URL'] as const

export const missionRewardKinds = ['custom', 'merchandise', 'code'] as const
