import { VisuallyHidden } from '@mantine/core'
import { useNavigation } from 'react-router'
import { useSlowLoad } from '../../lib/slowLoad.ts'
import { useStore } from '../../lib/store.ts'
import { titleStore } from '../../lib/title.ts'
import classes from './NavigationBar.module.css'
import { WaitNotice } from './WaitNotice.tsx'

/** Shows a thin line while the next screen loads, and announces the new screen's name to screen readers. */
export const NavigationBar = () => {
  const title = useStore(titleStore)
  const loading = useNavigation().state !== 'idle'
  useSlowLoad(loading)
  return (
    <>
      <div className={classes.bar} data-loading={loading || undefined} aria-hidden />
      <VisuallyHidden role="status">{loading ? '' : title}</VisuallyHidden>
      <WaitNotice />
    </>
  )
}
