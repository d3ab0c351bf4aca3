import { expect, it } from 'vitest'
import { keyAccessForm } from './forms.ts'

const access = (promised: number | null) =>
  keyAccessForm.safeParse({
    waitlist: false,
    codesPerCreator: 1,
    reviewDays: 7,
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

it('the maximum of a key set is empty or at least one code', () => {
  expect(wrongWith(0)).toEqual([['keySets.0.promised', 'At least one code must be distributed.']])
  expect(access(1).success).toBe(true)
  expect(access(null).success).toBe(true)
})
