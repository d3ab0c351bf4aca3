import { Words } from '../lib/Words.tsx'
import classes from './StatusBadge.module.css'

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'neutral'

/** A state in a word; the dot's colour only repeats what the word says. */
export const StatusBadge = ({ tone = 'neutral', children }: { tone?: Tone; children: string }) => (
  <span className={classes.badge} data-tone={tone}>
    <Words>{children}</Words>
  </span>
)
