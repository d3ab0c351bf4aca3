import { emitEvent } from '@questboard/database'
import { gameImportForm, readSteamAppId } from '@questboard/domain'
import { defineAction } from '../lib/action.ts'
import { refuse } from '../lib/actionError.ts'
import { ration } from '../lib/ration.ts'

/** The number of imports is limited, because each fetches and stores pictures. */
const IMPORTS = { tries: 60, seconds: 60 * 60 }

export const importGame = defineAction('importGame', {
  who: 'companyMember',
  repeatable: "A store's game is imported once",
  input: gameImportForm,
  async prepare(call) {
    const { input, person } = call
    const externalId = input.source === 'igdb' ? input.game : readSteamAppId(input.game)
    if (externalId === null || !/^[1-9]\d{0,9}$/.test(externalId)) throw refuse('game-facts-missing', 'game')
    await ration(call, `game-import:${person.companyId}`, IMPORTS)
    return externalId
  },
  async handle({ input, person, transaction }, externalId) {
    const asked = { company_id: person.companyId, source: input.source, external_id: externalId }
    // A repeated request waits for the import that is already running.
    const open = await transaction
      .selectFrom('game_import')
      .select('id')
      .where((row) => row.and(asked))
      .where('user_id', '=', person.userId)
      .where('finished_at', 'is', null)
      .executeTakeFirst()
    if (open) return { importId: open.id }
    const { id } = await transaction
      .insertInto('game_import')
      .values({ ...asked, user_id: person.userId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await emitEvent(transaction, { type: 'gameImportRequested', entity: 'game_import', entityId: id })
    return { importId: id }
  },
})
