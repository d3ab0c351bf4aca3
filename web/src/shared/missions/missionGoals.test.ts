import { metricTypes } from '@questboard/domain'
import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import type { ToText } from '../../lib/text.ts'
import { criterionSentence } from './missionGoals.ts'

const intl = createIntl({ locale: 'en', onError: () => undefined })
const t: ToText = (key, values) => intl.formatMessage({ id: key, defaultMessage: key }, values)

it('every criterion of a mission is one sentence with its number', () => {
  const sentences = metricTypes.map((metric) =>
    criterionSentence(t, { metric, target: 1200, custom_completion: metric === 'CUSTOM' ? 'URL' : null }),
  )
  expect(sentences).toEqual([
    'Get 1,200 clicks on a personal link',
    'Send a link, which the company reviews',
    'Stream for 1,200 minutes',
    'Reach 1,200 average concurrent viewers on streams',
    'Reach 1,200 hours watched on streams',
    'Get 1,200 average views per video or short',
    'Get 1,200 views on videos and shorts',
  ])
})
