import { z } from 'zod'
import { errors } from '../errors.ts'
import { email, plainName, required, website } from '../fields.ts'
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

export const announcementForm = z.object({
  title: required('A title is required').max(200, errors['text-too-long']),
  body: required('A text is required').max(20_000, errors['text-too-long']),
})

export const noteForm = z.object({
  body: required(errors['note-empty']).max(10_000, errors['text-too-long']),
})

export const creatorListForm = z.object({
  name: required(errors['name-required']).max(100, errors['text-too-long']),
})

export const addToListForm = z.object({ listId: z.uuid('Please select a list') })

export const savedFilterForm = z.object({
  name: required('Please enter a name').max(100, errors['text-too-long']),
})
