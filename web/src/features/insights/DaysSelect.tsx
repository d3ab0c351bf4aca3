import { Select } from '@mantine/core'
import { useText } from '../../lib/text.ts'
import { useInAddress } from '../../lib/useInAddress.ts'
import classes from './insights.module.css'

type Props = { days: number; choices: readonly number[] }

/** Selects the number of days. The number is part of the URL, like the rest of the table's view. */
export const DaysSelect = ({ days, choices }: Props) => {
  const t = useText()
  const [, choose] = useInAddress('days')
  return (
    <Select
      className={classes.days}
      aria-label={t('Period')}
      allowDeselect={false}
      data={choices.map((value) => ({
        value: String(value),
        label: t('{days, plural, one {Last day} other {Last # days}}', { days: value }),
      }))}
      value={String(days)}
      onChange={(value) => value && choose(value)}
    />
  )
}
