import { escapeHtml, vendorStyle } from './html.ts'

export const pages: readonly { readonly path: string; readonly title: string; readonly what: string }[] = [
  { path: '/mail', title: 'Mails', what: 'every mail that was sent' },
  { path: '/twitch/channels', title: 'Twitch', what: 'channels go live, publish and gain followers' },
  {
    path: '/google/channels',
    title: 'YouTube',
    what: 'channels go live, publish videos and shorts, hide and delete them',
  },
  { path: '/tiktok/channels', title: 'TikTok', what: 'channels publish videos' },
  { path: '/stripe', title: 'Stripe', what: 'what the next card does, charge-backs' },
  { path: '/stripe-connect', title: 'Stripe Connect', what: 'payouts to cards and bank accounts' },
  { path: '/paypal', title: 'PayPal', what: 'payouts by PayPal' },
  { path: '/igdb', title: 'IGDB', what: 'the games that the catalogue knows' },
  { path: '/steam', title: 'Steam', what: 'the games that the store knows' },
  { path: '/dns', title: 'Domains', what: 'the records of a custom domain' },
]

const item = ({ path, title, what }: (typeof pages)[number]): string =>
  `<li><a href="${path}">${escapeHtml(title)}</a>: ${escapeHtml(what)}</li>`

export const indexPage = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>The sandbox</title>
<style>${vendorStyle} a { color: #7cc4ff } ul { padding-left: 20px } li { margin: 0 0 8px }</style></head><body><main>
<h1>The sandbox</h1><p>It plays the outside world on this machine. On most pages a vendor can also be made to fail.</p>
<ul>${pages.map(item).join('\n')}</ul></main></body></html>`
