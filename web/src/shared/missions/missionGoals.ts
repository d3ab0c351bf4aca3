import type { metricTypes } from '@questboard/domain'
import { formatCount } from '../../lib/format.ts'
import type { ToText } from '../../lib/text.ts'

type Metric = (typeof metricTypes)[number]

export const metricNames: Readonly<Record<Metric, string>> = {
  STREAM_CONTENT_AIR_TIME: 'Minutes on air',
  STREAM_CONTENT_HOURS_WATCHED: 'Hours watched',
  STREAM_CONTENT_CCV: 'Average concurrent viewers',
  VIDEO_VIEWS: 'Views',
  VIDEO_AVERAGE_VIEWS_PER_VIDEO: 'Average views per video',
  CLICKS: 'Clicks',
  CUSTOM: 'Reviewed by you',
}

const goals: Readonly<Record<Metric, string>> = {
  STREAM_CONTENT_AIR_TIME: '{target} minutes on air',
  STREAM_CONTENT_HOURS_WATCHED: '{target} hours watched',
  STREAM_CONTENT_CCV: '{target} average concurrent viewers',
  VIDEO_VIEWS: '{target} views',
  VIDEO_AVERAGE_VIEWS_PER_VIDEO: '{target} average views per video',
  CLICKS: '{target} clicks on your link',
  CUSTOM: 'Something the company reviews',
}

export const goalWords = (
  t: ToText,
  { metric, target }: { readonly metric: Metric; readonly target: number },
) => t(goals[metric], { target: formatCount(target) })
