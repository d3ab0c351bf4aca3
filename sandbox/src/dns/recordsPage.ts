import { escapeHtml, vendorStyle } from '../html.ts'

const row = ([name, values]: readonly [string, readonly string[]]): string =>
  `<form method="post" action="/dns/records/remove"><input type="hidden" name="name" value="${escapeHtml(name)}">
<button>${escapeHtml(name)}<small>TXT ${values.map(escapeHtml).join(', ')} · click to remove</small></button></form>`

export const recordsPage = (records: readonly (readonly [string, readonly string[]])[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>DNS sandbox</title>
<style>${vendorStyle}</style></head><body><main>
<h1>DNS records</h1>
<p>This is the sandbox: custom domains are checked against these records. A restart deletes them.</p>
${records.map(row).join('')}
<form method="post" action="/dns/records">
<label>Name <input name="name" required placeholder="_questboard.play.studio.example"></label>
<label>Value <input name="value" required placeholder="questboard-…"></label>
<button class="save">Add the TXT record</button></form></main></body></html>`
