import { describe, expect, test } from 'vitest'
import type { ZodType } from 'zod'
import { addressForm } from '../address/address.ts'
import { importForm } from '../code/codeManager.ts'
import { companySettingsForm } from '../company/forms.ts'
import {
  additionalLinksForm,
  changePasswordForm,
  credentialsForm,
  deleteAccountForm,
  loginForm,
  newPasswordForm,
  personalInfoForm,
  registerCompanyForm,
  registerCreatorForm,
  resetPasswordForm,
  rssFeedForm,
} from './forms.ts'

function messages(form: ZodType, input: unknown): Readonly<Record<string, string>> {
  const result = form.safeParse(input)
  const found: Record<string, string> = {}
  for (const issue of result.error?.issues ?? []) found[issue.path.join('.')] ??= issue.message
  return found
}

const id = '6b6c0a3e-1f0c-4c43-9a43-0b8f1ad0a001'

describe('forms show the exact error messages of rules §5', () => {
  test('the login form requires a username and a password', () => {
    expect(messages(loginForm, { username: ' ', password: '' })).toEqual({
      username: 'Please enter your username',
      password: 'Please enter your password',
    })
  })

  test('the registration form requires all fields and the agreement', () => {
    expect(messages(registerCreatorForm, {})).toMatchObject({
      username: 'Username is required',
      email: 'Email is required',
      password: 'Password is required',
    })
    const company = messages(registerCompanyForm, {
      username: 'studio',
      email: 'a@b.example',
      password: 'abcdefg1',
      terms: false,
    })
    expect(Object.keys(company).sort()).toEqual(['companyName', 'companyType', 'companyWebsite', 'terms'])
  })

  test('password forms check length and confirmation', () => {
    expect(messages(resetPasswordForm, { email: '' })).toEqual({ email: 'Email is required' })
    expect(messages(newPasswordForm, { password: 'abcdefg1', confirm: 'abcdefg2' })).toEqual({
      confirm: 'Passwords do not match',
    })
    expect(messages(changePasswordForm, { newPassword: '', currentPassword: '' })).toEqual({
      newPassword: 'New password is required',
      currentPassword: 'You must provide your current password in order to be able to save the changes',
    })
    expect(messages(deleteAccountForm, {})).toEqual({ currentPassword: 'Current password is required' })
  })

  test('the settings forms require the names, the email address and the current password', () => {
    expect(messages(credentialsForm, { username: '', email: '', currentPassword: 'x' })).toEqual({
      username: 'Username is required',
      email: 'Email is required',
    })
    expect(
      messages(personalInfoForm, { displayName: '', country: '', language: '', description: '' }),
    ).toEqual({
      displayName: 'Display name is required',
      country: 'Please select a country',
      language: 'Please select a language',
    })
    expect(
      messages(companySettingsForm, {
        companyName: '',
        companyWebsite: '',
        companyEmail: '',
        billingEmail: '',
      }),
    ).toEqual({
      companyName: 'This field is required',
      companyType: 'This field is required',
      companyWebsite: 'This field is required',
      companyEmail: 'This field is required',
      billingEmail: 'This field is required',
    })
  })

  test('the form for a postal address requires all fields except province and email', () => {
    expect(Object.keys(messages(addressForm, {})).sort()).toEqual(
      ['city', 'country', 'firstName', 'lastName', 'streetName', 'streetNumber', 'zipCode'].sort(),
    )
    const address = {
      firstName: 'Ada',
      lastName: 'Berg',
      streetName: 'Storgatan',
      streetNumber: '1',
      zipCode: '111 22',
      city: 'Stockholm',
      country: 'SE',
      province: ' ',
      email: '',
    }
    expect(addressForm.parse(address)).toMatchObject({ province: undefined, email: undefined })
  })

  test('the forms for links and RSS feeds need a URL, and the form for feeds also a permission to share', () => {
    expect(messages(additionalLinksForm, { discord: 'javascript:alert(1)', extra: '' })).toEqual({
      discord: 'Please enter a link that starts with http:// or https://',
    })
    expect(messages(rssFeedForm, { url: 'https://a.example/rss', authorized: false })).toEqual({
      authorized: 'You must be authorized to share this feed',
    })
  })

  test('the form for codes needs the name of the platform if "Other" is chosen', () => {
    const form = { itemId: id, distributionChannelId: 'other' }
    expect(messages(importForm, form)).toEqual({ platformName: 'A name is required.' })
    expect(messages(importForm, { ...form, platformName: 'Humble' })).toEqual({})
  })

  test('the name of another platform is dropped unless "Other" is chosen', () => {
    const named = { itemId: id, platformName: 'Humble', distributionChannelId: 'other' }
    expect(importForm.parse(named)).toMatchObject({ platformName: 'Humble' })
    expect(importForm.parse({ ...named, distributionChannelId: 'steam' }).platformName).toBeUndefined()
  })
})
