import type { metricTypes } from '@questboard/domain'
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
  STREAM_CONTENT_AIR_TIME: '{target, plural, one {# minute} other {# minutes}} on air',
  STREAM_CONTENT_HOURS_WATCHED: '{target, plural, one {# hour} other {# hours}} watched',
  STREAM_CONTENT_CCV:
    '{target, plural, one {# average concurrent viewer} other {# average concurrent viewers}}',
  VIDEO_VIEWS: '{target, plural, one {# view} other {# views}}',
  VIDEO_AVERAGE_VIEWS_PER_VIDEO: '{target, plural, one {# average view} other {# average views}} per video',
  CLICKS: '{target, plural, one {# click} other {# clicks}} on your link',
  CUSTOM: 'Something the company reviews',
}

export const goalWords = (
  t: ToText,
  { metric, target }: { readonly metric: Metric; readonly target: number },
) => t(goals[metric], { target })
