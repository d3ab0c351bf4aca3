import { expect, it } from 'vitest'
import { keyAccessForm } from './forms.ts'

const access = (promised: number | null) =>
  keyAccessForm.safeParse({
    waitlist: false,
    codesPerCreator: 1,
    keySets: [{ codeItemId: 'ember', distributionChannelId: 'steam', promised }],
    acceptsByRules: false,
    sizeTiers: [],
    minimumCompletion: null,
    acceptsNewcomers: true,
    countries: [],
    continents: [],
    dailyCap: null,
    vipIds: [],
    sharableUrl: '',
  })

const wrongWith = (promised: number | null) =>
  access(promised).error?.issues.map(({ path, message }) => [path.join('.'), message])

it('a key set has a maximum of at least one code, or no maximum', () => {
  expect(wrongWith(0)).toEqual([['keySets.0.promised', 'At least one code must be distributed.']])
  expect(access(1).success).toBe(true)
  expect(access(null).success).toBe(true)
})
