import { z } from 'zod'
import { companyTypes } from '../company/company.ts'
import { errors } from '../errors.ts'
import { email, isWebLink, optionalText, plainName, required, webLink, website } from '../fields.ts'
import { isDisplayName, isPassword, isUsername } from './account.ts'

const terms = z.literal(true, { error: 'Please agree to the terms and the privacy policy' })

export const username = required('Username is required').refine(isUsername, errors['1011'])
export const displayName = plainName('Display name is required').refine(isDisplayName, errors['1016'])
/** Passwords are not trimmed. */
export const newPassword = z
  .string({ error: 'New password is required' })
  .min(1, 'New password is required')
  .refine(isPassword, errors['1003'])
const typedPassword = (message: string) => z.string({ error: message }).min(1, message)

export const loginForm = z.object({
  username: required('Please enter your username'),
  password: typedPassword('Please enter your password'),
})

export const registerCreatorForm = z.object({
  username,
  email: email('Email is required'),
  password: typedPassword('Password is required').refine(isPassword, errors['1003']),
  terms,
})

export const registerCompanyForm = registerCreatorForm.extend({
  companyName: plainName('Company name is required').max(100, errors['text-too-long']),
  companyType: z.enum(companyTypes, { error: 'Company type is required' }),
  companyWebsite: website('Company website is required'),
})

export const joinCompanyForm = registerCreatorForm
  .omit({ email: true })
  .extend({ token: required('Token is required') })

export const resetPasswordForm = z.object({ email: email('Email is required') })

export const newPasswordForm = z
  .object({ password: newPassword, confirm: typedPassword('Please confirm the new password') })
  .refine((form) => form.password === form.confirm, { path: ['confirm'], error: 'Passwords do not match' })

export const deleteAccountForm = z.object({ currentPassword: typedPassword('Current password is required') })

const currentPassword = typedPassword(
  'You must provide your current password in order to be able to save the changes',
)

/** These settings require the current password, so that a stolen session can't change them. */
export const credentialsForm = z.object({
  username,
  email: email('Email is required'),
  currentPassword,
})

export const changePasswordForm = z.object({ newPassword, currentPassword })

export const countryChoice = required('Please select a country').regex(
  /^[A-Z]{2}$/,
  'Please select a country',
)
export const languageChoice = required('Please select a language').regex(
  /^[a-z]{2,3}$/,
  'Please select a language',
)

export const personalInfoForm = z.object({
  displayName,
  country: countryChoice,
  language: languageChoice,
  description: z.string().trim().max(2000, errors['text-too-long']),
})

export const linkKinds = ['discord', 'facebook', 'instagram', 'extra'] as const

const optionalLink = optionalText.refine((url) => url === undefined || isWebLink(url), errors['link-invalid'])

export const additionalLinksForm = z.object({
  discord: optionalLink,
  facebook: optionalLink,
  instagram: optionalLink,
  extra: optionalLink,
})

export const rssFeedForm = z.object({
  url: webLink('URL is required'),
  authorized: z.literal(true, { error: errors['rss-unauthorized'] }),
})
