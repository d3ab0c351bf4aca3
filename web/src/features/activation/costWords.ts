import { formatCount } from '../../lib/format.ts'
import type { ToText } from '../../lib/text.ts'

/**
 * The effect of one requirement. Meeting one of several size requirements is enough, so creators can meet more than one
 * and the counts do not add up to the number of eligible creators.
 */
export const costWords = (t: ToText, creators: number): string =>
  creators >= 0
    ? t('excludes {count}', { count: formatCount(creators) })
    : t('{count} qualify only through this requirement', { count: formatCount(-creators) })
