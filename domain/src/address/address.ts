import { z } from 'zod'
import { errors } from '../errors.ts'
import { isEmail, optionalText, required } from '../fields.ts'

const line = (message: string) => required(message).max(200, errors['text-too-long'])

/** The province and the email address are optional (rules §5). */
export const addressForm = z.object({
  firstName: line('First name is required'),
  lastName: line('Last name is required'),
  streetName: line('Street name is required'),
  streetNumber: line('Street number is required'),
  zipCode: line('ZIP code is required'),
  city: line('City is required'),
  province: optionalText.refine((text) => text === undefined || text.length <= 200, errors['text-too-long']),
  country: required('Please select a country').regex(/^[A-Z]{2}$/, 'Please select a country'),
  email: optionalText.refine((text) => text === undefined || isEmail(text), errors['1012']),
})
