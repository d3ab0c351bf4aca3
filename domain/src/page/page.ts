import { z } from 'zod'
import { errors } from '../errors.ts'
import { required } from '../fields.ts'
import { allowed, type Result, refused } from '../result.ts'

/** The limit comes from rules §9. */
export const mostCreatorPages = 6

export const pageFonts = {
  Lato: 'Lato',
  Source_Code_Pro: 'Source Code Pro',
  Comfortaa: 'Comfortaa',
  Josefin_Slab: 'Josefin Slab',
  Josefin_Sans: 'Josefin Sans',
  Roboto_Mono: 'Roboto Mono',
} as const
export type PageFont = keyof typeof pageFonts

/** The accent colors of a page's theme. Must match the list in SQL. */
export const pageAccents = ['#7c5cff', '#2f9bff', '#1fa66a', '#d97706', '#e0526e', '#5b6b82'] as const

export const pageBlockKinds = [
  'hero',
  'text',
  'channels',
  'video',
  'videos',
  'streams',
  'games',
  'links',
  'feed',
  'image',
  'activations',
  'announcements',
] as const
export type PageBlockKind = (typeof pageBlockKinds)[number]

export const isSlug = (text: string): boolean => /^[a-z0-9][a-z0-9-]{1,48}[a-z0-9]$/.test(text)

export const creatorPageForm = z.object({
  slug: required(errors['name-required']).toLowerCase().refine(isSlug, errors['2012']),
  title: required(errors['name-required']).max(100, errors['2012']),
  description: z.string().trim().max(2000, errors['text-too-long']),
})

export const companyPageForm = z.object({
  headline: z.string().trim().max(200, errors['text-too-long']),
  description: z.string().trim().max(5000, errors['text-too-long']),
})

export function canAddCreatorPage(pages: number): Result {
  return pages >= mostCreatorPages ? refused('2015') : allowed
}
