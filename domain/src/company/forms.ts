import { z } from 'zod'
import { errors } from '../errors.ts'
import { email, plainName, website } from '../fields.ts'
import { isPlainName } from '../name/name.ts'
import { companyTypes } from './company.ts'

const thisField = 'This field is required'

/** spec §5: all required. */
export const companySettingsForm = z.object({
  companyName: plainName(thisField).max(100, errors['text-too-long']),
  companyType: z.enum(companyTypes, { error: thisField }),
  companyWebsite: website(thisField),
  companyEmail: email(thisField),
  billingEmail: email(thisField),
})

export const memberInvitationForm = z.object({
  email: email('Email is required'),
  title: z.string().trim().max(100, errors['text-too-long']).refine(isPlainName, errors['name-plain']),
  isOwner: z.boolean(),
})
