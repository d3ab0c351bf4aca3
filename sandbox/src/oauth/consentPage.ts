import { escapeHtml, vendorStyle } from '../html.ts'
import type { Choice, TestChannel } from './channels.ts'

const choiceButton = ([key, { channel, says }]: [string, Choice]): string =>
  `<button name="choice" value="${escapeHtml(key)}">${escapeHtml(channel.name)}<small>${escapeHtml(says)}</small></button>`

const hidden = ([name, value]: [string, string]): string =>
  `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`

const marketChoice = (channels: readonly TestChannel[]): string =>
  channels.length === 0
    ? ''
    : `<details><summary>A channel of the demo market</summary>
<label>Channel <select name="marketChannel">${channels
        .map(({ id, name }) => `<option value="${escapeHtml(id)}">${escapeHtml(name)}</option>`)
        .join('')}</select></label>
<button name="choice" value="market">Use a market channel</button></details>`

export const consentPage = (page: {
  readonly title: string
  readonly brand: string
  readonly choices: Readonly<Record<string, Choice>>
  readonly market: readonly TestChannel[]
  readonly request: Readonly<Record<string, string>>
}): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(page.title)} sandbox: sign in</title>
<style>:root { --brand: ${page.brand} } ${vendorStyle}</style></head><body><main>
<h1>Sign in with ${escapeHtml(page.title)}</h1>
<p>This is the sandbox: no account of yours is involved. Choose the channel that Questboard may see.</p>
<form method="post">${Object.entries(page.request).map(hidden).join('')}
${Object.entries(page.choices).map(choiceButton).join('\n')}
${marketChoice(page.market)}
<details><summary>Another channel</summary>
<label>Name <input name="name" value="MyChannel"></label>
<label>Followers <input name="followers" type="number" min="0" value="1200"></label>
<label>Age in days <input name="ageDays" type="number" min="0" value="400"></label>
<label>Email <input name="email" type="email"></label>
<label><input name="refreshExpired" type="checkbox"> Its refresh token is refused</label>
<button name="choice" value="custom">Use this channel</button></details>
<button class="deny" name="choice" value="deny">Cancel</button>
</form></main></body></html>`
