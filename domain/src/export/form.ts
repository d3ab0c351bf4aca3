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

/** The section, the tab and the number of days of a report. `programId` limits it to one program's members. */
export const reportExportFilter = z
  .object({
    section: z.enum(reportSections),
    tab: z.enum(reportTabs),
    programId: z.guid().nullish(),
    from: z.iso.date(),
    to: z.iso.date(),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The end must not be before the start' })
export type ReportExportFilter = z.output<typeof reportExportFilter>

const chosen = z.array(z.string().max(20)).max(300).default([])
const figures = z.number().int().nonnegative().nullable().default(null)

/** The period and the filters of an insights export. */
export const insightExportFilter = z.object({
  days: z.literal(channelPeriodDays),
  platforms: chosen,
  sizes: chosen,
  countries: chosen,
  languages: chosen,
  followersFrom: figures,
  followersTo: figures,
  /** This filter applies to streams only. */
  viewersFrom: figures,
  viewersTo: figures,
  /** This filter applies to videos and shorts only. */
  viewsFrom: figures,
  viewsTo: figures,
  /** Finds channels whose name contains this text. */
  search: z.string().trim().max(200).default(''),
})
export type InsightExportFilter = z.output<typeof insightExportFilter>

const participantExportForm = z
  .object({
    kind: z.enum(participantExportKinds),
    /** One activation, or all of the company's activations if null. */
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
