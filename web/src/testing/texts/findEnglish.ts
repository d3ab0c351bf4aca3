import { pageFonts } from '@questboard/domain'
import type { ESTree } from 'vite'
import { type Element, type Fn, keyOf, type Path, type Program, readProgram, type Scope } from './program.ts'
import { isText, type Leaf, Values } from './values.ts'

/**
 * The visible text props of HTML elements and library components. For our own components, the code below finds them.
 */
const shownByLibraries: readonly Path[] = [
  ['alt'],
  ['aria-description'],
  ['aria-label'],
  ['aria-roledescription'],
  ['aria-valuetext'],
  ['children'],
  ['data', '[]'],
  ['data', '[]', 'label'],
  ['description'],
  ['error'],
  ['label'],
  ['nothingFoundMessage'],
  ['placeholder'],
  ['title'],
]

/** Arguments of these functions are translated when they are shown, not where they are passed. */
const shownLater: Readonly<Record<string, readonly Path[]>> = {
  'toasts.good': [['#0']],
  'toasts.bad': [['#0']],
  'toasts.add': [
    ['#0', 'message'],
    ['#0', 'title'],
    ['#0', 'action', 'label'],
  ],
  'modals.add': [['#0', 'title']],
}

/** Names that are the same in every language. */
const names = new Set(
  ['Questboard', 'Twitch', 'YouTube', 'TikTok', 'Steam', ...Object.values(pageFonts)].map((name) =>
    name.toLowerCase(),
  ),
)

const isName = (words: string): boolean => names.has(words.toLowerCase())

/** A word has lower-case letters. Text without them is a symbol or a code, and text with dots inside is a URL. */
const isWord = (word: string): boolean =>
  /\p{L}{2}/u.test(word) && /\p{Ll}/u.test(word) && !/[./:@_]\S/.test(word) && !isName(word)

const isEnglish = (words: string): boolean => !isName(words.trim()) && words.split(/\s+/).some(isWord)

/** Function parameters, with the paths inside each, in the order in which they were found. */
class Parameters {
  private readonly known = new Map<Fn, { keys: Set<string>; paths: Path[] }>()
  count = 0

  add(of: Fn, path: Path): void {
    const known = this.known.get(of) ?? { keys: new Set(), paths: [] }
    this.known.set(of, known)
    const key = path.join('.')
    if (known.keys.has(key)) return
    known.keys.add(key)
    known.paths.push(path)
    this.count += 1
  }

  of(fn: Fn): readonly Path[] {
    return this.known.get(fn)?.paths ?? []
  }
}

/** Returns the values at a path in the arguments of a call, or in the props of an element. */
type Given = (path: Path) => Leaf[]
type Place = { file: string; at: number }
type Finding = Place & { text: string }
/** A call of one of our functions. `shown` and `lookedUp` count the parameters that were already checked. */
type Handing = { fn: Fn; given: Given; place: Place; shown: number; lookedUp: number }

class Finder {
  readonly found = new Map<string, Finding>()
  /** `shown` are parameters that functions show unchanged, `lookedUp` are parameters that functions translate first. */
  private readonly shown = new Parameters()
  private readonly lookedUp = new Parameters()
  private readonly program: Program
  private readonly values: Values
  private readonly handings: Handing[] = []
  private here: Place = { file: '', at: 0 }

  constructor(program: Program) {
    this.program = program
    this.values = new Values(program)
  }

  run(): void {
    for (const { node, scope } of this.program.elements) {
      this.here = { file: scope.file, at: node.start }
      this.visitElement(node, scope)
    }
    for (const { node, scope } of this.program.calls) {
      this.here = { file: scope.file, at: node.start }
      this.visitCall(node, scope)
    }
    this.followHandings()
  }

  /**
   * A component shows its input if it passes the input to a component that shows it. The search repeats until it finds
   * no more such parameters.
   */
  private followHandings(): void {
    const before = this.shown.count + this.lookedUp.count
    for (const handing of this.handings) {
      this.here = handing.place
      this.follow(handing)
    }
    if (this.shown.count + this.lookedUp.count > before) this.followHandings()
  }

  private follow(handing: Handing): void {
    const { fn, given } = handing
    const shown = this.shown.of(fn).slice(handing.shown)
    const lookedUp = this.lookedUp.of(fn).slice(handing.lookedUp)
    for (const path of shown) for (const leaf of given(path)) this.show(leaf)
    for (const path of lookedUp) for (const leaf of given(path)) this.lookUp(leaf)
    handing.shown += shown.length
    handing.lookedUp += lookedUp.length
  }

  private placeOf({ file, at }: Place): string {
    return `${file}:${(this.program.texts.get(file) ?? '').slice(0, at).split('\n').length}`
  }

  private report({ file, at, words }: Extract<Leaf, { kind: 'words' }>, why: string): void {
    const place = this.placeOf({ file, at })
    const here = this.placeOf(this.here)
    const where = here === place ? '' : `, in ${here}`
    const text = `${place} “${words.trim().replace(/\s+/g, ' ')}” ${why}${where}`
    this.found.set(`${file}:${at}`, { file, at, text })
  }

  private show(leaf: Leaf): void {
    if (leaf.kind === 'parameter') this.shown.add(leaf.of, leaf.path)
    else if (isEnglish(leaf.words)) this.report(leaf, 'is not looked up')
  }

  /** Text that is composed before its translation is never in the catalog, so it counts as not translated. */
  private lookUp(leaf: Leaf): void {
    if (leaf.kind === 'parameter') (leaf.composed ? this.shown : this.lookedUp).add(leaf.of, leaf.path)
    else if (leaf.composed && isEnglish(leaf.words)) this.report(leaf, 'is looked up with values in it')
  }

  private hand(fn: Fn, given: Given): void {
    this.handings.push({ fn, given, place: this.here, shown: 0, lookedUp: 0 })
  }

  private visitElement(element: Element, scope: Scope): void {
    const given: Given = (path) => this.givenTo(element, scope, path)
    const name = element.type === 'JSXElement' ? keyOf(element.openingElement.name) : ''
    const fns = /^[A-Z]/.test(name) ? this.values.functionsNamed(name, scope) : []
    for (const fn of fns) this.hand(fn, ([place, ...path]) => (place === '#0' ? given(path) : []))
    if (fns.length === 0) for (const path of shownByLibraries) for (const leaf of given(path)) this.show(leaf)
  }

  private givenTo(element: Element, scope: Scope, [name = '', ...rest]: Path): Leaf[] {
    const attributes = element.type === 'JSXElement' ? element.openingElement.attributes : []
    const given = attributes.flatMap((one) => {
      if (one.type === 'JSXSpreadAttribute') return this.values.read(one.argument, scope, [name, ...rest])
      return keyOf(one.name) === name && one.value ? this.inside(one.value, scope, rest) : []
    })
    if (name !== 'children') return given
    return [...given, ...element.children.flatMap((child) => this.inside(child, scope, rest))]
  }

  private inside(node: ESTree.JSXChild | ESTree.JSXAttributeValue, scope: Scope, path: Path): Leaf[] {
    if (node.type === 'JSXText') {
      const at = node.start + node.value.search(/\S|$/)
      return path.length === 0
        ? [{ kind: 'words', file: scope.file, at, words: node.value, composed: false }]
        : []
    }
    return this.values.read(node.type === 'JSXExpressionContainer' ? node.expression : node, scope, path)
  }

  private visitCall({ callee, arguments: values }: ESTree.CallExpression, scope: Scope): void {
    const given: Given = ([place = '', ...rest]) => {
      const argument = values[Number(place.slice(1))]
      return argument ? this.values.read(argument, scope, rest) : []
    }
    if (isText(callee, scope)) for (const leaf of given(['#0'])) this.lookUp(leaf)
    else if (callee.type === 'Identifier')
      for (const fn of this.values.functionsNamed(callee.name, scope)) this.hand(fn, given)
    else if (callee.type === 'MemberExpression') {
      const paths = shownLater[`${keyOf(callee.object)}.${keyOf(callee.property)}`] ?? []
      for (const path of paths) for (const leaf of given(path)) this.lookUp(leaf)
    }
  }
}

/** Finds English text that users see and that is not translated, with its file and line. */
export const findEnglish = (texts: ReadonlyMap<string, string>): string[] => {
  const finder = new Finder(readProgram(texts))
  finder.run()
  return [...finder.found.values()]
    .sort((a, b) => a.file.localeCompare(b.file) || a.at - b.at)
    .map(({ text }) => text)
}
