import type { DatabaseTransaction } from '@questboard/database'
import { applicationDraft, applicationFrom } from '@questboard/domain'
import { applyToProgram } from './applyToProgram.ts'

/**
 * Sends the applications that a person completed before they had creator access. An application that the program does not
 * accept, for instance because its texts have changed, stays a draft that the creator sends themselves. Repeating this is
 * safe, because a sent application has no draft.
 */
export const sendWaitingApplications = async (
  transaction: DatabaseTransaction,
  creatorId: string,
): Promise<void> => {
  const waiting = await transaction
    .selectFrom('program_application')
    .innerJoin('creator_program', 'creator_program.id', 'program_application.program_id')
    .select(['program_id', 'entries', 'terms_version'])
    .where('creator_id', '=', creatorId)
    .where('sends_on_access', '=', true)
    .orderBy('program_id')
    .execute()
  for (const { program_id, entries, terms_version } of waiting) {
    const read = applicationDraft.shape.entries.safeParse(entries)
    const actor = { by: 'creator', personId: creatorId } as const
    const sent = read.success
      ? await applyToProgram(transaction, program_id, applicationFrom(read.data, terms_version), actor)
      : undefined
    if (sent?.ok) continue
    await transaction
      .updateTable('program_application')
      .set({ sends_on_access: false })
      .where('program_id', '=', program_id)
      .where('creator_id', '=', creatorId)
      .execute()
  }
}
