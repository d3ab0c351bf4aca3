/**
 * Checks that every request to a third party goes through one function and that transactions are tracked, so that no
 * transaction is open during a request.
 */
import type { Check } from './check.ts'
import { lineOf, listFiles, readText } from './files.ts'

const isProduct =
  /^(actions|database|gateway|moves|providers|workflows)\/src\/(?!(.*\/)?(testing\/|testing\.ts$|[^/]*\.test\.ts$))/

/**
 * The files that may call fetch: the one function for third parties, and requests to our own engine, actions and
 * services.
 */
const mayFetch =
  /^(providers\/src\/door\.ts$|actions\/src\/bulk-actions\/findChosen\.ts$|gateway\/src\/(graphql\/|codes\/|health\/|uploads\/kitArchives\.ts$))/
/** These programs are run by hand, with their own database client and without a provider. */
const mayBegin = /^database\/src\/(codes|market)\//

const fetches = [/(?<![\w.])fetch\(/g, /from 'undici'/g]
/** Recognizes code that sends requests in other ways than by fetch. */
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
