import { formatDay, formatShort, formatShortDay } from '../../lib/format.ts'
import { type ToText, useText } from '../../lib/text.ts'
import classes from './ViewsChart.module.css'
import { type Bar, kinds } from './viewsByDay.ts'

type Kind = (typeof kinds)[number]

const sumOf = (bars: readonly Bar[], name: Kind) => bars.reduce((total, bar) => total + bar[name], 0)
const totalOf = (bar: Bar) => kinds.reduce((total, name) => total + bar[name], 0)

/** In words, for who does not see the bars. */
const inWords = (t: ToText, bars: readonly Bar[]): string =>
  t('Views since {day}: {figures}', {
    day: formatDay(bars[0]?.from),
    figures: kinds.map((name) => `${t(name)} ${formatShort(sumOf(bars, name))}`).join(', '),
  })

const barWords = (t: ToText, bar: Bar): string =>
  [
    formatShortDay(bar.from),
    ...kinds.filter((name) => bar[name] > 0).map((name) => `${t(name)} ${formatShort(bar[name])}`),
  ].join('\n')

/**
 * Views in stacked bars. Drawn with boxes: a chart library would weigh more than the rest of the page. Only the period's
 * ends and the highest bar are labelled; each bar says its figures under the pointer, all of them are said in words.
 */
export const ViewsChart = ({ bars }: { bars: readonly Bar[] }) => {
  const t = useText()
  const highest = Math.max(1, ...bars.map(totalOf))
  return (
    <figure className={classes.chart}>
      <div role="img" aria-label={inWords(t, bars)}>
        <div className={classes.top}>{t('{count} views', { count: formatShort(highest) })}</div>
        <div className={classes.bars}>
          {bars.map((bar) => (
            <div key={bar.from} className={classes.slot} title={barWords(t, bar)}>
              {kinds.map((name) => (
                <div
                  key={name}
                  className={classes.part}
                  data-kind={name}
                  style={{ height: `${(bar[name] / highest) * 100}%` }}
                />
              ))}
            </div>
          ))}
        </div>
        <div className={classes.ends}>
          <span>{formatShortDay(bars[0]?.from)}</span>
          <span>{t('Today')}</span>
        </div>
      </div>
      <figcaption className={classes.legend}>
        {kinds.map((name) => (
          <span key={name} className={classes.name} data-kind={name}>
            {t(name)} <span className="qb-figures">{formatShort(sumOf(bars, name))}</span>
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
