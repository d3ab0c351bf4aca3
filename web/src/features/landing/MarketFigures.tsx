import { formatCents, formatCount } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import classes from './MarketFigures.module.css'
import { known, type Market } from './useMarket.ts'

/** Rounds down to whole dollars, because cents do not matter for numbers of this size. */
const roundDown = (cents: number | null | undefined) => cents && Math.floor(cents / 100) * 100

/** Shows the size of the market. Reserves space for the numbers, even if they fail to load. */
export const MarketFigures = ({ market }: { market: Market }) => {
  const t = useText()
  const [figures] = known(market)?.market_figure ?? []
  const rows = [
    ['Creators', formatCount(figures?.creators)],
    ['Companies', formatCount(figures?.companies)],
    ['Open to creators now', formatCount(figures?.open_activations)],
    ['Paid out to creators so far', formatCents(roundDown(figures?.paid_out_cents))],
  ] as const
  return (
    <dl className={classes.figures} aria-label={t('The market in numbers')} aria-busy={market === 'loading'}>
      {rows.map(([label, value]) => (
        <div key={label} className={classes.figure}>
          <dt>{t(label)}</dt>
          <dd data-waits={!figures || undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
