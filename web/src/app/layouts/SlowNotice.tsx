import { slowLoads } from '../../lib/slowLoad.ts'
import { useStore } from '../../lib/store.ts'
import { useText } from '../../lib/text.ts'
import classes from './SlowNotice.module.css'

/** One line for all that is slow on the screen. It stands there empty before: only so is what comes into it read aloud. */
export const SlowNotice = () => {
  const t = useText()
  const slow = useStore(slowLoads) > 0
  return (
    <div className={classes.place} role="status">
      {slow && <span className={classes.words}>{t('Still loading. This takes longer than usual.')}</span>}
    </div>
  )
}
