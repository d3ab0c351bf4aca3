/** Who may import whom: design §3 and the table in CONTRIBUTING.md, held here at error level. */
import { dirname, join, normalize } from 'node:path'
import type { Check } from './check.ts'
import { lineOf, listFiles, readText } from './files.ts'

type Rule = {
  /** Files that the rule is about. */
  files: RegExp
  /** What they may import of the product, as workspace-relative files or package names; everything else of ours is refused. */
  ours: RegExp
  /** The packages from outside; absent: any. */
  packages?: RegExp
}

const isTest = /(\.test\.tsx?|\.spec\.ts|vitest\.config\.ts)$|\/testing\//

/** The first rule that fits a file counts. */
const rules: Rule[] = [
  { files: /^domain\//, ours: /^domain\//, packages: /^zod$/ },
  { files: /^engine\//, ours: /^engine\// },
  { files: /^providers\//, ours: /^(providers\/|@questboard\/(domain(\/|$)|database\/open-transactions$))/ },
  { files: /^database\//, ours: /^(database\/|type:@questboard\/domain$)/ },
  { files: /^moves\//, ours: /^(moves\/|@questboard\/(domain|database)(\/|$))/ },
  {
    // A rule of the product is tried from the browser's side and from the engine's: the tests of either start the other.
    files: /^(gateway|actions)\/.*(\.test\.ts$|\/testing\/)/,
    ours: /^(\{area\}\/|@questboard\/((domain|moves|providers|database)(\/|$)|workflows\/(contract|client)$|(gateway|actions)\/testing$))/,
  },
  {
    files: /^(gateway|actions)\//,
    ours: /^(\{area\}\/|@questboard\/((domain|moves|providers|database)(\/|$)|workflows\/(contract|client)$))/,
  },
  {
    files: /^workflows\/.*\.test\.ts$/,
    ours: /^(workflows\/|@questboard\/(domain|moves|providers|database)(\/|$))/,
  },
  {
    // Workflows run in a sandbox without I/O: activities are known to them by their types.
    files: /^workflows\/src\/workflows\//,
    ours: /^(workflows\/src\/(workflows\/|contract)|type:workflows\/src\/activities\/|@questboard\/domain(\/|$))/,
    packages: /^@temporalio\/(workflow|common)$/,
  },
  { files: /^workflows\//, ours: /^(workflows\/|@questboard\/(domain|moves|providers|database)(\/|$))/ },
  {
    files: /^web\/src\/features\/([^/]+)\//,
    ours: /^(web\/src\/(features\/\{own\}|charts|components|cards|tables|lib|theme|generated|testing|app\/paths)|@questboard\/domain(\/|$))/,
  },
  {
    files: /^web\/src\/(cards|charts|tables)\//,
    ours: /^(web\/src\/(cards|charts|tables|components|lib|theme|generated|testing|app\/paths)|@questboard\/domain(\/|$))/,
  },
  {
    files: /^web\/src\/(components|lib|theme)\//,
    ours: /^(web\/src\/(components|lib|theme|testing)\/|@questboard\/domain(\/|$))/,
  },
  { files: /^web\//, ours: /^(web\/|@questboard\/domain(\/|$))/ },
  {
    // The journeys open every address of the client's table, and begin with rows that the product's own moves have made.
    files: /^e2e\//,
    ours: /^(e2e\/|@questboard\/(domain(\/|$)|web\/(paths|access|exampleRows)$|(database|moves)\/testing$))/,
  },
  {
    // The one program that is made of three: its parts' public entries.
    files: /^stack\/gateway\.ts$/,
    ours: /^(stack\/|@questboard\/(gateway|actions|engine\/program)$)/,
  },
  {
    // What is measured of a running copy is done there by the people of the stack's own tests.
    files: /^bench\//,
    ours: /^(bench\/|stack\/(testing\/|ports\.ts$)|@questboard\/(domain(\/|$)|workflows\/contract$))/,
  },
  {
    files: /^(sandbox|stack)\//,
    ours: /^(\{area\}\/|@questboard\/(domain(\/|$)|workflows\/contract$))/,
  },
  // What rows have come to is led there by the product's own moves.
  { files: /^hasura\//, ours: /^(hasura\/|@questboard\/(domain(\/|$)|(database|moves)\/testing$))/ },
]

const statement =
  /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g

type Import = { source: string; isType: boolean; index: number }

export function findImports(text: string): Import[] {
  return [...text.matchAll(statement)].map((match) => ({
    source: match[3] ?? match[4] ?? '',
    isType: match[2] !== undefined,
    index: match.index + (match[0].match(/^\s*/)?.[0].length ?? 0),
  }))
}

function specialise(pattern: RegExp, file: string, found: RegExpMatchArray): RegExp {
  const own = `${found[1] ?? ''}/`
  const area = file.split('/')[0] ?? ''
  return new RegExp(pattern.source.replaceAll('\\{own\\}', own).replaceAll('\\{area\\}', area))
}

export function refuse(file: string, { source, isType }: Omit<Import, 'index'>): string | undefined {
  const rule = rules.find(({ files }) => files.test(file))
  const found = rule && file.match(rule.files)
  if (!rule || !found) return undefined
  const isOurs = source.startsWith('.') || source.startsWith('@questboard/')
  const target = source.startsWith('.') ? normalize(join(dirname(file), source)) : source
  if (isOurs) {
    const ours = specialise(rule.ours, file, found)
    if (ours.test(target) || (isType && ours.test(`type:${target}`))) return undefined
    return `may not import ${source}`
  }
  if (!rule.packages || source.startsWith('node:') || isTest.test(file)) return undefined
  return rule.packages.test(source) ? undefined : `may not import the package ${source}`
}

/** Tokens are made and read in one place. */
function refuseJose(file: string, source: string): string | undefined {
  const isElsewhere =
    /^(gateway|actions|moves|workflows|providers|web)\//.test(file) && !file.startsWith('gateway/src/auth/')
  return source === 'jose' && isElsewhere && !isTest.test(file)
    ? 'jose belongs to gateway/src/auth alone'
    : undefined
}

function problemsOf(file: string): string[] {
  const text = readText(file)
  return findImports(text).flatMap((each) => {
    const problem = refuse(file, each) ?? refuseJose(file, each.source)
    return problem ? [`${file}:${lineOf(text, each.index)} ${problem}`] : []
  })
}

export const imports: Check = {
  name: 'imports (who may import whom)',
  run: async () =>
    listFiles('*.ts', '*.tsx')
      .filter((file) => !file.includes('/generated/'))
      .flatMap(problemsOf),
}
