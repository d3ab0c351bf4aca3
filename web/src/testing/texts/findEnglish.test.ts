import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findEnglish } from './findEnglish.ts'

const root = join(import.meta.dirname, '../../../..')

/** Source files with texts for users, without the developers' style page, generated code and tests. */
const isShown = (file: string): boolean => !/\.test\.|\/src\/(dev|generated|testing)\//.test(file)

const sources = ['web/src/**/*.{ts,tsx}', 'domain/src/**/*.ts']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter(isShown)

/** The test reads the whole client, which takes seconds on a busy machine. */
const patience = 30_000

it(
  'every sentence that users see is translated',
  () => {
    expect(sources.length).toBeGreaterThan(200)
    expect(
      findEnglish(new Map(sources.map((file) => [file, readFileSync(join(root, file), 'utf8')]))),
    ).toEqual([])
  },
  patience,
)

const words = `export const Words = ({ children }) => { const t = useText(); return typeof children === 'string' ? t(children) : children }`
const parts = `import { Words } from './Words.tsx'
  export const Panel = ({ title, tabs, children, ...rest }) => (
    <section {...rest}><h2><Words>{title}</Words></h2>{tabs?.map(({ label }) => <Words>{label}</Words>)}<p>{children}</p></section>
  )
  export const Field = ({ label, hint }) => <label title={hint}>{label}</label>`

const find = (code: string): string[] =>
  findEnglish(
    new Map([
      ['a/Words.tsx', words],
      ['a/parts.tsx', parts],
      [
        'a/Page.tsx',
        `import { Field, Panel } from './parts.tsx'\nimport { Words } from './Words.tsx'\n${code}`,
      ],
    ]),
  ).map((text) => /“(.*)”/.exec(text)?.[1] ?? text)

const page = (body: string, before = '') =>
  `${before}\nexport const Page = ({ kind, count, user }) => { const t = useText(); return ${body} }`

describe('finding untranslated texts with `findEnglish`', () => {
  it.each([
    ['text of an element', '<p>Nothing here</p>', ['Nothing here']],
    ['text next to a value', '<p>{count} left</p>', ['left']],
    ['text in one branch of a condition', "<p>{count ? 'Some left' : null}</p>", ['Some left']],
    ['an attribute that is read aloud', '<nav aria-label="Sections" />', ['Sections']],
    ['text in a library component', '<Button>Save</Button>', ['Save']],
    [
      'options of a library component',
      "<Select data={['Write', { value: 'b', label: 'Preview' }]} />",
      ['Write', 'Preview'],
    ],
    ['a prop that our component shows untranslated', '<Field label="Your name" />', ['Your name']],
    ['an attribute that our component passes on', '<Panel aria-label="Aside" />', ['Aside']],
    ['children that our component shows untranslated', '<Panel>Later</Panel>', ['Later']],
    ['a template string', `<p>{\`Hello \${user.name}\`}</p>`, ['Hello …']],
    [
      'text in a joined list',
      "<p>{[user.name, count && 'Draft'].filter(Boolean).join(' · ')}</p>",
      ['Draft'],
    ],
    [
      'a sentence with its values already filled in',
      `<Panel title={\`Delete \${user.name}?\`} />`,
      ['Delete …?'],
    ],
    [
      'a toast with its values already filled in',
      `<b onClick={() => toasts.good(\`Deleted \${user.name}\`)} />`,
      ['Deleted …'],
    ],
  ])('`findEnglish` reports %s', (_case, body, found) => {
    expect(find(page(body))).toEqual(found)
  })

  it('`findEnglish` reports text that is defined elsewhere and shown through a variable', () => {
    const before = "const names = { a: { text: 'First thing' }, b: { text: 'Second thing' } }"
    expect(find(page('<p>{names[kind].text}</p>', before))).toEqual(['First thing', 'Second thing'])
    const steps = "const steps = [{ title: 'Introduce yourself' }]"
    expect(find(page('steps.map(({ title }) => <li>{title}</li>)', steps))).toEqual(['Introduce yourself'])
    const state = "const stateOf = (count) => { if (count) return 'Open'; return 'Opens soon' }"
    expect(find(page('<p>{stateOf(count)}</p>', state))).toEqual(['Open', 'Opens soon'])
  })
})

describe('leaving out texts that `findEnglish` must not report', () => {
  it.each([
    ['a translated sentence', "<p>{t('Nothing here')}</p>"],
    ['a translated sentence with values', "<p>{t('Hello {name}', { name: user.name })}</p>"],
    ['text in a component that translates', '<Words>Nothing here</Words>'],
    [
      'a prop that our component translates',
      "<Panel title=\"Title\" tabs={[{ label: 'First', to: '/first' }]} />",
    ],
    ['a toast, because it is translated when it appears', "<b onClick={() => toasts.good('Saved')} />"],
    [
      'text without words to translate',
      '<p className="qb-figures" title="30d">{count} · 3:1 TXT me@studio.example</p>',
    ],
    ['names', '<b>Questboard</b>'],
    ['text that users wrote', '<p title={user.name}>{user.name}</p>'],
  ])('`findEnglish` does not report %s', (_case, body) => {
    expect(find(page(body))).toEqual([])
  })
})
