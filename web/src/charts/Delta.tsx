import { useText } from '../lib/text.ts'
import { changeOf } from './change.ts'
import classes from './Delta.module.css'

type Props = {
  now: number
  /** The previous value. Null if there is no data of the previous period. */
  before: number | null
  /** The comparison in words, such as "against the 30 days before". */
  than: string
  /** True if an increase is neither good nor bad, such as money spent. */
  plain?: boolean
}

const arrows = { up: '↑', down: '↓', same: '' } as const

/** The change from the previous period. Uses text and an arrow, because color alone is not accessible. */
export const Delta = ({ now, before, than, plain }: Props) => {
  const t = useText()
  const { words, direction } = changeOf(t, now, before)
  return (
    <span className={classes.delta}>
      <span className={classes.change} data-direction={plain ? 'same' : direction}>
        {arrows[direction] && <span aria-hidden>{arrows[direction]} </span>}
        {words}
      </span>
      {before !== null && ` ${t(than)}`}
    </span>
  )
}
