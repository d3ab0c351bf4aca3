import { NumberInput } from '@mantine/core'
import { reviewDaysRange } from '@questboard/domain'
import type { ComponentProps } from 'react'
import { useText } from '../../lib/text.ts'

/** The company's choice of its review time for a mission or a key campaign. */
export const ReviewDaysField = (props: ComponentProps<typeof NumberInput>) => {
  const t = useText()
  return (
    <NumberInput
      label={t('Review time in days')}
      description={t('Creators see before they join how quickly you plan to review their content.')}
      min={reviewDaysRange.least}
      max={reviewDaysRange.most}
      allowDecimal={false}
      maw={320}
      {...props}
    />
  )
}
