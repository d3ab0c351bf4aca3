import { z } from 'zod'
import { errors } from '../errors.ts'
import {
  channelPeriodDays,
  insightExportKinds,
  participantExportKinds,
  reportSections,
  reportTabs,
  stagesOfExport,
  youtubeExportDays,
} from './export.ts'

/** Which report: its two tabs, its days, and the program whose members it is of. */
export const reportExportFilter = z
  .object({
    section: z.enum(reportSections),
    tab: z.enum(reportTabs),
    programId: z.guid().nullish(),
    from: z.iso.date(),
    to: z.iso.date(),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'Choose a later day' })
export type ReportExportFilter = z.output<typeof reportExportFilter>

const chosen = z.array(z.string().max(20)).max(300).default([])
const figures = z.number().int().nonnegative().nullable().default(null)

/** Which channels: over how many days, and what they were narrowed to. */
export const insightExportFilter = z.object({
  days: z.literal(channelPeriodDays),
  platforms: chosen,
  sizes: chosen,
  countries: chosen,
  languages: chosen,
  followersFrom: figures,
  followersTo: figures,
  /** Of streams alone. */
  viewersFrom: figures,
  viewersTo: figures,
  /** Of videos and shorts alone. */
  viewsFrom: figures,
  viewsTo: figures,
  /** Words of a channel's name. */
  search: z.string().trim().max(200).default(''),
})
export type InsightExportFilter = z.output<typeof insightExportFilter>

const participantExportForm = z
  .object({
    kind: z.enum(participantExportKinds),
    /** Of one activation; of all of the company's where none is named. */
    activationId: z.guid().nullish(),
    stages: z.array(z.string()).min(1, 'Choose at least one'),
  })
  .refine(({ kind, stages }) => stages.every((stage) => stagesOfExport(kind).includes(stage)), {
    path: ['stages'],
    message: 'Choose from the list',
  })

const reportExportForm = z.object({
  kind: z.literal('report'),
  activationId: z.null().optional(),
  stages: z.array(z.string()).max(0),
  filter: reportExportFilter,
})

const insightExportForm = z
  .object({
    kind: z.enum(insightExportKinds),
    activationId: z.null().optional(),
    stages: z.array(z.string()).max(0),
    filter: insightExportFilter,
  })
  .refine(({ kind, filter }) => kind === 'livestream_insights' || filter.days <= youtubeExportDays, {
    path: ['filter'],
    message: errors['export-period'],
  })

export const mailedExportForm = z.discriminatedUnion('kind', [
  participantExportForm,
  reportExportForm,
  insightExportForm,
])
