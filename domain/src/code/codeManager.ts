import { z } from 'zod'
import { errors } from '../errors.ts'
import { optionalText, required } from '../fields.ts'
import { codeItemTypes, codeStatuses } from './code.ts'

export const importForm = z
  .object({
    itemId: z.guid('Please select an item'),
    distributionChannelId: required('Please select a platform'),
    platformName: optionalText,
    note: optionalText.refine((note) => (note ?? '').length <= 500, errors['text-too-long']),
  })
  .refine((form) => form.distributionChannelId !== 'other' || form.platformName !== undefined, {
    path: ['platformName'],
    error: errors['code-platform-name'],
  })
  // The company entered a name for its own platform and then chose another platform, so the name is dropped.
  .transform((form) => (form.distributionChannelId === 'other' ? form : { ...form, platformName: undefined }))

/** The number of lines that have the same problem, and their line numbers in the upload. */
const noted = z.object({ count: z.int(), lines: z.array(z.int()) })

/** The preview of an upload before its codes are added. */
export const importPreview = z.object({
  importId: z.guid(),
  lines: z.int(),
  fresh: z.int(),
  /** The lines that repeat an earlier line. */
  repeated: noted,
  /** Codes that the company already has in any of its items. */
  known: noted,
  /** Codes that don't match the store's format. */
  odd: noted,
})
export type ImportPreview = z.output<typeof importPreview>

const several = <Item extends z.ZodType<string, string>>(item: Item) =>
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(item))
    .optional()

/** The period in whole days of Stockholm time. Start and end are optional. */
const days = z
  .string()
  .regex(/^(\d{4}-\d\d-\d\d)?\.\.(\d{4}-\d\d-\d\d)?$/)
  .transform((text) => {
    const [from = '', to = ''] = text.split('..')
    return { from: from || null, to: to || null }
  })
  .optional()

/** The codes in an export: all codes of the company, or those that match the table's filters. */
export const exportForm = z.object({
  q: z.string().trim().max(200).optional(),
  batchId: z.guid().optional(),
  item: several(z.guid()),
  platform: several(z.string().min(1)),
  status: several(z.enum(codeStatuses)),
  revoked: several(z.enum(['yes', 'no'])),
  added: days,
  claimed: days,
})

const name = (missing: string) => required(missing).max(100, errors['text-too-long'])

/** Game, name and item name are required (rules §5). */
export const codeItemForm = z.object({
  gameId: z.guid('Please select a game'),
  type: z.enum(codeItemTypes),
  name: name('Please enter a name'),
  itemName: name('Please enter an item name'),
})

const revokeReason = required('Please give a reason').max(500, errors['text-too-long'])

/** The maximum number of holders that a company can leave out of the replacements for a batch. */
const mostLeftOut = 200

/** The form that revokes a batch. Creators who hold its codes see the reason. */
export const revokeForm = z.object({
  batchId: z.guid(),
  reason: revokeReason,
  /** The holders who do not get a replacement code. */
  leftOut: z.array(z.guid()).max(mostLeftOut, `Please select up to ${mostLeftOut} creators`).nullish(),
})

/** The form that revokes one code. The creator who holds the code sees the reason. */
export const revokeCodeForm = z.object({ codeId: z.guid(), reason: revokeReason, isReplaced: z.boolean() })

export const handOutForm = z.object({
  itemId: z.guid('Please select an item'),
  distributionChannelId: required('Please select a platform'),
  creatorId: z.guid('Please select a creator'),
})
