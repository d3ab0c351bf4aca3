/** `$.a.b[0]['odd key']` as its steps; undefined where it is no path. */
export function parseJsonPath(path: string): readonly (string | number)[] | undefined {
  const steps: (string | number)[] = []
  let rest = path.startsWith('$') ? path.slice(1) : `.${path}`
  while (rest !== '') {
    const step = /^\.([^.[\]]+)|^\[(\d+)\]|^\[(?:'([^']*)'|"([^"]*)")\]/.exec(rest)
    if (!step) return undefined
    const [whole, name, index, single, double] = step
    steps.push(index === undefined ? (name ?? single ?? double ?? '') : Number(index))
    rest = rest.slice(whole.length)
  }
  return steps
}

export function atPath(value: unknown, steps: readonly (string | number)[]): unknown {
  let here = value
  for (const step of steps) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined
    here = Reflect.get(here, step)
  }
  return here
}
