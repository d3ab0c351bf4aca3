import type { criterionCategories, customCompletions, metricTypes } from '@questboard/domain'

export const categoryNames: Readonly<Record<(typeof criterionCategories)[number], string>> = {
  STREAM_CONTENT: 'Streams',
  VIDEO_CONTENT: 'Videos and shorts',
  CLICKS: 'Clicks',
  CUSTOM_CONTENT: 'Something else that you look at',
}

export const metricNames: Readonly<Record<(typeof metricTypes)[number], string>> = {
  STREAM_CONTENT_AIR_TIME: 'Minutes on air',
  STREAM_CONTENT_HOURS_WATCHED: 'Hours watched',
  STREAM_CONTENT_CCV: 'Average concurrent viewers',
  VIDEO_VIEWS: 'Views',
  VIDEO_AVERAGE_VIEWS_PER_VIDEO: 'Average views per video',
  CLICKS: 'Clicks on each creator’s link',
  CUSTOM: 'You look at it',
}

export const completionNames: Readonly<Record<(typeof customCompletions)[number], string>> = {
  MESSAGE: 'Message',
  URL: 'URL',
}
