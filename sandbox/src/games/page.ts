import { escapeHtml, vendorStyle } from '../html.ts'
import { faultKinds } from '../money/faults.ts'
import { games, type SandboxGame } from './catalogue.ts'

const options = Object.entries(faultKinds)
  .map(([kind, words]) => `<option value="${kind}">It ${escapeHtml(words)}</option>`)
  .join('')

/** What the vendor knows, and how it is made to fail. */
export const gamesPage = (vendor: string, idOf: (game: SandboxGame) => number): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${vendor} sandbox</title><style>${vendorStyle}
select { width: 100%; padding: 9px; color: inherit; background: #14151c; border: 1px solid #363a4d; border-radius: 8px }
td { padding: 2px 12px 2px 0 }</style></head><body><main>
<h1>${vendor}</h1><p>This is the sandbox: the demo market's games, and some that are in no market yet.</p>
<form method="post" action="${vendor.toLowerCase()}/faults/"><label>The next calls <select name="kind">${options}</select></label>
<label>How many <input name="times" type="number" min="1" max="1000" value="3"></label>
<button class="save">Do so</button></form>
<table>${games.map((game) => `<tr><td>${idOf(game)}</td><td>${escapeHtml(game.name)}</td></tr>`).join('')}</table>
</main></body></html>`
