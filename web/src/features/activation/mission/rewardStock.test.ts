import type { MissionReward } from '@questboard/domain'
import { describe, expect, it } from 'vitest'
import { checkStock, codesFor } from './rewardStock.ts'

const items = [
  {
    id: 'game',
    stock: [
      { distribution_channel_id: 'steam', available: 2 },
      { distribution_channel_id: 'gog', available: 5 },
    ],
  },
]
const codes: MissionReward = {
  kind: 'code',
  name: '',
  description: '',
  imageUrl: '',
  message: '',
  agreed: false,
  numberOfItems: null,
  codeItemId: 'game',
  quantity: 3,
  distributionChannelIds: ['steam'],
}

describe('counting the codes for a reward', () => {
  it("`codesFor` counts the codes of the reward's item on its platforms", () => {
    const one = { ...codes, quantity: 1 }
    expect(codesFor(one, items)).toBe(2)
    expect(codesFor({ ...one, distributionChannelIds: ['steam', 'gog'] }, items)).toBe(7)
    expect(codesFor({ ...one, codeItemId: 'other' }, items)).toBe(0)
  })
  it('`codesFor` counts only complete sets of codes, each on one platform', () => {
    expect(codesFor(codes, items)).toBe(0)
    expect(codesFor({ ...codes, distributionChannelIds: ['steam', 'gog'] }, items)).toBe(3)
    expect(codesFor({ ...codes, quantity: 2, distributionChannelIds: ['steam', 'gog'] }, items)).toBe(6)
  })
  it('`checkStock` requires codes for at least one creator', () => {
    expect(Object.keys(checkStock([codes], items))).toEqual(['rewards.0.quantity'])
    expect(
      checkStock(
        [
          { ...codes, quantity: 2 },
          { ...codes, kind: 'custom' },
        ],
        items,
      ),
    ).toEqual({})
  })
})
