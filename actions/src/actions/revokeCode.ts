import { revokeCodeForm } from '@questboard/domain'
import { revokeCode as revoke } from '@questboard/moves'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { actorOf } from '../lib/audiences.ts'

/** A revoked code becomes worthless, so only an owner can revoke one. */
export const revokeCode = defineAction('revokeCode', {
  who: 'companyOwner',
  idempotent: true,
  input: revokeCodeForm,
  async handle({ input, person, transaction }) {
    const { held, replaced } = unwrap(await revoke(transaction, input, actorOf(person)))
    return { held, replaced }
  },
})
