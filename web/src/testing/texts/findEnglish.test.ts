import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findEnglish } from './findEnglish.ts'

const root = join(import.meta.dirname, '../../../..')

/** What people see: not the style page of developers, not what is generated or only tests something. */
const isShown = (file: string): boolean => !/\.test\.|\/src\/(dev|generated|testing)\//.test(file)

const sources = ['web/src/**/*.{ts,tsx}', 'domain/src/**/*.ts']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter(isShown)

/** The whole client is read: seconds on a machine that is busy with others. */
const patience = 30_000

it(
  'every sentence that a person reads is looked up',
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

describe('what is found', () => {
  it.each([
    ['text of an element', '<p>Nothing here</p>', ['Nothing here']],
    ['text beside a value', '<p>{count} left</p>', ['left']],
    ['one of two', "<p>{count ? 'Some left' : null}</p>", ['Some left']],
    ['an attribute that is read aloud', '<nav aria-label="Sections" />', ['Sections']],
    ['a part of a library', '<Button>Save</Button>', ['Save']],
    [
      'choices of a library',
      "<Select data={['Write', { value: 'b', label: 'Preview' }]} />",
      ['Write', 'Preview'],
    ],
    ['a prop that our own part shows as it is', '<Field label="Your name" />', ['Your name']],
    ['what our own part passes on whole', '<Panel aria-label="Aside" />', ['Aside']],
    ['children that our own part shows as they are', '<Panel>Later</Panel>', ['Later']],
    ['a template', `<p>{\`Hello \${user.name}\`}</p>`, ['Hello …']],
    ['a list put together', "<p>{[user.name, count && 'Draft'].filter(Boolean).join(' · ')}</p>", ['Draft']],
    [
      'a sentence whose values are already in it',
      `<Panel title={\`Delete \${user.name}?\`} />`,
      ['Delete …?'],
    ],
    ['the same for a toast', `<b onClick={() => toasts.good(\`Deleted \${user.name}\`)} />`, ['Deleted …']],
  ])('%s', (_case, body, found) => {
    expect(find(page(body))).toEqual(found)
  })

  it('words that stand elsewhere and are shown through a name', () => {
    const before = "const names = { a: { text: 'First thing' }, b: { text: 'Second thing' } }"
    expect(find(page('<p>{names[kind].text}</p>', before))).toEqual(['First thing', 'Second thing'])
    const steps = "const steps = [{ title: 'Say who you are' }]"
    expect(find(page('steps.map(({ title }) => <li>{title}</li>)', steps))).toEqual(['Say who you are'])
    const state = "const stateOf = (count) => { if (count) return 'Open'; return 'Opens soon' }"
    expect(find(page('<p>{stateOf(count)}</p>', state))).toEqual(['Open', 'Opens soon'])
  })
})

describe('what is not found', () => {
  it.each([
    ['a sentence that is looked up', "<p>{t('Nothing here')}</p>"],
    ['a sentence with values in it', "<p>{t('Hello {name}', { name: user.name })}</p>"],
    ['a part that looks up', '<Words>Nothing here</Words>'],
    [
      'a prop that our own part looks up',
      "<Panel title=\"Title\" tabs={[{ label: 'First', to: '/first' }]} />",
    ],
    ['a toast: it is looked up when it is shown', "<b onClick={() => toasts.good('Saved')} />"],
    ['what is no language', '<p className="qb-figures" title="30d">{count} · 3:1 TXT me@studio.example</p>'],
    ['names', '<b>Questboard</b>'],
    ['what people wrote', '<p title={user.name}>{user.name}</p>'],
  ])('%s', (_case, body) => {
    expect(find(page(body))).toEqual([])
  })
})
