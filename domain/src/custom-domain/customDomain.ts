import { z } from 'zod'
import { errors } from '../errors.ts'
import { required } from '../fields.ts'
import type { Transition } from '../transition.ts'

export const customDomainStatuses = ['not_verified', 'verified'] as const
export type CustomDomainStatus = (typeof customDomainStatuses)[number]

export const customDomainTransitions: readonly Transition<CustomDomainStatus>[] = [
  { from: 'not_verified', to: 'verified', event: 'customDomainVerified' },
  { from: 'verified', to: 'not_verified', event: 'customDomainLost' },
]

export const isDomain = (text: string): boolean =>
  text.length <= 253 && /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/.test(text)

export const customDomainForm = z.object({
  domain: required(errors['domain-invalid']).toLowerCase().refine(isDomain, errors['domain-invalid']),
})
