/** The sandbox with the development vendors: one HTTP server with a path per vendor, and a mail catcher. */
import type { Service } from '../service.ts'
import { at, type Context, inRoot, isErrorLine, node, serviceEnv, watchedAt, youngSpace } from './context.ts'

const pages = [
  ['mails', '/mail'],
  ['channels', '/google/channels'],
  ['cards', '/stripe'],
  ['payouts', '/paypal'],
] as const

export function createSandbox(context: Context): Service {
  const { settings } = context
  return {
    name: 'sandbox',
    after: [],
    command: () => ({
      file: node,
      args: [youngSpace(1), inRoot('sandbox', 'src', 'main.ts')],
      env: {
        ...serviceEnv(context),
        PORT: String(settings.SANDBOX_PORT),
        SMTP_PORT: String(settings.SMTP_PORT),
        // The sandbox sends webhooks, like real vendors.
        WEBHOOKS_URL: settings.WEBHOOKS_URL ?? at(settings.GATEWAY_PORT, '/api/webhooks'),
        STRIPE_WEBHOOK_URL: settings.STRIPE_WEBHOOK_URL ?? at(settings.GATEWAY_PORT, '/api/webhooks/stripe'),
      },
      cwd: inRoot('sandbox'),
    }),
    watch: [inRoot('sandbox', 'src')],
    ...watchedAt(`${settings.SANDBOX_URL}/health`),
    address: settings.SANDBOX_URL,
    holds: pages.map(([name, path]) => ({ name, address: settings.SANDBOX_URL + path })),
    isAlarm: isErrorLine,
  }
}
