import { z } from 'zod'
import { exportKinds } from '../export/export.ts'
import { type EventEntry, id, nothing, quiet } from './event.ts'

const verification = {
  entity: 'company',
  payload: z.object({ reason: z.string() }),
  starts: 'nothing',
  tells: ['company_verification_decided'],
} as const
const change = {
  ...verification,
  payload: z.object({ name: z.string(), reason: z.string() }),
} as const
/** Its row has the company's id. */
const domain = { entity: 'custom_domain', payload: z.object({ domain: z.string() }) } as const
const report = { entity: 'user_report', payload: nothing } as const
const exported = { entity: 'export', payload: z.object({ kind: z.enum(exportKinds) }) } as const
const decided = { ...report, starts: 'nothing', tells: ['report_decided'] } as const

/** Companies and their tools. */
export const companyEvents = {
  // Admins find it in the console's list of what waits for them.
  companyVerificationRequested: { ...verification, ...quiet },
  companyVerified: verification,
  companyRejected: verification,
  companyChangeApproved: change,
  companyChangeRejected: change,

  // It is looked up when its owner asks for the test.
  customDomainAdded: { ...domain, ...quiet },
  customDomainMissing: { ...domain, starts: 'nothing', tells: ['custom_domain_missing'] },
  customDomainLost: { ...domain, starts: 'nothing', tells: ['custom_domain_lost'] },

  /** 7 days before the end of a paid plan, and a day before. The row has the company's id. */
  planEndsSoon: { entity: 'subscription', payload: nothing, starts: 'nothing', tells: ['plan_ends'] },

  announcementPublished: {
    entity: 'announcement',
    payload: z.object({ company_id: id }),
    starts: 'nothing',
    tells: ['announcement'],
  },

  // Admins find it in the console's list of what waits for them.
  userReported: { ...report, ...quiet },
  userReportResolved: decided,
  userReportDismissed: decided,

  codesRunningOut: {
    entity: 'code_item',
    payload: z.object({
      company_id: id,
      item: z.string(),
      platform: z.string(),
      left: z.int().nonnegative(),
    }),
    starts: 'nothing',
    tells: ['codes_running_out'],
  },

  codesOverpromised: {
    entity: ['key_campaign', 'quest'],
    payload: z.object({
      company_id: id,
      activation: z.string(),
      promised: z.int().positive(),
      left: z.int().nonnegative(),
    }),
    starts: 'nothing',
    tells: ['codes_overpromised'],
  },

  /** Of a store that creators found out of codes: each who asked between the two moments is told, in one stroke. */
  codesCame: {
    entity: ['key_campaign', 'quest', 'mission'],
    payload: z.object({
      company_id: id,
      platform: z.string(),
      /** Of a mission: whose codes they are. */
      reward_id: id.nullish(),
      from: z.string().nullable(),
      to: z.string(),
    }),
    starts: 'nothing',
    tells: ['codes_came'],
  },

  codeRevoked: {
    entity: 'code',
    payload: z.object({ company_id: id, creator_id: id, replaced: z.boolean(), reason: z.string() }),
    starts: 'nothing',
    tells: ['code_revoked'],
  },
  codeHandedOut: {
    entity: 'code',
    payload: z.object({ company_id: id, creator_id: id }),
    starts: 'nothing',
    tells: ['code_handed_out'],
  },

  gameImportRequested: {
    entity: 'game_import',
    payload: nothing,
    starts: ['gameImport'],
    tells: 'nobody',
  },

  exportRequested: { ...exported, starts: ['mailedExport'], tells: 'nobody' },
  // Who asked is told by the workflow's mail, and here.
  exportReady: { ...exported, starts: 'nothing', tells: ['export_ready'] },
  // It is told by mail, and where the next one is asked for.
  exportFailed: { ...exported, ...quiet },
  matchmakingRequested: {
    entity: 'matchmaking',
    payload: z.object({ activation_id: id, company_id: id }),
    starts: ['matchmaking'],
    tells: 'nobody',
  },
  // Each row tells of its own move; how far it is, the bulk action's row says.
  bulkActionStarted: {
    entity: 'bulk_action',
    payload: z.object({ company_id: id }),
    starts: ['bulkAction'],
    tells: 'nobody',
  },
} as const satisfies Readonly<Record<string, EventEntry>>
