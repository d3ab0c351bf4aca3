import { z } from 'zod'
import { errors } from '../errors.ts'
import { isWebLink, optionalText, plainName, required } from '../fields.ts'
import { activationVisibilities } from './activation.ts'

export const activationName = plainName(errors['name-required']).max(120, errors['text-too-long'])

const moment = (missing: string) => z.iso.datetime({ offset: true, error: missing })

export const activationForm = z
  .object({
    name: activationName,
    description: z.string().max(20_000, errors['text-too-long']),
    visibility: z.enum(activationVisibilities),
    autoAccept: z.boolean(),
    startDate: moment('Please choose a start date').nullable(),
    endDate: moment('Please choose an end date').nullable(),
  })
  .refine(
    (form) => !form.startDate || !form.endDate || Date.parse(form.endDate) > Date.parse(form.startDate),
    {
      path: ['endDate'],
      error: errors['dates-order'],
    },
  )

/** spec §5: a sharable link needs a valid URL. */
export const sharableLinkForm = z.object({
  targetUrl: required(errors['link-invalid']).refine(isWebLink, errors['link-invalid']),
})

export const creatorKitForm = z.object({
  specialInstructions: z.string().max(20_000, errors['text-too-long']),
  assetUrl: optionalText,
  assetName: optionalText.refine(
    (name) => name === undefined || /\.(zip|rar)$/i.test(name),
    errors['archive-type'],
  ),
})

/** spec §2: campaign delete requires confirming a checkbox. */
export const deleteActivationForm = z.object({
  confirmed: z.literal(true, { error: 'Please confirm that you want to delete this' }),
})
