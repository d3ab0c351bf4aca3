/**
 * Reads a Dockerfile just strictly enough to run its commands without Docker. An unknown instruction, flag or form is
 * an error, because a test that skips it would prove nothing.
 */

type Place = { readonly line: number }

export type Step = Place &
  (
    | { readonly kind: 'workdir'; readonly path: string }
    | { readonly kind: 'env'; readonly values: Readonly<Record<string, string>> }
    | {
        readonly kind: 'copy'
        readonly from: string | null
        readonly sources: readonly string[]
        readonly to: string
      }
    | { readonly kind: 'run'; readonly command: string; readonly caches: readonly string[] }
    | { readonly kind: 'user'; readonly name: string }
    | { readonly kind: 'expose'; readonly port: number }
    | { readonly kind: 'cmd'; readonly words: readonly string[] }
  )

export type Stage = Place & { readonly name: string; readonly base: string; readonly steps: readonly Step[] }

type Line = Place & { readonly word: string; readonly rest: string }

const refuse = ({ line }: Place, words: string): never => {
  throw new Error(`line ${line}: ${words}`)
}

/** Instructions, one per entry: comments are removed and continued lines joined. */
function linesOf(text: string): Line[] {
  const found: Line[] = []
  let parts: string[] = []
  let first = 0
  for (const [index, raw] of text.split('\n').entries()) {
    const line = index + 1
    if (/^#\s*(escape|check)\s*=/i.test(raw))
      refuse({ line }, `${raw.trim()} is a directive that is not read`)
    if (/^\s*(#|$)/.test(raw)) continue
    if (parts.length === 0) first = line
    parts.push(raw.replace(/\\$/, '').trim())
    if (raw.endsWith('\\')) continue
    const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(parts.join(' ')) ?? []
    found.push({ line: first, word: word.toUpperCase(), rest })
    parts = []
  }
  return parts.length > 0 ? refuse({ line: first }, 'the last line is continued, but nothing follows') : found
}

type Flags = { readonly flags: ReadonlyMap<string, string[]>; readonly rest: string }

function takeFlags(line: Line, known: readonly string[]): Flags {
  const flags = new Map<string, string[]>()
  let { rest } = line
  for (let found = /^--([a-z-]+)=(\S+)\s+/.exec(rest); found; found = /^--([a-z-]+)=(\S+)\s+/.exec(rest)) {
    const [whole, name = '', value = ''] = found
    if (!known.includes(name)) refuse(line, `--${name} is a flag of ${line.word} that is not read`)
    flags.set(name, [...(flags.get(name) ?? []), value])
    rest = rest.slice(whole.length)
  }
  return rest.startsWith('--')
    ? refuse(line, `${rest.split(' ')[0]} is a flag of ${line.word} that is not read`)
    : { flags, rest }
}

/** Docker replaces variables in all instructions but RUN and CMD. */
const plain = (line: Line, text: string): string =>
  /[$"'`\\]/.test(text)
    ? refuse(line, `${line.word} ${text} has quotes or variables, which are not read`)
    : text

function readCopy(line: Line): Step {
  const { flags, rest } = takeFlags(line, ['from'])
  if (/^\[|<</.test(rest)) refuse(line, `COPY ${rest} is a form that is not read`)
  const words = plain(line, rest).split(/\s+/)
  const to = words.at(-1) ?? ''
  const sources = words.slice(0, -1)
  if (sources.length === 0) refuse(line, `COPY ${rest} names no source`)
  const pattern = sources.find((source) => /[*?[]/.test(source))
  if (pattern) refuse(line, `COPY ${pattern} is a pattern, which is not read`)
  if (sources.length > 1 && !to.endsWith('/'))
    refuse(line, `COPY of several sources needs a folder, not ${to}`)
  return { kind: 'copy', line: line.line, from: flags.get('from')?.[0] ?? null, sources, to }
}

function cacheOf(line: Line, mount: string): string {
  const parts = new Map(mount.split(',').map((part): [string, string] => [part.split('=')[0] ?? '', part]))
  const target = /^target=(\/\S+)$/.exec(parts.get('target') ?? '')?.[1]
  if (parts.get('type') !== 'type=cache' || !target || parts.size > 2)
    return refuse(line, `--mount=${mount} is a mount that is not read`)
  return target
}

function readRun(line: Line): Step {
  const { flags, rest } = takeFlags(line, ['mount'])
  if (/^\[|<</.test(rest)) refuse(line, `RUN ${rest} is a form that is not read`)
  const caches = (flags.get('mount') ?? []).map((mount) => cacheOf(line, mount))
  return { kind: 'run', line: line.line, command: rest, caches }
}

function readEnv(line: Line): Step {
  const pairs = plain(line, line.rest).split(/\s+/)
  const loose = pairs.find((pair) => !/^[A-Z][A-Z0-9_]*=/.test(pair))
  if (loose) refuse(line, `ENV ${loose} is not NAME=value`)
  const values = pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])
  return { kind: 'env', line: line.line, values: Object.fromEntries(values) }
}

function readCmd(line: Line): Step {
  const isList = (value: unknown): value is string[] =>
    Array.isArray(value) && value.length > 0 && value.every((word) => typeof word === 'string')
  const parse = (): unknown => {
    try {
      return JSON.parse(line.rest)
    } catch {
      return null
    }
  }
  const words = parse()
  // Refuses a shell as the program, because the shell would receive the program's signals.
  return isList(words)
    ? { kind: 'cmd', line: line.line, words }
    : refuse(line, `CMD ${line.rest} is not a JSON list of words`)
}

function readExpose(line: Line): Step {
  if (!/^\d+$/.test(line.rest)) refuse(line, `EXPOSE ${line.rest} is not one port`)
  return { kind: 'expose', line: line.line, port: Number(line.rest) }
}

const readers: Readonly<Record<string, (line: Line) => Step>> = {
  WORKDIR: (line) => ({ kind: 'workdir', line: line.line, path: plain(line, line.rest) }),
  USER: (line) => ({ kind: 'user', line: line.line, name: plain(line, line.rest) }),
  COPY: readCopy,
  RUN: readRun,
  ENV: readEnv,
  EXPOSE: readExpose,
  CMD: readCmd,
}

function readFrom(line: Line): Pick<Stage, 'line' | 'name' | 'base'> {
  const [, base = '', name = ''] = /^([^\s$-]\S*)\s+AS\s+(\S+)$/i.exec(line.rest) ?? []
  if (!base || base.includes('$')) refuse(line, `FROM ${line.rest} is not IMAGE AS NAME`)
  return { line: line.line, name, base }
}

export function readDockerfile(text: string): Stage[] {
  const stages: (Pick<Stage, 'line' | 'name' | 'base'> & { steps: Step[] })[] = []
  for (const line of linesOf(text)) {
    if (line.word === 'FROM') {
      const from = readFrom(line)
      if (stages.some(({ name }) => name === from.name)) refuse(line, `two stages are called ${from.name}`)
      stages.push({ ...from, steps: [] })
      continue
    }
    const read = readers[line.word]
    const stage = stages.at(-1)
    if (!read) return refuse(line, `${line.word} is an instruction that is not read`)
    if (!stage) return refuse(line, `${line.word} comes before the first FROM`)
    const step = read(line)
    if (step.kind === 'copy' && step.from !== null && !stages.some(({ name }) => name === step.from))
      refuse(line, `COPY --from=${step.from}: no stage above has this name`)
    stage.steps.push(step)
  }
  return stages
}

/** Supports the patterns that .dockerignore uses. If a folder is ignored, everything in it is ignored. */
export function readIgnore(text: string): (path: string) => boolean {
  const patterns = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const rules = patterns.map((pattern) => {
    if (/[![\]?\\]|^\/|\/$/.test(pattern))
      throw new Error(`.dockerignore: ${pattern} is a pattern that is not read`)
    const source = pattern
      .split('**/')
      .map((part) => part.replaceAll('.', '\\.').replaceAll('*', '[^/]*'))
      .join('(?:.*/)?')
    return new RegExp(`^${source}(?:/|$)`)
  })
  return (path) => rules.some((rule) => rule.test(path))
}
