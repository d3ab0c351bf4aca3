import {
  type BrowseFilters,
  type CreatorFilters,
  requirementForm,
  requirementNames,
  sizeTiers,
} from '@questboard/domain'
import { describe, expect, test } from 'vitest'
import { activation as a, given } from './support/activations.ts'
import { useMarket } from './support/useMarket.ts'

const client = useMarket()

const texts = async (sql: string, values: readonly unknown[] = []): Promise<readonly string[]> => {
  const { rows } = await client().query<{ value: string }>(sql, [...values])
  return rows.map(({ value }) => value)
}
const sourceOf = async (name: string): Promise<string> =>
  (await texts(`SELECT prosrc AS value FROM pg_proc WHERE proname = '${name}'`)).join('\n')

const snake = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const sorted = (names: Iterable<string>): readonly string[] => [...new Set(names)].toSorted()
const found = (source: string, pattern: RegExp): readonly string[] =>
  [...source.matchAll(pattern)].map(([, name = '']) => name)

/** The place that defines the keys of each function that reads JSON. */
const held: Readonly<Record<string, string>> = {
  rank_creators: 'matchmaking.test.ts: matchRule',
  rule_number: 'matchmaking.test.ts: matchRule',
  search_creators: 'below: CreatorFilters',
  creator_search_conditions: 'below: CreatorFilters',
  words_of: 'below: CreatorFilters',
  browse_activations: 'below: BrowseFilters',
  browse_conditions: 'below: BrowseFilters',
  browse_words: 'below: BrowseFilters',
  eligible_creator_count: 'below: requirementForm',
  activation_eligible_creator_count: 'below: requirementForm',
  activation_requirement_costs: 'below: requirementForm',
  ledger_post: 'columns of ledger_transfer and ledger_entry; the only caller is moves/src/ledger.ts',
  emit_event: 'events.test.ts',
  emit_step: 'the columns of its trigger’s table; events.test.ts',
  emit_deadline: 'the columns of its trigger’s table; events.test.ts',
  refuse_entry: 'the columns of its trigger’s table',
  is_page_theme: 'constraints/: company_page_theme_known',
  invoice_tax: 'country and tax_id of company_billing; tax.test.ts',
  is_redaction: 'compares whole rows, and reads no key',
}

test('every database function that takes JSON is listed in this test, with the code that defines its JSON fields', async () => {
  const functions = await texts(
    `SELECT DISTINCT proname AS value FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace AND EXISTS (
        SELECT FROM unnest(proargtypes) WITH ORDINALITY AS argument (type, place)
         WHERE type IN ('json'::regtype, 'jsonb'::regtype) AND proargnames[place] IS DISTINCT FROM 'hasura_session')`,
  )
  expect(sorted(functions)).toEqual(sorted(Object.keys(held)))
})

describe('filters of the creator search', () => {
  const one = '00000000-0000-4000-8000-000000000001'
  const samples: CreatorFilters = {
    name: 'maya',
    sizes: ['nano'],
    languages: ['sv'],
    countries: ['SE'],
    platforms: ['twitch'],
    affiliations: ['twitch_partner'],
    games: [one],
    lists: [one],
    followers: { from: 1, to: 2 },
    viewers: { from: 1, to: 2 },
    views: { from: 1, to: 2 },
    eligible: true,
    uninvited: true,
  }
  const conditions = async (filters: object): Promise<string> => {
    const [text = ''] = await texts(
      `SELECT creator_search_conditions($1, activation, company_id) AS value FROM activation WHERE id = '${a.campaign}'`,
      [JSON.stringify(filters)],
    )
    return text
  }

  test('each filter reduces the results of the creator search', async () => {
    await client().query(given.campaign)
    const unfiltered = await conditions({})
    for (const [name, sample] of Object.entries(samples))
      expect(await conditions({ [name]: sample }), name).not.toBe(unfiltered)
    for (const edge of ['from', 'to'])
      expect(await conditions({ followers: { [edge]: 1 } }), edge).not.toBe(unfiltered)
  })

  test('the SQL of the creator search uses exactly the filters that are defined in the code', async () => {
    const source = (await sourceOf('creator_search_conditions')) + (await sourceOf('search_creators'))
    const read = [
      ...found(source, /filters ->>? '(\w+)'/g),
      ...found(source, /\('(\w+)', '\w+', '(?:from|to)'/g),
      ...found(source, /\(\d, '(\w+)', '\w+'\)/g),
    ]
    expect(sorted(read)).toEqual(sorted(Object.keys(samples)))
  })
})

describe('the filters of the list of open activations', () => {
  const samples: Required<BrowseFilters> = {
    words: 'ember',
    genres: ['Action'],
    tags: ['Launch'],
    platforms: ['twitch'],
    content: ['STREAM'],
    eligible: true,
    played: true,
  }
  const conditions = async (filters: object): Promise<string> => {
    const [text = ''] = await texts(`SELECT browse_conditions('QUEST', $1, 'it_fits') AS value`, [
      JSON.stringify(filters),
    ])
    return text
  }

  test('each filter reduces the list of open activations', async () => {
    const unfiltered = await conditions({})
    for (const [name, sample] of Object.entries(samples))
      expect(await conditions({ [name]: sample }), name).not.toBe(unfiltered)
  })

  test('the SQL of the list of open activations uses exactly the filters that are defined in the code', async () => {
    const source = (await sourceOf('browse_conditions')) + (await sourceOf('browse_activations'))
    const read = [
      ...found(source, /(?:filters|\$6) ->>? '(\w+)'/g),
      ...found(source, /browse_words\((?:filters|\$6), '+(\w+)'+\)/g),
    ]
    expect(sorted(read)).toEqual(sorted(Object.keys(samples)))
  })
})

describe('the requirements of an activation', () => {
  const columns = Object.keys(requirementForm.shape).map(snake)

  test('the form for requirements has a field for each column of the requirements', async () => {
    const kept = await texts(
      `SELECT attname AS value FROM pg_attribute WHERE attrelid = 'requirement'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    )
    const own = ['activation_id', 'company_id', 'updated_at', 'created_at']
    expect(sorted(kept.filter((name) => !own.includes(name)))).toEqual(sorted(columns))
  })

  test('each requirement has a count of excluded creators, and a name that people can read', async () => {
    const source = await sourceOf('activation_requirement_costs')
    expect(sorted(found(source, /\('(\w+)', ARRAY/g))).toEqual(sorted(Object.keys(requirementNames)))
    const read = found(source, /'(\w+)'/g).filter((name) => columns.includes(name))
    expect(sorted(read)).toEqual(sorted(columns))
  })
})

test('every creator size in the database also exists in the code', async () => {
  expect(sorted(await texts('SELECT value FROM size_tier'))).toEqual(sorted(sizeTiers))
})
