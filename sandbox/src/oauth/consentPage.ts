import type { Choice } from './channels.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

const style = `
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #14151c; color: #e8e9f0;
         font: 16px/1.5 Lato, 'Segoe UI', system-ui, sans-serif }
  main { width: min(440px, calc(100vw - 48px)); padding: 32px; background: #1d1f2a; border-radius: 14px }
  h1 { margin: 0 0 4px; font-size: 22px } p { margin: 0 0 20px; color: #a6aabb; font-size: 14px }
  button { display: block; width: 100%; margin: 0 0 10px; padding: 12px 16px; text-align: left; color: inherit; font: inherit;
           background: #272a38; border: 1px solid #363a4d; border-radius: 10px; cursor: pointer }
  button:hover, button:focus-visible { border-color: var(--brand); outline: none }
  button small { display: block; color: #a6aabb } .deny { text-align: center; background: none; border: none; color: #a6aabb }
  details { margin: 6px 0 14px } summary { cursor: pointer; color: #a6aabb } label { display: block; margin: 10px 0 0; font-size: 14px }
  input:not([type=checkbox]) { width: 100%; box-sizing: border-box; padding: 9px; color: inherit; font: inherit;
    background: #14151c; border: 1px solid #363a4d; border-radius: 8px } details button { margin-top: 14px; text-align: center }`

const choiceButton = ([key, { channel, says }]: [string, Choice]): string =>
  `<button name="choice" value="${escapeHtml(key)}">${escapeHtml(channel.name)}<small>${escapeHtml(says)}</small></button>`

const hidden = ([name, value]: [string, string]): string =>
  `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`

export const consentPage = (page: {
  readonly title: string
  readonly brand: string
  readonly choices: Readonly<Record<string, Choice>>
  readonly request: Readonly<Record<string, string>>
}): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(page.title)} sandbox: sign in</title>
<style>:root { --brand: ${page.brand} } ${style}</style></head><body><main>
<h1>Sign in with ${escapeHtml(page.title)}</h1>
<p>This is the sandbox: no account of yours is involved. Choose the channel that Questboard may see.</p>
<form method="post">${Object.entries(page.request).map(hidden).join('')}
${Object.entries(page.choices).map(choiceButton).join('\n')}
<details><summary>Another channel</summary>
<label>Name <input name="name" value="MyChannel"></label>
<label>Followers <input name="followers" type="number" min="0" value="1200"></label>
<label>Age in days <input name="ageDays" type="number" min="0" value="400"></label>
<label>Email <input name="email" type="email"></label>
<label><input name="refreshExpired" type="checkbox"> Its refresh token is refused</label>
<button name="choice" value="custom">Use this channel</button></details>
<button class="deny" name="choice" value="deny">Cancel</button>
</form></main></body></html>`
