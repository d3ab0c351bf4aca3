/** The allowed imports, from design §3 and the table in CONTRIBUTING.md. */
import { dirname, join, normalize } from 'node:path'
import type { Check } from './check.ts'
import { lineOf, listFiles, readText } from './files.ts'

type Rule = {
  files: RegExp
  /** Allowed imports of our own code, as file paths or package names. All other imports of our code are errors. */
  ours: RegExp
  /** Allowed external packages. If undefined, all are allowed. */
  packages?: RegExp
}

const isTest = /(\.test\.tsx?|\.spec\.ts|vitest\.config\.ts)$|\/testing\//

/** The first rule that matches an import applies. */
const rules: Rule[] = [
  { files: /^domain\//, ours: /^domain\//, packages: /^zod$/ },
  { files: /^engine\//, ours: /^engine\// },
  { files: /^providers\//, ours: /^(providers\/|@questboard\/(domain(\/|$)|database\/open-transactions$))/ },
  { files: /^database\//, ours: /^(database\/|type:@questboard\/domain$)/ },
  { files: /^moves\//, ours: /^(moves\/|@questboard\/(domain|database)(\/|$))/ },
  {
    // Some tests need both gateway and actions, so the tests of each can start the other.
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
    // Workflows run in a sandbox without I/O, so they import only the types of activities.
    files: /^workflows\/src\/workflows\//,
    ours: /^(workflows\/src\/(workflows\/|contract)|type:workflows\/src\/activities\/|@questboard\/domain(\/|$))/,
    packages: /^@temporalio\/(workflow|common)$/,
  },
  { files: /^workflows\//, ours: /^(workflows\/|@questboard\/(domain|moves|providers|database)(\/|$))/ },
  {
    files: /^web\/src\/features\/([^/]+)\//,
    ours: /^(web\/src\/(features\/\{own\}|charts|components|shared|tables|lib|theme|generated|testing|app\/paths)|@questboard\/domain(\/|$))/,
  },
  {
    files: /^web\/src\/(shared|charts|tables)\//,
    ours: /^(web\/src\/(shared|charts|tables|components|lib|theme|generated|testing|app\/paths)|@questboard\/domain(\/|$))/,
  },
  {
    files: /^web\/src\/(components|lib|theme)\//,
    ours: /^(web\/src\/(components|lib|theme|testing)\/|@questboard\/domain(\/|$))/,
  },
  { files: /^web\//, ours: /^(web\/|@questboard\/domain(\/|$))/ },
  {
    // The browser tests open every route of the client and start with rows that the product's moves created.
    files: /^e2e\//,
    ours: /^(e2e\/|@questboard\/(domain(\/|$)|web\/(paths|access|exampleRows)$|(database|moves)\/testing$))/,
  },
  {
    // The only program that combines gateway, engine and actions, through their public entries.
    files: /^stack\/gateway\.ts$/,
    ours: /^(stack\/|@questboard\/(gateway|actions|engine\/program)$)/,
  },
  {
    // Benchmarks of a running stack use the test accounts of the stack's own tests.
    files: /^bench\//,
    ours: /^(bench\/|stack\/(testing\/|ports\.ts$)|@questboard\/(domain(\/|$)|workflows\/contract$))/,
  },
  {
    files: /^(sandbox|stack)\//,
    ours: /^(\{area\}\/|@questboard\/(domain(\/|$)|workflows\/contract$))/,
  },
  // These tests use the product's moves to give rows a status.
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

/** Reports imports of jose elsewhere, because tokens are created and read in one place. */
function refuseJose(file: string, source: string): string | undefined {
  const isElsewhere =
    /^(gateway|actions|moves|workflows|providers|web)\//.test(file) && !file.startsWith('gateway/src/auth/')
  return source === 'jose' && isElsewhere && !isTest.test(file)
    ? 'only gateway/src/auth may import jose'
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
  name: 'imports (allowed imports of each workspace)',
  run: async () =>
    listFiles('*.ts', '*.tsx')
      .filter((file) => !file.includes('/generated/'))
      .flatMap(problemsOf),
}
