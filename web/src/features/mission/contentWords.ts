import { formatCount, formatDuration } from '../../lib/format.ts'
import type { ToText } from '../../lib/text.ts'

export const typeNames: Readonly<Record<string, string>> = {
  STREAM: 'Stream',
  VIDEO: 'Video',
  SHORTS: 'Short',
  VOD: 'Recording',
}

type Figures = {
  readonly type: string
  readonly views?: number | null
  readonly hours_watched?: number | null
  readonly average_ccv?: number | null
  readonly duration_minutes?: number | null
}

/** What a piece of content has come to: of a stream its viewers, of a video its views (rules §3). */
export const figureWords = (t: ToText, content: Figures): string => {
  const { type, views, hours_watched, average_ccv, duration_minutes } = content
  const isStream = type === 'STREAM' || type === 'VOD'
  return [
    t(typeNames[type] ?? ''),
    duration_minutes != null && formatDuration(duration_minutes),
    isStream && average_ccv != null && t('{count} viewers on average', { count: formatCount(average_ccv) }),
    !isStream && views != null && t('{count, plural, one {# view} other {# views}}', { count: views }),
    hours_watched != null && t('{count} hours watched', { count: formatCount(Math.floor(hours_watched)) }),
  ]
    .filter(Boolean)
    .join(' · ')
}
