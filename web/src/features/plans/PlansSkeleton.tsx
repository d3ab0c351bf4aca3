import { Bone, Loading } from '../../components/Skeletons.tsx'
import classes from './PlansPage.module.css'

export const PlansSkeleton = ({ withStanding }: { withStanding: boolean }) => (
  <div className={classes.page} aria-busy="true">
    <Loading />
    {withStanding && <Bone height="4.375rem" />}
    <div className={classes.plans}>
      {['one', 'two', 'three'].map((key) => (
        <Bone key={key} height="24rem" />
      ))}
    </div>
  </div>
)
