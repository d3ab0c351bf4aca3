import { findResetAccount } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'

/** The data for the page of a reset link, so that a used or expired link shows no form. */
export const resetLink = defineAction('resetLink', {
  who: 'anyone',
  input: z.object({ token: z.string() }),
  handle: async ({ input, transaction }) => ({
    isOpen: (await findResetAccount(transaction, input.token)) !== undefined,
  }),
})
