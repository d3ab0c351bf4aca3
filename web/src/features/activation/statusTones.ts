import type { ActivationStatus } from '@questboard/domain'
import type { Tone } from '../../components/StatusBadge.tsx'

export const statusTones: Readonly<Record<ActivationStatus, Tone>> = {
  draft: 'neutral',
  waiting_for_company_verification: 'warn',
  upcoming: 'info',
  active: 'good',
  unpublished: 'warn',
  ended: 'neutral',
  closed: 'neutral',
  past: 'neutral',
}
