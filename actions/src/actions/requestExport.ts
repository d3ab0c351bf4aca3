import { mailedExportForm } from '@questboard/domain'
import { requestExport as requestExportMove } from '@questboard/moves'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { actorOf } from '../lib/audiences.ts'

/** The row's event starts a workflow, which creates the file and emails it. */
export const requestExport = defineAction('requestExport', {
  who: 'companyMember',
  idempotent: true,
  input: mailedExportForm,
  async handle({ input, person, transaction }) {
    const { kind, activationId, stages } = input
    const wanted = {
      kind,
      activationId: activationId ?? null,
      stages: [...new Set(stages)],
      filter: 'filter' in input ? input.filter : {},
      periodDays: 'filter' in input && 'days' in input.filter ? input.filter.days : null,
    }
    const { id } = unwrap(await requestExportMove(transaction, wanted, actorOf(person)))
    return { exportId: id }
  },
})
