import { escapeHtml } from './html.ts'

/** A fault that is still to come: it affects the next `times` calls whose path contains `path`. */
export type WaitingFault = { readonly kind: string; readonly times: number; readonly path?: string }

type FaultForm = {
  readonly action: string
  /** The kinds of faults, each with a text that completes a sentence such as "It answers …". */
  readonly kinds: Readonly<Record<string, string>>
  readonly waiting: readonly WaitingFault[]
  readonly names?: { readonly kind: string; readonly times: string }
  /** The form's values that end all simulated faults. */
  readonly healing?: Readonly<Record<string, string>>
}

const calls = (times: number): string => (times === 1 ? '1 more request' : `${times} more requests`)

const waitingLine = (kinds: FaultForm['kinds'], { kind, times, path = '' }: WaitingFault): string =>
  `<li>It ${escapeHtml(kinds[kind] ?? kind)} for ${calls(times)}${path ? ` of ${escapeHtml(path)}` : ''}.</li>`

/** A form to simulate a vendor's faults, the same on each vendor's page. */
export const faultForm = ({
  action,
  kinds,
  waiting,
  names = { kind: 'kind', times: 'times' },
  healing = { [names.kind]: Object.keys(kinds)[0] ?? '', [names.times]: '0' },
}: FaultForm): string => {
  const options = Object.entries(kinds).map(
    ([kind, words]) => `<option value="${escapeHtml(kind)}">It ${escapeHtml(words)}</option>`,
  )
  const hidden = Object.entries(healing).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  const open = waiting.filter(({ times }) => times > 0)
  const state =
    open.length === 0
      ? '<p>It works as it should.</p>'
      : `<ul>${open.map((each) => waitingLine(kinds, each)).join('')}</ul>
<form method="post" action="${escapeHtml(action)}">${hidden.join('')}<button class="save">It works again</button></form>`
  return `<section id="faults"><h2>The vendor itself</h2>${state}
<form method="post" action="${escapeHtml(action)}">
<label>What goes wrong next <select name="${escapeHtml(names.kind)}">${options.join('')}</select></label>
<label>For how many calls <input name="${escapeHtml(names.times)}" type="number" min="1" max="1000" value="3"></label>
<button class="save">Do so</button></form></section>`
}
