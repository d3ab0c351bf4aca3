import { escapeHtml, vendorStyle } from './html.ts'

export const pages: readonly { readonly path: string; readonly title: string; readonly what: string }[] = [
  { path: '/mail', title: 'Mails', what: 'all emails that were sent' },
  { path: '/twitch/channels', title: 'Twitch', what: 'channels go live, publish and gain followers' },
  {
    path: '/google/channels',
    title: 'YouTube',
    what: 'channels go live, publish videos and shorts, hide and delete them',
  },
  { path: '/tiktok/channels', title: 'TikTok', what: 'channels publish videos' },
  { path: '/stripe', title: 'Stripe', what: 'the result of the next card payment, chargebacks' },
  { path: '/stripe-connect', title: 'Stripe Connect', what: 'payouts to cards and bank accounts' },
  { path: '/paypal', title: 'PayPal', what: 'PayPal payouts' },
  { path: '/igdb', title: 'IGDB', what: 'the games in the catalog' },
  { path: '/steam', title: 'Steam', what: 'the games in the store' },
  { path: '/dns', title: 'Domains', what: 'DNS records of custom domains' },
]

const item = ({ path, title, what }: (typeof pages)[number]): string =>
  `<li><a href="${path}">${escapeHtml(title)}</a>: ${escapeHtml(what)}</li>`

export const indexPage = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>The sandbox</title>
<style>${vendorStyle} a { color: #7cc4ff } ul { padding-left: 20px } li { margin: 0 0 8px }</style></head><body><main>
<h1>The sandbox</h1><p>It replaces third parties on this machine. On most pages you can also make a vendor fail.</p>
<ul>${pages.map(item).join('\n')}</ul></main></body></html>`
