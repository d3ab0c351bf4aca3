import { Bone, LinesSkeleton } from '../components/Skeletons.tsx'
import { useSlowLoad } from '../lib/slowLoad.ts'
import classes from './PageSkeleton.module.css'

export const PageSkeleton = () => {
  useSlowLoad(true)
  return (
    <div className={classes.page}>
      <Bone width="14rem" height="1.75rem" />
      <LinesSkeleton lines={4} />
    </div>
  )
}
