import { revokeForm } from '@questboard/domain'
import { revokeBatch as revoke } from '@questboard/moves'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { actorOf } from '../lib/audiences.ts'

/** Revoked codes become worthless, so only an owner can revoke a batch. */
export const revokeBatch = defineAction('revokeBatch', {
  who: 'companyOwner',
  idempotent: true,
  input: revokeForm,
  async handle({ input, person, transaction }) {
    const { held, replaced } = unwrap(
      await revoke(transaction, input.batchId, input.reason, actorOf(person), input.leftOut ?? []),
    )
    return { held, replaced }
  },
})
