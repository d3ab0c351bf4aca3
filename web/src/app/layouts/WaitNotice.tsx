import { awayStore } from '../../lib/reach.ts'
import { slowLoads } from '../../lib/slowLoad.ts'
import { useStore } from '../../lib/store.ts'
import { useText } from '../../lib/text.ts'
import classes from './WaitNotice.module.css'

const slow = 'Still loading. Loading is taking longer than usual.'
const away = 'Connection lost. Reconnecting… We keep what you typed.'

/**
 * One line for the whole screen: the server is unreachable or slow. The element is always in the page, because screen
 * readers announce only a change of its text.
 */
export const WaitNotice = () => {
  const t = useText()
  const isAway = useStore(awayStore)
  const isSlow = useStore(slowLoads) > 0
  const words = isAway ? away : isSlow ? slow : null
  return (
    <div className={classes.place} data-away={isAway || undefined} role="status">
      {words && <span className={classes.words}>{t(words)}</span>}
    </div>
  )
}
