import { describe, expect, it } from 'vitest'
import { isPinned, variablesOf } from './check/compose.ts'
import { findImports, refuse } from './check/imports.ts'
import { readSettings } from './env.ts'
import { countReport } from './test.ts'

const report = (fields: object) =>
  JSON.stringify({ numPassedTests: 2, numFailedTests: 0, testResults: [], ...fields })

describe('the last line of npm test', () => {
  it('counts a file that could not be loaded as failed', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }]
    expect(countReport(report({ testResults }), 1)).toEqual({ passed: 2, failed: 1, skipped: 0 })
  })

  it('counts a run that failed outside of any test as failed', () => {
    expect(countReport(report({}), 1).failed).toBe(1)
    expect(countReport(report({}), 0).failed).toBe(0)
  })
})

describe('settings', () => {
  it('ports follow PORT unless they are set', () => {
    const settings = readSettings({ PORT: '5000', ENGINE_PORT: '7777' })
    expect([settings.POSTGRES_PORT, settings.ENGINE_PORT, settings.SMTP_PORT]).toEqual([5001, 7777, 5008])
    expect(settings.PUBLIC_URL).toBe('http://localhost:5000')
  })

  it('a wrong one is named', () => {
    expect(() => readSettings({ PORT: 'many' })).toThrow(/PORT/)
  })
})

describe('who may import whom', () => {
  const refused = (file: string, source: string, isType = false) => refuse(file, { source, isType })

  it('domain knows zod alone', () => {
    expect(refused('domain/src/quest/quest.ts', 'zod')).toBeUndefined()
    expect(refused('domain/src/quest/quest.ts', 'pg')).toContain('may not import the package pg')
    expect(refused('domain/src/quest/quest.ts', '../../../actions/src/app.ts')).toContain('may not import')
  })

  it('a feature of the client does not know another', () => {
    const file = 'web/src/features/quest/QuestCard.tsx'
    expect(refused(file, './QuestForm.tsx')).toBeUndefined()
    expect(refused(file, '../mission/MissionCard.tsx')).toContain('may not import')
  })

  it('workflows know activities by their types only', () => {
    const file = 'workflows/src/workflows/questRun.ts'
    expect(refused(file, '../activities/quest.ts', true)).toBeUndefined()
    expect(refused(file, '../activities/quest.ts')).toContain('may not import')
  })

  it('every form of import is found', () => {
    const text = `import a from 'one'\nimport type { B } from 'two'\nimport {\n  c,\n} from 'three'\nexport * from 'four'\nimport 'five'\nconst six = await import('six')\n`
    expect(findImports(text).map(({ source, isType }) => [source, isType])).toEqual([
      ['one', false],
      ['two', true],
      ['three', false],
      ['four', false],
      ['five', false],
      ['six', false],
    ])
  })
})

describe('docker-compose.yml', () => {
  it('an image without a version is not pinned', () => {
    expect(['postgres', 'postgres:latest', 'registry:5000/thing'].map(isPinned)).toEqual([
      false,
      false,
      false,
    ])
    expect(['postgres:17.6', `postgres@sha256:${'a'.repeat(64)}`].map(isPinned)).toEqual([true, true])
  })

  it('its variables are found, with and without a default', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the compose file's own notation
    expect(variablesOf('${ONE} ${TWO:-x} $${NOT} ${THREE:?must}')).toEqual(['ONE', 'TWO', 'THREE'])
  })
})
