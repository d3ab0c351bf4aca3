import { VisuallyHidden } from '@mantine/core'
import { useNavigation } from 'react-router'
import classes from './NavigationBar.module.css'

/** A thin line while the next screen loads, and the new screen's name for those who cannot see it change. */
export const NavigationBar = ({ title }: { title: string }) => {
  const loading = useNavigation().state !== 'idle'
  return (
    <>
      <div className={classes.bar} data-loading={loading || undefined} aria-hidden />
      <VisuallyHidden role="status">{loading ? '' : title}</VisuallyHidden>
    </>
  )
}
