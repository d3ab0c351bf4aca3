import { type ActivationKind, activationPath } from '@questboard/domain'
import { Bone } from '../../components/Skeletons.tsx'
import classes from './ActivationReading.module.css'
import { ShareLink } from './ShareLink.tsx'

/** Reserves the height of the head above the tabs, so that the content below does not move when the head appears. */
export const ActivationHeadSkeleton = ({ id, kind }: { id: string; kind: ActivationKind }) => (
  <div className={classes.head} aria-hidden>
    <Bone ratio="1920 / 640" />
    <p className={classes.kind}>
      <Bone width="8rem" height="1lh" />
    </p>
    <div className={classes.name}>
      <Bone width="min(100%, 16rem)" height="1lh" />
    </div>
    <p className={classes.company}>
      <Bone width="10rem" height="1lh" />
    </p>
    <div className={classes.share} data-placeholder>
      <ShareLink path={activationPath(kind, id)} />
    </div>
  </div>
)
