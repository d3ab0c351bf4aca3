import { participantExportForm } from '@questboard/domain'
import { requestExport as requestExportMove } from '@questboard/moves'
import { defineAction } from '../lib/action.ts'
import { made } from '../lib/actionError.ts'
import { moverOf } from '../lib/audiences.ts'

/** The file is made and mailed by a workflow, which hears of it by the event of its row. */
export const requestExport = defineAction('requestExport', {
  who: 'companyMember',
  idempotent: true,
  input: participantExportForm,
  async handle({ input: { kind, activationId, stages }, person, transaction }) {
    const wanted = { kind, activationId: activationId ?? null, stages: [...new Set(stages)] }
    const { id } = made(await requestExportMove(transaction, wanted, moverOf(person)))
    return { exportId: id }
  },
})
