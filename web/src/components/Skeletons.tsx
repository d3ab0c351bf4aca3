import { VisuallyHidden } from '@mantine/core'
import { useText } from '../lib/text.ts'
import classes from './Skeletons.module.css'

type BoneProps = { width?: string; height?: string; ratio?: string }

/** A gray placeholder bar. `width` and `height` are CSS lengths that match the content. `ratio` is for pictures. */
export const Bone = ({ width = '100%', height = '0.875rem', ratio }: BoneProps) => (
  <span className={classes.bone} style={ratio ? { width, aspectRatio: ratio } : { width, height }} />
)

export const Loading = () => <VisuallyHidden>{useText()('Loading')}</VisuallyHidden>

export const LinesSkeleton = ({ lines = 3 }: { lines?: number }) => (
  <div className={classes.stack} aria-busy="true">
    <Loading />
    {Array.from({ length: lines }, (_, index) => `line-${index}`).map((key, index) => (
      <Bone key={key} width={index === lines - 1 ? '60%' : '100%'} />
    ))}
  </div>
)

export const FormSkeleton = ({ fields = 4 }: { fields?: number }) => (
  <div className={classes.stack} aria-busy="true">
    <Loading />
    {Array.from({ length: fields }, (_, index) => `field-${index}`).map((key) => (
      <div key={key} className={classes.field}>
        <Bone width="7rem" height="0.75rem" />
        <Bone height="2.25rem" />
      </div>
    ))}
  </div>
)

export const HeroSkeleton = () => (
  <div className={classes.stack} aria-busy="true">
    <Loading />
    <Bone height="clamp(11rem, 24vw, 18rem)" />
    <Bone width="16rem" height="2.25rem" />
    <Bone />
    <Bone />
    <Bone width="60%" />
  </div>
)

/** Placeholders for a stack of panels, one for each of the given heights. */
export const PanelsSkeleton = ({ heights }: { heights: readonly string[] }) => (
  <div className={classes.panels} aria-busy="true">
    <Loading />
    {heights.map((height, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a bone is nothing but its place.
      <Bone key={index} height={height} />
    ))}
  </div>
)
