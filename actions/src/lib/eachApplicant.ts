import type { Moved } from '@questboard/moves'
import { z } from 'zod'
import { eachInOrder } from './eachInOrder.ts'

export const participantIds = z.array(z.guid()).min(1).max(500)

export const eachApplicant = (
  ids: readonly string[],
  becomes: string,
  decide: (participantId: string) => Promise<Moved>,
) =>
  eachInOrder(ids, decide, (participantId, code) => ({
    participantId,
    status: code === null ? becomes : null,
    code,
  }))
