import { z } from 'zod'
import { errors } from '../errors.ts'
import { isPublicLink, plainName } from '../fields.ts'
import { activationVisibilities, publishProblems } from './activation.ts'

/** An ISO date and time. An empty text means that no time was chosen yet. */
export const isMoment = (text: string): boolean => text !== '' && !Number.isNaN(Date.parse(text))
export const moment = z.string()
export const requiredMoment = (message: string) => moment.refine(isMoment, message)

type Dates = { readonly startDate: string; readonly endDate: string }

export const wrongDates = ({ startDate, endDate }: Dates) =>
  isMoment(startDate) && isMoment(endDate) && Date.parse(endDate) <= Date.parse(startDate)
    ? [{ field: 'endDate', message: errors['dates-order'] } as const]
    : []

export const longText = (longest: number) => z.string().trim().max(longest, errors['text-too-long'])

/** A text in a list must not be empty. */
export const listText = (longest: number) =>
  z.string().trim().min(1, 'Please fill in this line or remove it').max(longest, errors['text-too-long'])

/** True for a picture that was uploaded here or comes from a store. */
const isPicture = (text: string): boolean => /^\/[^/\\]/.test(text) || isPublicLink(text)

/** Fields of every activation (rules §3, §5). */
export const activationBasics = {
  name: plainName(publishProblems.name).max(120, errors['text-too-long']),
  gameId: z.string().nullable(),
  description: longText(10_000),
  visibility: z.enum(activationVisibilities),
  heroUrl: z.string(),
  thumbnailUrl: z.string(),
  posterUrl: z.string(),
}

const kitMediaKinds = ['kit_image', 'kit_video', 'kit_link'] as const
type KitMediaKind = (typeof kitMediaKinds)[number]

export const isKitMediaKind = (kind: string): kind is KitMediaKind =>
  kitMediaKinds.some((known) => known === kind)

/** The fields of a creator kit, which is the codes, pictures and instructions that creators get (rules §3). */
export const creatorKitFields = {
  codeItemIds: z.array(z.string()),
  specialInstructions: longText(5000),
  media: z
    .array(
      z
        .object({
          kind: z.enum(kitMediaKinds),
          url: z.string().trim(),
          title: z.string().trim().max(200, errors['text-too-long']),
        })
        .refine(({ kind, url }) => (kind === 'kit_image' ? isPicture(url) : isPublicLink(url)), {
          path: ['url'],
          error: errors['link-not-public'],
        }),
    )
    .max(50, 'A creator kit can have up to 50 images, videos and links'),
  asset: z.object({ url: z.string(), name: z.string(), bytes: z.number() }).nullable(),
}
