import { Words } from '../lib/Words.tsx'
import classes from './StatusBadge.module.css'

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'neutral'

/** A status label with a colored dot. The color is only decoration, because the label's text has the same meaning. */
export const StatusBadge = ({ tone = 'neutral', children }: { tone?: Tone; children: string }) => (
  <span className={classes.badge} data-tone={tone}>
    <Words>{children}</Words>
  </span>
)
