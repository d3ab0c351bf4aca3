import { useText } from '../lib/text.ts'
import { changeOf } from './change.ts'
import classes from './Delta.module.css'

type Props = {
  now: number
  before: number
  /** What it is compared with, in words: "against the 30 days before". */
  than: string
  /** More of it is neither good nor bad, as with money that is spent. */
  plain?: boolean
}

const arrows = { up: '↑', down: '↓', same: '' } as const

/** How a figure stands against the period before. A word and an arrow, not a colour alone. */
export const Delta = ({ now, before, than, plain }: Props) => {
  const t = useText()
  const { words, direction } = changeOf(t, now, before)
  return (
    <span className={classes.delta}>
      <span className={classes.change} data-direction={plain ? 'same' : direction}>
        {arrows[direction] && <span aria-hidden>{arrows[direction]} </span>}
        {words}
      </span>{' '}
      {t(than)}
    </span>
  )
}
