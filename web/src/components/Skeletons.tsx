import { VisuallyHidden } from '@mantine/core'
import { useText } from '../lib/text.ts'
import classes from './Skeletons.module.css'

type BoneProps = { width?: string; height?: string; ratio?: string }

/** One grey bar; `width` and `height` are CSS lengths that match what will stand there, `ratio` is a picture's. */
export const Bone = ({ width = '100%', height = '0.875rem', ratio }: BoneProps) => (
  <span className={classes.bone} style={ratio ? { width, aspectRatio: ratio } : { width, height }} />
)

/** What is read aloud meanwhile. */
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

/** A page with a picture across its head, and what is told below it. */
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

/** Panels one below the other, each as high as what will stand there. */
export const PanelsSkeleton = ({ heights }: { heights: readonly string[] }) => (
  <div className={classes.panels} aria-busy="true">
    <Loading />
    {heights.map((height, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a bone is nothing but its place.
      <Bone key={index} height={height} />
    ))}
  </div>
)
