import { escapeHtml, vendorStyle } from '../html.ts'
import { faultKinds } from './faults.ts'

export type Shown = {
  readonly id: string
  readonly what: string
  readonly status: string
  /** What a person can make of it, by name. */
  readonly actions: Readonly<Record<string, string>>
}

const buttons = (id: string, actions: Shown['actions']): string =>
  Object.entries(actions)
    .map(
      ([value, words]) => `<button name="action" value="${escapeHtml(value)}">${escapeHtml(words)}</button>`,
    )
    .join('')
    .replace(/^(.+)$/s, `<form method="post" action="./act/${escapeHtml(id)}">$1</form>`)

/** A page of the vendor's on which a person decides what becomes of each payout. */
export const moneyPage = (vendor: string, payouts: readonly Shown[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${vendor} sandbox</title><style>${vendorStyle}
main { width: min(820px, calc(100vw - 48px)) } section { padding: 12px 0; border-top: 1px solid #363a4d }
section form { display: flex; gap: 8px; flex-wrap: wrap } section button { width: auto; padding: 6px 12px }
select { padding: 8px; color: inherit; background: #14151c; border: 1px solid #363a4d; border-radius: 8px }</style></head><body><main>
<h1>${vendor}: payouts</h1>
<p>This is the sandbox: no money moves. What nobody touches arrives by itself.</p>
${payouts
  .map(
    ({ id, what, status, actions }) => `<section><strong>${escapeHtml(what)}</strong>
<p>${escapeHtml(id)}: ${escapeHtml(status)}</p>${buttons(id, actions)}</section>`,
  )
  .join('\n')}
${payouts.length === 0 ? '<section>Nothing was sent yet.</section>' : ''}
<section><h1>Make the next requests go wrong</h1><form method="post" action="./faults/">
<select name="kind" aria-label="What goes wrong">${Object.entries(faultKinds)
  .map(([kind, words]) => `<option value="${kind}">${words}</option>`)
  .join('')}</select>
<input name="times" type="number" min="1" max="100" value="3" aria-label="How often" style="width: 90px">
<button>Do so</button></form></section></main></body></html>`
