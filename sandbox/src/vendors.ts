/** The simulated vendors by the first part of their path. Each has its own folder that exports a router. */
import type { Router } from 'express'
import { router as dns } from './dns/index.ts'
import { router as feeds } from './feeds/index.ts'
import { router as google } from './google/index.ts'
import { router as igdb } from './igdb/index.ts'
import { router as paypal } from './paypal/index.ts'
import { router as steam } from './steam/index.ts'
import { router as stripe } from './stripe/index.ts'
import { router as stripeConnect } from './stripe-connect/index.ts'
import { router as tiktok } from './tiktok/index.ts'
import { router as turnstile } from './turnstile/index.ts'
import { router as twitch } from './twitch/index.ts'

export const vendors: Record<string, Router> = {
  dns,
  feeds,
  google,
  igdb,
  paypal,
  steam,
  stripe,
  'stripe-connect': stripeConnect,
  tiktok,
  turnstile,
  twitch,
}
