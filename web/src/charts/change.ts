import { shareInWords } from '@questboard/domain'
import type { ToText } from '../lib/text.ts'

export type Change = { readonly words: string; readonly direction: 'up' | 'down' | 'same' }

/** Above this ratio, a percentage is less clear than the two numbers. */
const most = 9.99

/**
 * The change from the previous period: a percentage, or words if it is too large. Shows no change if the previous
 * period has no data (null), because we may not have collected any yet.
 */
export const changeOf = (t: ToText, now: number, before: number | null): Change => {
  if (before === null) return { words: t('No earlier data'), direction: 'same' }
  if (now === before) return { words: t('No change'), direction: 'same' }
  const direction = now > before ? 'up' : 'down'
  if (before === 0) return { words: t('Up from 0'), direction }
  const share = Math.abs(now - before) / before
  if (share < 0.005) return { words: t('No change'), direction: 'same' }
  if (share > most) return { words: t('More than 10×'), direction }
  const words = shareInWords(share)
  return { words: direction === 'up' ? `+${words}` : `−${words}`, direction }
}
