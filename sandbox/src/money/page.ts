import { faultForm, type WaitingFault } from '../faultForm.ts'
import { escapeHtml, vendorPage } from '../html.ts'
import { faultKinds } from './faults.ts'

export type Shown = {
  readonly id: string
  readonly what: string
  readonly status: string
  readonly actions: Readonly<Record<string, string>>
}

type MoneyPage = {
  readonly vendor: string
  /** The path of the vendor's router, such as /paypal. */
  readonly at: string
  readonly payouts: readonly Shown[]
  readonly waiting: readonly WaitingFault[]
}

const buttons = (at: string, { id, actions }: Shown): string =>
  Object.entries(actions)
    .map(
      ([value, words]) => `<button name="action" value="${escapeHtml(value)}">${escapeHtml(words)}</button>`,
    )
    .join('')
    .replace(/^(.+)$/s, `<form method="post" action="${at}/act/${encodeURIComponent(id)}">$1</form>`)

const wide = `main { width: min(820px, calc(100vw - 48px)) } section { padding: 12px 0; border-top: 1px solid #363a4d }
section form:not(#faults form) { display: flex; gap: 8px; flex-wrap: wrap } section:not(#faults) button { width: auto; padding: 6px 12px }`

export const moneyPage = ({ vendor, at, payouts, waiting }: MoneyPage): string => {
  const sections = payouts.map(
    (shown) => `<section><strong>${escapeHtml(shown.what)}</strong>
<p>${escapeHtml(shown.id)}: ${escapeHtml(shown.status)}</p>${buttons(at, shown)}</section>`,
  )
  return vendorPage(
    `${vendor}: payouts`,
    `<p>This is the sandbox: no money moves. What nobody touches arrives by itself.</p>
${sections.join('\n') || '<section>Nothing was sent yet.</section>'}
${faultForm({ action: `${at}/faults`, kinds: faultKinds, waiting })}`,
    wide,
  )
}
