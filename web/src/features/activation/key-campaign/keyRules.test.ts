import { describe, expect, it } from 'vitest'
import { rulesOf, takenPlatforms, withRule } from './keyRules.ts'

const set = (codeItemId: string, distributionChannelId: string, promised: number | null = null) => ({
  codeItemId,
  distributionChannelId,
  promised,
})
const sets = [set('ember', 'steam'), set('ember', 'gog', 5), set('ember', 'egs'), set('demo', 'steam', 5)]
const rules = [
  { codeItemId: 'ember', quantity: null, distributionChannelIds: ['steam', 'egs'] },
  { codeItemId: 'ember', quantity: 5, distributionChannelIds: ['gog'] },
  { codeItemId: 'demo', quantity: 5, distributionChannelIds: ['steam'] },
]
const [first, second, last] = rules

describe('distribution rules of a key campaign', () => {
  it('key sets of one item that have the same number of codes form one distribution rule', () => {
    expect(rulesOf(sets)).toEqual(rules)
    expect(rulesOf([])).toEqual([])
  })

  it('a changed distribution rule keeps its place in the list, and a new rule comes last', () => {
    const wider = { codeItemId: 'ember', quantity: 9, distributionChannelIds: ['gog', 'switch_eu'] }
    expect(rulesOf(withRule(sets, second ?? null, wider))).toEqual([first, wider, last])
    const fresh = { codeItemId: 'demo', quantity: null, distributionChannelIds: ['gog'] }
    expect(rulesOf(withRule(sets, null, fresh))).toEqual([...rules, fresh])
  })

  it('removing a distribution rule does not change the other rules', () => {
    expect(rulesOf(withRule(sets, first ?? null, null))).toEqual([second, last])
  })

  it('a platform can be in only one distribution rule of the same item', () => {
    expect(takenPlatforms(sets, null, 'ember')).toEqual(new Set(['steam', 'egs', 'gog']))
    expect(takenPlatforms(sets, first ?? null, 'ember')).toEqual(new Set(['gog']))
    expect(takenPlatforms(sets, first ?? null, 'demo')).toEqual(new Set(['steam']))
  })
})
