import { expect, it } from 'vitest'
import { makeFragmentData } from '../../lib/fragments.ts'
import { begunFirst, foundOfCompany, foundOfCreator } from './foundOwn.ts'
import { PaletteCreator_CreatorFragmentDoc } from './generated/useSearch.ts'

const creator = (id: string, display_name: string) =>
  makeFragmentData({ id, profile: { id, display_name } }, PaletteCreator_CreatorFragmentDoc)
const nothing = {
  activation: [],
  quest_run: [],
  mission_run: [],
  key_campaign_participant: [],
  program_membership: [],
  creator_list: [],
}

it('the command palette shows names that start with the query before names that only contain it', () => {
  const named = (label: string) => ({ to: `/${label}`, label, kind: 'Game' })
  const found = begunFirst('ember', [named('Play Ember Hollow'), named('Ember Hollow')])
  expect(found.map(({ label }) => label)).toEqual(['Ember Hollow', 'Play Ember Hollow'])
})

it('the command palette lists a creator once per kind of activation, and links to the quest log or table row', () => {
  const found = foundOfCompany({
    ...nothing,
    quest_run: [
      { id: 'r1', quest_id: 'q', creator: creator('a', 'Ann & Co') },
      { id: 'r2', quest_id: 'q', creator: creator('a', 'Ann & Co') },
    ],
    mission_run: [{ id: 'm', status: 'review', creator: creator('a', 'Ann & Co') }],
    program_membership: [
      {
        id: 'p',
        status: 'pending',
        creator: makeFragmentData({ id: 'b', profile: null }, PaletteCreator_CreatorFragmentDoc),
      },
    ],
  })
  expect(found.map(({ to }) => to)).toEqual([
    '/campaigns/quests/q/r1',
    '/company/creator-management/missions/review?q=Ann+%26+Co',
  ])
})

it("the command palette shows each of a creator's deals once, and then open activations without a deal", () => {
  const deal = { id: 'd', quest_run_id: null, activation: { id: 'a', kind: 'KEY' as const, name: 'Play it' } }
  const open = { id: 'b', kind: 'MISSION' as const, name: 'Play it on' }
  const found = foundOfCreator({ deal: [deal], activation: [deal.activation, open] })
  expect(found.map(({ kind, to }) => [kind, to])).toEqual([
    ['Deal', '/campaigns/a'],
    ['Mission', '/missions/b'],
  ])
})
