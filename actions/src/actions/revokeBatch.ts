import { revokeForm } from '@questboard/domain'
import { revokeBatch as revoke } from '@questboard/moves'
import { defineAction } from '../lib/action.ts'
import { made } from '../lib/actionError.ts'
import { moverOf } from '../lib/audiences.ts'

/** Their codes are worth nothing any more: an owner decides it, as of money. */
export const revokeBatch = defineAction('revokeBatch', {
  who: 'companyOwner',
  idempotent: true,
  input: revokeForm,
  async handle({ input, person, transaction }) {
    const { held, replaced } = made(await revoke(transaction, input.batchId, input.reason, moverOf(person)))
    return { held, replaced }
  },
})
