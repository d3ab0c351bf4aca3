import { z } from 'zod'

export const trackedLinkKinds = ['sharable', 'tracking', 'affiliate', 'mission'] as const

export const clickDevices = ['desktop', 'mobile', 'other'] as const
export type ClickDevice = (typeof clickDevices)[number]

/** The country of a click nobody can place. */
export const unknownCountry = 'ZZ'

/** rules §3: clicks by device are desktop, mobile and other. */
export function clickDevice(userAgent: string): ClickDevice {
  if (/bot|crawl|spider|preview/i.test(userAgent)) return 'other'
  if (/mobile|android|iphone|ipad|ipod/i.test(userAgent)) return 'mobile'
  return /windows nt|macintosh|x11|cros/i.test(userAgent) ? 'desktop' : 'other'
}

/** Clicks on one or more links as the database sums them (`quest_run.clicks`), by country the most first. */
export const clickCounts = z.object({
  total: z.number(),
  devices: z.partialRecord(z.enum(clickDevices), z.number()),
  countries: z.array(z.object({ country: z.string(), clicks: z.number() })),
})
