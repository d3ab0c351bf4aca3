import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '..')

/** Queries whose failure leaves a screen correct, each with the reason. */
const silent: Readonly<Record<string, string>> = {
  'app/shell/AccountButton.tsx': 'shows only the picture and the name',
  'app/shell/NextSteps.tsx': 'a reminder, which a new page brings back',
  'app/shell/PartOf.tsx': 'a link to the page above, and the page has its own error',
  'app/shell/ShellWatch.tsx': 'counters in the header, which follow the next event',
  'app/shell/WayNotice.tsx': 'names the activation in a notice that makes sense without the name',
  'app/shell/useSearch.ts': 'the palette also searches pages, and repeats the search with the next key',
  'features/activation/CreateActivationPage.tsx':
    'the next page checks the program again and shows the error',
  'features/activation/Requirements.tsx': 'the sentence is true without the names of the Missions',
  'features/browse/OpenProgramsPage.tsx': 'the program has the creator’s status too, and shows the error',
  'features/cart/CartLink.tsx': 'a counter in the header, which is read again every minute',
  'features/cart/useCheckout.ts': 'asks again every second until the payment is open',
  'features/notifications/useUnread.ts': 'a counter, which follows the next notification',
  'features/results/ContentTable.tsx': 'an average to compare with, next to the rows',
  'shared/access/useAccess.ts': 'the page of the access shows the error',
  'shared/cards/ActivationCards.tsx': 'the activation’s page shows the eligibility again',
  'shared/following/FollowButton.tsx': 'the button stays disabled',
  'shared/plans/useCompanyPlan.ts': 'the page of plans shows the error',
  'shared/plans/useUpgrade.ts': 'the page of plans shows the error',
  'shared/way/useWay.ts': 'the way is remembered on the server and read again on the next page',
}

const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
  (file) => !/\.test\.tsx?$|(^|\/)(generated|testing)\//.test(file),
)

const call = /const (\{[^}]*\}|\w+)(?::[^=]+)? = useQuery\(/g

/** True if the file passes the query on to a function that shows its error, or reads the error itself. */
const handsOn = (name: string, text: string): boolean =>
  [
    `query=\\{\\{? ?(\\.\\.\\.)?${name}\\b(?!\\.data)`,
    `${name}\\.error\\b`,
    `(LoadProblem|isFailed|problemOf)\\([^)]*\\b${name}\\b(?!\\.data)`,
    `\\.\\.\\.${name}\\b`,
    `return ${name}\\b(?!\\.)`,
    `[?:] ${name}\\b(?!\\.)`,
    `return \\{[^}]*\\b${name}(: ${name})?[,\\s}][^}]*`,
    `\\{[^}]*error[^}]*\\} = ${name}\\b`,
  ].some((pattern) => new RegExp(pattern).test(text))

const droppedIn = (text: string): string[] =>
  [...text.matchAll(call)]
    .map(([, name = '']) => name)
    .filter((name) => (name.startsWith('{') ? !/\berror\b/.test(name) : !handsOn(name, text)))

it('no query ignores its error, because a failure would then look like an empty list', () => {
  const dropped = files
    .filter((file) => !(file in silent))
    .flatMap((file) => droppedIn(readFileSync(join(source, file), 'utf8')).map((name) => `${file}: ${name}`))
  expect(dropped).toEqual([])
})

it('the list of queries without an error message contains only files that exist and ignore the error', () => {
  const idle = Object.keys(silent).filter(
    (file) => !files.includes(file) || droppedIn(readFileSync(join(source, file), 'utf8')).length === 0,
  )
  expect(idle).toEqual([])
})

it.each([
  ['const { data } = useQuery(A)', ['{ data }']],
  ['const { data, error } = useQuery(A)', []],
  ['const query = useQuery(A)\nreturn query.data?.rows ?? []', ['query']],
  ['const query = useQuery(A)\nreturn <Loaded query={query}>', []],
  ['const query = useQuery(A)\nconst problem = useLoadProblem(query)', []],
])('the check for ignored errors finds %j', (text, dropped) => {
  expect(droppedIn(text)).toEqual(dropped)
})
