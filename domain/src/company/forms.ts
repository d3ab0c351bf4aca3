import { z } from 'zod'
import { errors } from '../errors.ts'
import { email, optionalText, plainName, required, website } from '../fields.ts'
import { isPlainName } from '../name/name.ts'
import { companyTypes } from './company.ts'

const thisField = 'This field is required'

/** Every field is required (rules §5). */
export const companySettingsForm = z.object({
  companyName: plainName(thisField).max(100, errors['text-too-long']),
  companyType: z.enum(companyTypes, { error: thisField }),
  companyWebsite: website(thisField),
  companyEmail: email(thisField),
  billingEmail: email(thisField),
})

const line = (longest: number) => required(thisField).max(longest, errors['text-too-long'])
const optionalLine = (longest: number) =>
  optionalText.refine((text) => text === undefined || text.length <= longest, errors['text-too-long'])

/** The billing details for invoices (`company_billing`). Publishing a Quest requires them (rules §6). */
export const companyBillingForm = z.object({
  legalName: line(200),
  taxId: optionalText.refine(
    (text) => text === undefined || /^[A-Za-z0-9][A-Za-z0-9 ./-]{3,29}$/.test(text),
    errors['billing-tax-id'],
  ),
  streetName: line(200),
  streetNumber: line(20),
  zipCode: line(20),
  city: line(100),
  province: optionalLine(100),
  country: required('Please select a country').regex(/^[A-Z]{2}$/, 'Please select a country'),
})

export const memberInvitationForm = z.object({
  email: email('Email is required'),
  title: z.string().trim().max(100, errors['text-too-long']).refine(isPlainName, errors['name-plain']),
  isOwner: z.boolean(),
})

export const creatorListForm = z.object({
  name: required(errors['name-required']).max(100, errors['text-too-long']),
})

/** rules §5: title and text are required. */
export const announcementForm = z.object({
  title: required('Title is required').max(200, errors['text-too-long']),
  body: required('Text is required').max(20_000, errors['text-too-long']),
})
