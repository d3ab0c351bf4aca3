import { insightExportKinds, youtubeExportDays } from '@questboard/domain'
import type { ExportSubject } from '../../cards/exports/ExportDialog.tsx'
import { readRange } from '../../tables/filters.ts'
import type { InsightDays, InsightKind } from './insightKinds.ts'

const many = (params: URLSearchParams, name: string): string[] =>
  (params.get(name) ?? '').split(',').filter(Boolean)

/** The list as the address narrows it, as a file by mail. */
export const exportOf = (kind: InsightKind, days: InsightDays, params: URLSearchParams): ExportSubject => {
  const followers = readRange(params.get('followers') ?? '')
  return {
    kind: kind.exports,
    beside: insightExportKinds,
    title: 'Export insights',
    activationId: null,
    stages: [],
    stage: null,
    filter: {
      days,
      platforms: many(params, 'platform'),
      sizes: many(params, 'size_tier'),
      countries: many(params, 'country'),
      languages: many(params, 'language'),
      followersFrom: followers.from,
      followersTo: followers.to,
    },
    text: 'All channels of the list, over the chosen period and as it is narrowed by platform, size, country, language and followers.',
    problem:
      kind.slug !== 'livestream' && days > youtubeExportDays
        ? 'What is mailed of videos and shorts is of 30 days at most. Choose a shorter period.'
        : undefined,
  }
}
