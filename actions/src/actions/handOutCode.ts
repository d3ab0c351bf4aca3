import { handOutForm } from '@questboard/domain'
import { handOutCode as handOut } from '@questboard/moves'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { actorOf } from '../lib/audiences.ts'

export const handOutCode = defineAction('handOutCode', {
  who: 'companyMember',
  idempotent: true,
  input: handOutForm,
  async handle({ input, person, transaction }) {
    const { codeId } = unwrap(await handOut(transaction, input, actorOf(person)))
    return { codeId }
  },
})
