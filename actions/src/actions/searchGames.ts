import { gameSearchForm } from '@questboard/domain'
import { sql } from 'kysely'
import { defineAction } from '../lib/action.ts'
import { refuse } from '../lib/actionError.ts'
import { ration } from '../lib/ration.ts'

/** The number of searches is limited, because the client sends one at every pause in typing. */
const SEARCHES = { tries: 120, seconds: 10 * 60 }

export const searchGames = defineAction('searchGames', {
  who: 'companyMember',
  input: gameSearchForm,
  async prepare(call) {
    const { input, services, person } = call
    await ration(call, `game-search:${person.userId}`, SEARCHES)
    const vendor = services.games[input.source === 'igdb' ? 'catalogue' : 'store']
    if (vendor === null) throw refuse('game-catalogue-off', 'words')
    return vendor.search(input.words)
  },
  async handle({ input, transaction }, found) {
    const ids = found.map(({ externalId }) => externalId)
    const { rows } = await sql<{ id: string; external_id: string }>`
      select id, external_ids ->> ${input.source} as external_id from game
       where external_ids ->> ${input.source} = any (${ids}::text[])`.execute(transaction)
    const ours = new Map(rows.map(({ id, external_id }) => [external_id, id]))
    return found.map(({ externalId, name, releasedOn, developer }) => ({
      externalId,
      name,
      releasedOn,
      developer,
      gameId: ours.get(externalId) ?? null,
    }))
  },
})
