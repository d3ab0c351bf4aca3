import { formatCount, formatPercent } from '../lib/format.ts'
import { useText } from '../lib/text.ts'
import classes from './ShareTable.module.css'

type Share = { readonly name: string; readonly count: number }

type Props = {
  label: string
  /** The heading of the names, such as "Country". */
  nameLabel: string
  /** The heading of the counts, such as "Clicks". */
  countLabel: string
  shares: readonly Share[]
}

/** The shares of a total as bars, in a table that screen readers read and that ends with the total. */
export const ShareTable = ({ label, nameLabel, countLabel, shares }: Props) => {
  const t = useText()
  const total = shares.reduce((sum, { count }) => sum + count, 0)
  const largest = Math.max(1, ...shares.map(({ count }) => count))
  return (
    <table className={classes.table}>
      <caption>{t(label)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(nameLabel)}</th>
          <th scope="col" className={classes.count}>
            {t(countLabel)}
          </th>
          <th scope="col" className={classes.count}>
            {t('Share')}
          </th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <span className={classes.bar} style={{ width: `${(count / largest) * 100}%` }} aria-hidden />
            </th>
            <td className={classes.count}>{formatCount(count)}</td>
            <td className={classes.count}>{formatPercent(total === 0 ? null : count / total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('Total')}</th>
          <td className={classes.count}>{formatCount(total)}</td>
          <td className={classes.count}>{formatPercent(total === 0 ? null : 1)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
