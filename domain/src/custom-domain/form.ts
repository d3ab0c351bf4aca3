import { z } from 'zod'
import { errors } from '../errors.ts'
import { required } from '../fields.ts'
import { isDomain } from './customDomain.ts'

export const customDomainForm = z.object({
  domain: required(errors['domain-invalid']).toLowerCase().refine(isDomain, errors['domain-invalid']),
})
