import { createHash } from 'node:crypto'

/** The page's inline scripts are allowed by their hash. One of them sets the theme before the page is first drawn. */
const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )

const EMBEDS = 'https://player.twitch.tv https://www.youtube-nocookie.com https://www.tiktok.com'

export const contentSecurityPolicy = (
  html: string,
  options: { publicUrl: string; botCheckScript: string | null },
): string => {
  const botCheck = options.botCheckScript ? [new URL(options.botCheckScript).origin] : []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes(html), ...botCheck],
    // Mantine sets style attributes, which cannot be allowed by hash.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", options.publicUrl.replace(/^http/, 'ws')],
    'frame-src': [EMBEDS, ...botCheck],
    'media-src': ["'self'", 'https:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(options.publicUrl.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {}),
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/** The headers for data. Browsers never show data as a page, so other security headers would have no effect on data. */
export const dataHeaders = (secure: boolean): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(secure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
})

export const securityHeaders = (secure: boolean): Readonly<Record<string, string>> => ({
  ...dataHeaders(secure),
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), interest-cohort=()',
})
