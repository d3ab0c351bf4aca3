import { z } from 'zod'

export const trackedLinkKinds = ['sharable', 'tracking', 'affiliate', 'mission'] as const

export const clickDevices = ['desktop', 'mobile', 'other'] as const
export type ClickDevice = (typeof clickDevices)[number]

/** The country code for clicks whose country is unknown. */
export const unknownCountry = 'ZZ'

/** Click devices are desktop, mobile and other (rules §3). */
export function clickDevice(userAgent: string): ClickDevice {
  if (/bot|crawl|spider|preview/i.test(userAgent)) return 'other'
  if (/mobile|android|iphone|ipad|ipod/i.test(userAgent)) return 'mobile'
  return /windows nt|macintosh|x11|cros/i.test(userAgent) ? 'desktop' : 'other'
}

/** Click totals from the database (`quest_run.clicks`), countries with the most clicks first. */
export const clickCounts = z.object({
  total: z.number(),
  devices: z.partialRecord(z.enum(clickDevices), z.number()),
  countries: z.array(z.object({ country: z.string(), clicks: z.number() })),
})
