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
/** The payload has no company id because the event's row has one. */
const domain = { entity: 'custom_domain', payload: z.object({ domain: z.string() }) } as const
const report = { entity: 'user_report', payload: nothing } as const
const exported = { entity: 'export', payload: z.object({ kind: z.enum(exportKinds) }) } as const
/** The document is mailed to the billing address. */
const billed = { payload: z.object({ company_id: id }), tells: 'nobody' } as const
const decided = { ...report, starts: 'nothing', tells: ['report_decided'] } as const

export const companyEvents = {
  // Admins see the event in the console's work list.
  companyVerificationRequested: { ...verification, ...quiet },
  companyVerified: verification,
  companyRejected: verification,
  companyChangeApproved: change,
  companyChangeRejected: change,

  // The domain is checked only when its owner requests the test.
  customDomainAdded: { ...domain, ...quiet },
  customDomainMissing: { ...domain, starts: 'nothing', tells: ['custom_domain_missing'] },
  customDomainLost: { ...domain, starts: 'nothing', tells: ['custom_domain_lost'] },

  /** Emitted 7 days and 1 day before a paid plan ends. */
  planEndsSoon: { entity: 'subscription', payload: nothing, starts: 'nothing', tells: ['plan_ends'] },

  announcementPublished: {
    entity: 'announcement',
    payload: z.object({ company_id: id }),
    starts: 'nothing',
    tells: ['announcement'],
  },

  // Admins see the event in the console's work list.
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

  /**
   * Emitted when codes arrive for a store that had run out. One event notifies all creators who requested codes in the
   * period between the event's two times.
   */
  codesCame: {
    entity: ['key_campaign', 'quest', 'mission'],
    payload: z.object({
      company_id: id,
      platform: z.string(),
      /** The reward whose codes arrived. Set for missions only. */
      reward_id: id.nullish(),
      from: z.string().nullable(),
      to: z.string(),
    }),
    starts: 'nothing',
    tells: ['codes_came'],
  },

  codeRevoked: {
    entity: 'code',
    payload: z.object({
      company_id: id,
      creator_id: id,
      replaced: z.boolean(),
      /** True if the company decided to give this creator no replacement code. */
      excluded: z.boolean().optional(),
      reason: z.string(),
    }),
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

  invoicePaid: { ...billed, entity: 'invoice', starts: ['invoiceMail'] },
  creditNoteIssued: { ...billed, entity: 'credit_note', starts: ['creditNoteMail'] },

  exportRequested: { ...exported, starts: ['mailedExport'], tells: 'nobody' },
  // The workflow emails the file to the person who requested it.
  exportReady: { ...exported, starts: 'nothing', tells: ['export_ready'] },
  // The person gets an email and sees the failure on the export page.
  exportFailed: { ...exported, ...quiet },
  matchmakingRequested: {
    entity: 'matchmaking',
    payload: z.object({ activation_id: id, company_id: id }),
    starts: ['matchmaking'],
    tells: 'nobody',
  },
  // Each row emits the event of its own status change. The bulk action's row stores the progress.
  bulkActionStarted: {
    entity: 'bulk_action',
    payload: z.object({ company_id: id }),
    starts: ['bulkAction'],
    tells: 'nobody',
  },
} as const satisfies Readonly<Record<string, EventEntry>>
