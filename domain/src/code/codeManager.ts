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
  // What was typed before another platform was chosen names nothing.
  .transform((form) => (form.distributionChannelId === 'other' ? form : { ...form, platformName: undefined }))

/** Lines of one sort: how many, and the first of them by number. */
const noted = z.object({ count: z.int(), lines: z.array(z.int()) })

/** What is in an upload, as it is looked over before it is added. */
export const importPreview = z.object({
  importId: z.guid(),
  lines: z.int(),
  fresh: z.int(),
  /** A line above has the same code. */
  repeated: noted,
  /** The company has this code already: in which of its items is no matter. */
  known: noted,
  /** Not the form of the store's codes. */
  odd: noted,
})
export type ImportPreview = z.output<typeof importPreview>

const several = <Item extends z.ZodType<string, string>>(item: Item) =>
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(item))
    .optional()

/** Whole days in Stockholm, from one to another; either may be left open. */
const days = z
  .string()
  .regex(/^(\d{4}-\d\d-\d\d)?\.\.(\d{4}-\d\d-\d\d)?$/)
  .transform((text) => {
    const [from = '', to = ''] = text.split('..')
    return { from: from || null, to: to || null }
  })
  .optional()

/** Which codes an owner takes out: all of the company, or what its table is narrowed to, by the names of the table's filters. */
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

/** rules §5: game, name and item name are required. */
export const codeItemForm = z.object({
  gameId: z.guid('Please select a game'),
  type: z.enum(codeItemTypes),
  name: name('Please enter a name'),
  itemName: name('Please enter the name of the item'),
})

/** A batch that leaked is taken back; the reason is read by who had a code of it. */
export const revokeForm = z.object({
  batchId: z.guid(),
  reason: required('Please say why').max(500, errors['text-too-long']),
})

export const handOutForm = z.object({
  itemId: z.guid('Please select an item'),
  distributionChannelId: required('Please select a platform'),
  creatorId: z.guid('Please select a creator'),
})
