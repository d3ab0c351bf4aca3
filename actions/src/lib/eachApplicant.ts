import type { Moved } from '@questboard/moves'
import { z } from 'zod'
import { eachInOrder } from './eachInOrder.ts'

/** Of key campaigns' participants or of memberships: whoever asked to be let in. */
export const applicantIds = z.array(z.guid()).min(1).max(500)

export const eachApplicant = (
  ids: readonly string[],
  becomes: string,
  decide: (id: string) => Promise<Moved>,
) =>
  eachInOrder(ids, decide, (id, code) => ({
    id,
    status: code === null ? becomes : null,
    code,
  }))
