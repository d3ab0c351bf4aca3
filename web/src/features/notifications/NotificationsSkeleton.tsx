import { Bone, Loading } from '../../components/Skeletons.tsx'
import classes from './NotificationList.module.css'

/** Placeholder rows (a picture and three lines each) below one date heading. */
export const NotificationsSkeleton = ({ rows = 6 }: { rows?: number }) => (
  <div aria-busy="true">
    <Loading />
    <Bone width="4rem" height="1.25rem" />
    {Array.from({ length: rows }, (_, index) => `row-${index}`).map((key) => (
      <div key={key} className={classes.bones}>
        <Bone width="2.5rem" height="2.5rem" />
        <span className={classes.lines}>
          <Bone width="80%" />
          <Bone width="60%" height="0.75rem" />
          <Bone width="30%" height="0.625rem" />
        </span>
      </div>
    ))}
  </div>
)
