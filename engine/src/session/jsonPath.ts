type Step = string | number

const stepForms =
  /^\.?(?:(?<name>[\p{L}_][\p{L}\d_-]*)|\[(?:(?<index>\d+)|"(?<double>(?:[^"\\]|\\.)*)"|'(?<single>(?:[^'\\]|\\.)*)')\])/u

/** Parses `$.a.b[0]['odd key']` into steps, in Hasura's formats. Undefined if the path is invalid. */
export function parseJsonPath(path: string): readonly Step[] | undefined {
  if (path === '$') return []
  const steps: Step[] = []
  let rest = path.startsWith('$') ? path.slice(1) : path
  do {
    const found = stepForms.exec(rest)
    const step = found?.groups && stepOf(found.groups)
    if (step === undefined) return undefined
    steps.push(step)
    rest = rest.slice(found?.[0].length)
  } while (rest !== '')
  return steps
}

function stepOf(groups: Readonly<Record<string, string | undefined>>): Step | undefined {
  if (groups.name !== undefined) return groups.name
  if (groups.index !== undefined) return Number(groups.index)
  if (groups.double !== undefined) return unquoted(groups.double)
  return unquoted((groups.single ?? '').replace(/\\'|"/g, (found) => (found === '"' ? '\\"' : "'")))
}

function unquoted(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(`"${text}"`)
    return typeof value === 'string' ? value : undefined
  } catch {
    return undefined
  }
}

export function printJsonPath(steps: readonly Step[]): string {
  const parts = steps.map((step) => {
    if (typeof step === 'number') return `[${step}]`
    return /^[A-Za-z_][A-Za-z0-9_-]*$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`
  })
  return `$${parts.join('')}`
}

export function atPath(value: unknown, steps: readonly Step[]): unknown {
  let here = value
  for (const step of steps) {
    const fits =
      typeof here === 'object' && here !== null && Array.isArray(here) === (typeof step === 'number')
    if (!fits || !Object.hasOwn(Object(here), step)) return undefined
    here = Reflect.get(Object(here), step)
  }
  return here
}
