import type { MatchInsight } from '@questboard/domain'
import type { Tone } from '../../../components/StatusBadge.tsx'

export const matchTones: Readonly<Record<MatchInsight, Tone>> = {
  EXCELLENT: 'good',
  GREAT: 'good',
  GOOD: 'info',
  AVERAGE: 'neutral',
  POOR: 'warn',
}
