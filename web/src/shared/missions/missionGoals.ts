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

const sentences: Readonly<Record<Exclude<Metric, 'CUSTOM'>, string>> = {
  STREAM_CONTENT_AIR_TIME: 'Stream for {target, plural, one {# minute} other {# minutes}}',
  STREAM_CONTENT_HOURS_WATCHED: 'Reach {target, plural, one {# hour} other {# hours}} watched on streams',
  STREAM_CONTENT_CCV:
    'Reach {target, plural, one {# average concurrent viewer} other {# average concurrent viewers}} on streams',
  VIDEO_VIEWS: 'Get {target, plural, one {# view} other {# views}} on videos and shorts',
  VIDEO_AVERAGE_VIEWS_PER_VIDEO:
    'Get {target, plural, one {# average view} other {# average views}} per video or short',
  CLICKS: 'Get {target, plural, one {# click} other {# clicks}} on a personal link',
}

const answers = {
  MESSAGE: 'Send a message, which the company reviews',
  URL: 'Send a link, which the company reviews',
} as const

type Criterion = {
  readonly metric: Metric
  readonly target: number
  readonly custom_completion: keyof typeof answers | null
}

/** The criterion in one sentence that reads the same for the company and the creator. */
export const criterionSentence = (t: ToText, { metric, target, custom_completion }: Criterion): string =>
  metric === 'CUSTOM' ? t(answers[custom_completion ?? 'MESSAGE']) : t(sentences[metric], { target })
