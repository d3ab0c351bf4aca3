import type { DatabaseTransaction } from '@questboard/database'
import { type KeyCampaignParticipantStatus, keyCampaignParticipantStatuses } from '@questboard/domain'
import { z } from 'zod'
import { advance, type Seen, type Values } from '../advance.ts'
import type { Mover, Party } from '../mover.ts'
import { takeRow } from '../takeRow.ts'
import { moved, type Refused, stale } from '../verdict.ts'

const schema = z.object({
  id: z.string(),
  version: z.number(),
  status: z.enum(keyCampaignParticipantStatuses),
  campaign_id: z.string(),
  company_id: z.string(),
  creator_id: z.string(),
})
export type ParticipantRow = z.infer<typeof schema>

export const takeParticipant = (
  transaction: DatabaseTransaction,
  seen: Seen,
  mover: Mover,
  begins: { readonly from: readonly KeyCampaignParticipantStatus[]; readonly who: readonly Party[] },
) => takeRow(transaction, 'key_campaign_participant', seen, mover, { schema, ...begins })

export const advanceParticipant = async (
  transaction: DatabaseTransaction,
  row: ParticipantRow,
  to: KeyCampaignParticipantStatus,
  values: Values = {},
): Promise<typeof moved | Refused> =>
  (await advance(transaction, 'key_campaign_participant', row, to, values)) === to ? moved : stale
