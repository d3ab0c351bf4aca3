import { VisuallyHidden } from '@mantine/core'
import { useNavigation } from 'react-router'
import { useStore } from '../../lib/store.ts'
import { titleStore } from '../../lib/title.ts'
import classes from './NavigationBar.module.css'

/** A thin line while the next screen loads, and the new screen's name for those who cannot see it change. */
export const NavigationBar = () => {
  const title = useStore(titleStore)
  const loading = useNavigation().state !== 'idle'
  return (
    <>
      <div className={classes.bar} data-loading={loading || undefined} aria-hidden />
      <VisuallyHidden role="status">{loading ? '' : title}</VisuallyHidden>
    </>
  )
}
