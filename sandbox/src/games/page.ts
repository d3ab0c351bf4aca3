import { faultForm, type WaitingFault } from '../faultForm.ts'
import { escapeHtml, vendorPage } from '../html.ts'
import { faultKinds } from '../money/faults.ts'
import { games, type SandboxGame } from './catalogue.ts'

type GamesPage = {
  readonly vendor: string
  /** The path of the vendor's router, such as /igdb. */
  readonly at: string
  readonly idOf: (game: SandboxGame) => number
  readonly waiting: readonly WaitingFault[]
}

const row = (id: number, name: string): string => `<tr><td>${id}</td><td>${escapeHtml(name)}</td></tr>`

export const gamesPage = ({ vendor, at, idOf, waiting }: GamesPage): string =>
  vendorPage(
    vendor,
    `<p>This is the sandbox: the demo market's games, and some that are in no market yet.</p>
${faultForm({ action: `${at}/faults`, kinds: faultKinds, waiting })}
<table>${games.map((game) => row(idOf(game), game.name)).join('')}</table>`,
    'td { padding: 2px 12px 2px 0 }',
  )
