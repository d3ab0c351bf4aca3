import { durationInWords } from '@questboard/domain'
import type { ToText } from '../../lib/text.ts'

export const contentTypeNames: Readonly<Record<string, string>> = {
  SHORTS: 'Short',
  STREAM: 'Stream',
  VIDEO: 'Video',
  VOD: 'Recording of a stream',
}

type Figures = {
  readonly type: string
  readonly views?: number | null
  readonly hours_watched?: number | null
  readonly average_ccv?: number | null
  readonly duration_minutes?: number | null
}

/**
 * Stats of content: viewers for a stream, views for a video, and length and hours watched for both (rules §3).
 */
export const contentFigures = (t: ToText, content: Figures): string[] => {
  const { type, views, hours_watched, average_ccv, duration_minutes } = content
  const isStream = type === 'STREAM' || type === 'VOD'
  return [
    duration_minutes != null && durationInWords(duration_minutes),
    isStream &&
      average_ccv != null &&
      t('{count, plural, one {# viewer} other {# viewers}} on average', { count: average_ccv }),
    !isStream && views != null && t('{count, plural, one {# view} other {# views}}', { count: views }),
    hours_watched != null &&
      t('{count, plural, one {# hour} other {# hours}} watched', { count: Math.floor(hours_watched) }),
  ].filter((words) => words !== false)
}
