/**
 * Checks that requests to third parties are announced and transactions are tracked, so that none is open during a request.
 */
import type { Check } from './check.ts'
import { lineOf, listFiles, readText } from './files.ts'

const isProduct =
  /^(actions|database|gateway|moves|providers|workflows)\/src\/(?!(.*\/)?(testing\/|testing\.ts$|[^/]*\.test\.ts$))/

/** The single exit, and requests to our own engine, actions and services, which are not third parties. */
const mayFetch =
  /^(providers\/src\/door\.ts$|actions\/src\/bulk-actions\/findChosen\.ts$|gateway\/src\/(graphql\/|codes\/|health\/|uploads\/kitArchives\.ts$))/
/** Run by hand, with a separate client and no provider. */
const mayBegin = /^database\/src\/(codes|market)\//

const fetches = [/(?<![\w.])fetch\(/g, /from 'undici'/g]
/** Code that sends by other means than fetch. */
const senders = [
  /import \{[^}]*\brequest\b[^}]*\} from 'node:https?'/g,
  /\bnew Resolver\(\{/g,
  /\bnodemailer\.createTransport\(/g,
  /\bnew AwsClient\(/g,
  /\bnew Stripe\(/g,
]
const begins = [/\bnew Kysely\b/g, /query\(\s*['"`]\s*(begin|start transaction)\b/gi, /sql`\s*begin\b/gi]

const saysSo = /\brefuseInTransaction\(|from '(\.\.?\/)+door\.ts'/

export function goesAround(file: string, text: string): string[] {
  if (!isProduct.test(file)) return []
  const found = (patterns: readonly RegExp[], what: string): string[] =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ index }) => `${file}:${lineOf(text, index)} ${what}`),
    )
  return [
    ...(mayFetch.test(file) ? [] : found(fetches, 'sends a request without providers/src/door.ts')),
    ...(mayFetch.test(file) || saysSo.test(text)
      ? []
      : found(senders, 'sends without refuseInTransaction()')),
    ...(mayBegin.test(file)
      ? []
      : found(begins, 'begins a transaction that openTransactions.ts does not track')),
  ]
}

export const outside: Check = {
  name: 'outside (no third party is called in a transaction)',
  run: async () => listFiles('*.ts').flatMap((file) => goesAround(file, readText(file))),
}
