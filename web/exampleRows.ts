/** Fills route parameters with the ids of real rows, for screenshots and for tests of every screen. */

/** Runs a query as the person who opens the URL. Returns null if their role cannot see the table. */
export type Ask = (query: string) => Promise<Record<string, Record<string, string>[]> | null>

type Person = { id: string; company?: { id: string } | null | undefined }
/** Limits the example rows to children of a row in the URL, such as the runs of the chosen quest. */
type Of = { name: string; where: (id: string) => string }
type Example = { table: string; column?: string; where?: string; of?: Of }

/** An activation of this kind that belongs to the person's company. If there is none, any activation of this kind. */
const activationOf = (kind: string): readonly Example[] => [
  {
    table: 'activation',
    of: { name: 'companyId', where: (id) => `{ kind: { _eq: ${kind} }, company_id: { _eq: "${id}" } }` },
  },
  { table: 'activation', where: `{ kind: { _eq: ${kind} } }` },
]
const matched: Of = { name: 'companyId', where: () => '{ activation: { kind: { _eq: MISSION } } }' }
const ofQuest: Of = { name: 'questId', where: (id) => `{ quest_id: { _eq: "${id}" } }` }
const ofMission: Of = { name: 'missionId', where: (id) => `{ activation_id: { _eq: "${id}" } }` }
const ofPerson: Of = { name: 'person', where: (id) => `{ creator_id: { _eq: "${id}" } }` }

/**
 * Examples for each route parameter; the first one with a row wins. Editing screens need a row of the person's own company,
 * and a run must belong to the chosen quest.
 */
const examples: Record<string, readonly Example[]> = {
  gameId: [{ table: 'game' }],
  companyId: [{ table: 'company' }],
  articleId: [{ table: 'game_news' }],
  topicId: [{ table: 'tag' }],
  missionId: [{ table: 'matchmaking', column: 'activation_id', of: matched }, ...activationOf('MISSION')],
  campaignId: activationOf('KEY'),
  questId: [{ table: 'quest_run', column: 'quest_id' }, ...activationOf('QUEST')],
  runId: [{ table: 'quest_run', of: ofQuest }],
  participantId: [{ table: 'quest_run', of: ofQuest }],
  programId: activationOf('CREATOR_PROGRAM'),
  matchId: [{ table: 'matchmaking', of: ofMission }, { table: 'matchmaking' }],
  channelId: [{ table: 'channel' }],
  shortlistId: [{ table: 'shortlist' }],
  analyticsPageId: [{ table: 'analytics_page' }],
  slug: [
    { table: 'creator_page', column: 'slug', of: ofPerson },
    { table: 'creator_page', column: 'slug' },
  ],
}

const nobody = '00000000-0000-4000-8000-000000000001'

const find = async (ask: Ask, name: string, known: ReadonlyMap<string, string>): Promise<string> => {
  for (const { table, column = 'id', where: any = '{}', of } of examples[name] ?? []) {
    const owner = of && known.get(of.name)
    if (of && !owner) continue
    const where = of && owner ? of.where(owner) : any
    const rows = await ask(`query Example { ${table}(limit: 1, where: ${where}) { ${column} } }`)
    const value = rows?.[table]?.[0]?.[column]
    if (value) return value
  }
  return nobody
}

/** Replaces the parameters of a URL with ids. The same person always gets the same rows. */
export const createFiller = (ask: Ask, person: Person | undefined): ((path: string) => Promise<string>) => {
  const known = new Map<string, string>()
  if (person) known.set('person', person.id)
  if (person?.company) known.set('companyId', person.company.id)
  return async (path) => {
    let filled = path
    for (const [whole, name = ''] of path.matchAll(/:(\w+)/g)) {
      const value = known.get(name) ?? (await find(ask, name, known))
      known.set(name, value)
      filled = filled.replace(whole, value)
    }
    return filled.replace('/*', '')
  }
}
