import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { reachOf, suites } from './changed.ts'
import { isPinned, searchAttributeProblems, variablesOf } from './check/compose.ts'
import { missingIn } from './check/documents.ts'
import { findImports, refuse } from './check/imports.ts'
import { goesAround } from './check/outside.ts'
import { compareSettings, engineSettingsIn, settingsReadIn } from './check/serviceSettings.ts'
import { makeWritable, refuseFullDisk } from './dataDir.ts'
import { playedBySandbox, readSettings } from './env.ts'
import { clearScratchFolders } from './scratchFolder.ts'
import { type Context, inRoot, serviceEnv, wordsOf } from './services/context.ts'
import { createGateway } from './services/gateway.ts'
import { pushEnv } from './services/worker.ts'
import { readOptions } from './start.ts'
import { lastLine } from './test.ts'
import { readReport } from './testReport.ts'
import { whenChanged } from './watch.ts'

const report = (fields: object) =>
  JSON.stringify({ numPassedTests: 2, numFailedTests: 0, testResults: [], ...fields })

describe('the summary of npm test', () => {
  it('in the test summary, a file that could not be loaded counts as failed, with the reason', () => {
    const testResults = [
      { name: 'a.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
    ]
    const found = readReport(report({ testResults }), 1)
    expect(found).toMatchObject({ passed: 2, failed: 1, skipped: 0 })
    expect(found.failures).toEqual(['  a.test.ts > could not be loaded\n    No such module'])
  })

  it('the test summary lists each failed test with what was expected, and no passed tests', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'a rule holds', failureMessages: [] },
      {
        status: 'failed',
        fullName: 'a rule breaks',
        failureMessages: ['expected 1 to be 2\n    at a.test.ts:3:1'],
      },
    ]
    const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults }]
    expect(readReport(report({ numFailedTests: 1, testResults }), 1).failures).toEqual([
      '  a.test.ts > a rule breaks\n    expected 1 to be 2',
    ])
  })

  it('in the test summary, a failure outside of any test counts as failed', () => {
    expect(readReport(report({}), 1).failed).toBe(1)
    expect(readReport(report({}), 0).failed).toBe(0)
  })
})

it('the last line of the test summary contains only the numbers of passed and failed tests', () => {
  expect(lastLine({ passed: 3, failed: 1 })).toBe('3 passed, 1 failed')
})

describe('choosing tests with npm test -- --changed', () => {
  it('with --changed, a changed page runs the browser tests, and a changed benchmark runs no tests', () => {
    expect(reachOf(['web/src/features/games/GamePage.tsx'])).toEqual({ whole: ['e2e'] })
    expect(reachOf(['bench/start.ts'])).toEqual({ whole: [] })
  })

  it('with --changed, a changed migration runs all tests that use the database', () => {
    const reach = reachOf(['hasura/migrations/default/1763000000000_create_x/up.sql'])
    expect(reach).toMatchObject({ whole: expect.arrayContaining(['hasura', 'actions', 'workflows', 'e2e']) })
  })

  it('with --changed, a change in shared code or in an unknown folder runs all tests', () => {
    expect(reachOf(['web/src/main.tsx', 'package-lock.json'])).toBe('everything')
    expect(reachOf(['novelty/a.ts'])).toBe('everything')
  })

  it('--changed knows every folder that contains tests', () => {
    expect(suites().filter((suite) => reachOf([`${suite}/a.ts`]) === 'everything')).toEqual([])
  })
})

it('npm start and Docker Compose use the same time limit for SQL statements', () => {
  const context = {
    settings: readSettings({}),
    secrets: { POSTGRES_PASSWORD: 'p', SESSION_SECRET: 's' },
  } as Context
  const { env = {} } = createGateway(context).command?.() ?? {}
  const limit = '?options=-c statement_timeout=15s'
  expect(decodeURIComponent((env.HASURA_GRAPHQL_DATABASE_URL ?? '').replaceAll('+', ' '))).toContain(limit)
  const compose = readFileSync(inRoot('docker-compose.yml'), 'utf8')
  expect(decodeURIComponent(/HASURA_GRAPHQL_DATABASE_URL: (\S+\?\S+)/.exec(compose)?.[1] ?? '')).toContain(
    limit,
  )
})

it('functions need a permission in the metadata under npm start and under Docker Compose', () => {
  const context = {
    settings: readSettings({}),
    secrets: { POSTGRES_PASSWORD: 'p', SESSION_SECRET: 's' },
  } as Context
  expect(serviceEnv(context).HASURA_GRAPHQL_INFER_FUNCTION_PERMISSIONS).toBe('false')
  const compose = z
    .object({ services: z.record(z.string(), z.object({ environment: z.unknown().optional() })) })
    .parse(parse(readFileSync(inRoot('docker-compose.yml'), 'utf8'), { merge: true, maxAliasCount: -1 }))
  for (const name of ['hasura-migrate', 'hasura', 'console'])
    expect(compose.services[name]?.environment, name).toMatchObject({
      HASURA_GRAPHQL_INFER_FUNCTION_PERMISSIONS: 'false',
    })
})

describe('the disk of the data folder', () => {
  const disk = (megabytes: number) => () => ({ blocks: 1_000_000, bavail: megabytes * 256, bsize: 4096 })

  it('nothing starts on a disk that is nearly full', () => {
    expect(() => refuseFullDisk('/nowhere', disk(399))).toThrow(
      /The disk of the data folder \/nowhere has 399 MB left, and 400 MB are needed\. Make room/,
    )
    expect(() => refuseFullDisk('/nowhere', disk(400))).not.toThrow()
  })

  it('a disk that does not report its free space counts as large enough', () => {
    expect(() => refuseFullDisk('/nowhere', () => ({ blocks: 0, bavail: 0, bsize: 4096 }))).not.toThrow()
  })
})

describe('folders left by earlier test runs', () => {
  it('a temporary folder is removed once its process has ended and an hour has passed, and no other folder is removed', () => {
    const { pid: gone } = spawnSync(process.execPath, ['--version'])
    const place = mkdtempSync(join(tmpdir(), 'left-'))
    const names = [
      `questboard-copy-${gone}-aaaaaa`,
      `questboard-copy-${process.pid}-aaaaaa`,
      'questboard-copy-x',
    ]
    for (const name of names) mkdirSync(join(place, name))
    clearScratchFolders([place])
    expect(readdirSync(place)).toHaveLength(3)
    clearScratchFolders([place], Date.now() + 2 * 3600_000)
    expect(readdirSync(place)).toEqual(names.slice(1).toSorted())
    rmSync(place, { recursive: true })
  })
})

describe('settings of npm start', () => {
  it('the ports of all services follow from PORT unless they are set separately', () => {
    const settings = readSettings({ PORT: '5000', ENGINE_PORT: '7777' })
    expect([settings.POSTGRES_PORT, settings.ENGINE_PORT, settings.SMTP_PORT]).toEqual([5001, 7777, 5008])
    expect(settings.PUBLIC_URL).toBe('http://localhost:5000')
  })

  it('an invalid setting is named in the error message', () => {
    expect(() => readSettings({ PORT: 'many' })).toThrow('PORT: must be a whole number from 1 to 65535')
    expect(() => readSettings({ PORT: '65530' })).toThrow(/PORT is too high/)
    expect(() => readSettings({ PUBLIC_URL: 'ftp://here' })).toThrow(/PUBLIC_URL: must begin with http/)
  })
})

describe('the vendors that the sandbox simulates', () => {
  it('the sandbox simulates every vendor that has no URL in the settings', () => {
    expect(playedBySandbox(readSettings({}))).toContain('SMTP_URL')
    const real = {
      SMTP_URL: 'smtps://mail.example:465',
      TWITCH_CLIENT_ID: 'an app of ours there',
      IGDB_CLIENT_ID: 'the same app',
      GOOGLE_BASE_URL: 'https://google.example',
      STRIPE_SECRET_KEY: 'a key of ours there',
      STRIPE_CONNECT_SECRET_KEY: 'a key of ours there',
      PAYPAL_CLIENT_ID: 'an app of ours there',
    }
    expect(playedBySandbox(readSettings(real))).toEqual(['TIKTOK_BASE_URL'])
  })
})

describe('sending push notifications to the sandbox', () => {
  const pushUrl = (env: Record<string, string>) => pushEnv({ settings: readSettings(env) }).PUSH_URL
  it('push notifications go to this machine if the sandbox simulates the vendors, and are off in production', () => {
    expect(pushUrl({ PORT: '4000' })).toBe('http://127.0.0.1:4000/api/webhooks')
    expect(pushUrl({ PUSH_URL: 'https://push.example/api/webhooks' })).toBeUndefined()
    expect(pushUrl({ TWITCH_CLIENT_ID: 'an app of ours there' })).toBeUndefined()
    expect(pushUrl({ NODE_ENV: 'production' })).toBeUndefined()
  })
})

describe('arguments of npm start', () => {
  it('the arguments of npm start choose the services and whether to delete the data first', () => {
    expect(readOptions([])).toEqual({ isFresh: false, only: undefined })
    expect(readOptions(['--fresh', '--only', 'temporal,sandbox'])).toEqual({
      isFresh: true,
      only: ['temporal', 'sandbox'],
    })
  })

  it.each([
    [['--frsh'], '--frsh'],
    [['--only'], '--only'],
    [['--only', 'temporal,nonsense'], 'nonsense'],
    [['temporal'], 'temporal'],
  ])('an unknown argument %j is refused, and nothing starts', (args, named) => {
    expect(() => readOptions(args)).toThrow(new RegExp(`'.*${named}.*Usage: npm start -- \\[--fresh`))
  })
})

describe('creating the data folder', () => {
  it('a data folder that cannot be created is refused immediately', () => {
    expect(() => makeWritable('/proc/questboard/data')).toThrow(/cannot be written \(ENOENT/)
  })
})

describe('finding the settings that services read', () => {
  it('the check of settings finds settings in schemas and wherever code reads them', () => {
    const text = `const environment = z.object({\n  ONE: z.string(),\n})\nenvironment.TWO\nprocess.env.THREE\nconst { FOUR_A: a, FIVE: b } = environment\nother.SIX`
    expect(settingsReadIn(text)).toEqual(['ONE', 'TWO', 'THREE', 'FOUR_A', 'FIVE'])
  })

  it('the check of settings knows the Hasura names of the engine, two for each kind of polling', () => {
    expect(engineSettingsIn(`read.boolean('DEV_MODE', false), polling(read, 'STREAMS')`)).toEqual([
      'HASURA_GRAPHQL_DEV_MODE',
      'HASURA_GRAPHQL_STREAMS_MULTIPLEXED_BATCH_SIZE',
      'HASURA_GRAPHQL_STREAMS_MULTIPLEXED_REFETCH_INTERVAL',
    ])
  })

  it('a setting that no document describes is reported with its file, and so is a documented setting that nothing reads', () => {
    const problems = compareSettings(new Map([['NEW_THING', 'actions/src/x.ts']]), ['PORT'])
    expect(problems).toContainEqual(expect.stringContaining('actions/src/x.ts reads NEW_THING'))
    expect(problems).toContainEqual(expect.stringContaining('describes HOST, which no service reads'))
  })
})

describe('imports between the parts of the project', () => {
  const refused = (file: string, source: string, isType = false) => refuse(file, { source, isType })

  it('the domain imports no package except zod', () => {
    expect(refused('domain/src/quest/quest.ts', 'zod')).toBeUndefined()
    expect(refused('domain/src/quest/quest.ts', 'pg')).toContain('may not import the package pg')
    expect(refused('domain/src/quest/quest.ts', '../../../actions/src/webhooks.ts')).toContain(
      'may not import',
    )
  })

  it('a feature of the client cannot import another', () => {
    const file = 'web/src/features/quest/QuestCard.tsx'
    expect(refused(file, './QuestForm.tsx')).toBeUndefined()
    expect(refused(file, '../mission/MissionCard.tsx')).toContain('may not import')
  })

  it('workflows import only the types of activities', () => {
    const file = 'workflows/src/workflows/timedRow.ts'
    expect(refused(file, '../activities/quest.ts', true)).toBeUndefined()
    expect(refused(file, '../activities/quest.ts')).toContain('may not import')
  })

  it('the gateway on one machine imports only the public entry points of other workspaces', () => {
    expect(refused('stack/gateway.ts', '@questboard/engine/program')).toBeUndefined()
    expect(refused('stack/gateway.ts', '../actions/src/webhooks.ts')).toContain('may not import')
    expect(refused('stack/start.ts', '@questboard/actions')).toContain('may not import')
  })

  it('gateway and actions import each other only in tests', () => {
    expect(refused('gateway/src/start.ts', '@questboard/actions')).toContain('may not import')
    expect(refused('actions/src/start.ts', '@questboard/gateway/testing')).toContain('may not import')
    expect(refused('actions/src/actions/members.test.ts', '@questboard/gateway/testing')).toBeUndefined()
    for (const area of ['gateway', 'actions'])
      expect(refused(`${area}/src/start.ts`, '@questboard/moves')).toBeUndefined()
    expect(refused('moves/src/account/lock.ts', '@questboard/providers/mail')).toContain('may not import')
  })

  it('requests to third parties go through the shared client or are refused inside of transactions', () => {
    const leaves = 'export const ask = () => fetch(address)\n'
    expect(goesAround('actions/src/actions/addFeed.ts', leaves)).toEqual([
      'actions/src/actions/addFeed.ts:1 sends a request without providers/src/door.ts',
    ])
    expect(goesAround('providers/src/door.ts', leaves)).toEqual([])
    expect(goesAround('providers/src/cards/stripe.test.ts', leaves)).toEqual([])
    expect(goesAround('providers/src/cards/stripe.ts', 'const read = () => vendor.fetch(it)')).toEqual([])
    const mails = `const transport = nodemailer.createTransport(url)\n`
    expect(goesAround('providers/src/mail/index.ts', mails)).toHaveLength(1)
    expect(
      goesAround('providers/src/mail/index.ts', `${mails}refuseInTransaction('the mail server')`),
    ).toEqual([])
  })

  it('transactions are started only through the function that tracks them', () => {
    const begins = `await client.query('begin')`
    expect(goesAround('actions/src/events/tell.ts', begins)).toHaveLength(1)
    expect(goesAround('database/src/codes/storedCodes.ts', begins)).toEqual([])
    expect(goesAround('workflows/src/main.ts', 'const own = new Kysely<DB>({ dialect })')).toHaveLength(1)
  })

  it('the check of imports finds every form of import', () => {
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

describe('names from the code that documents mention', () => {
  const repository = {
    files: ['docs/one.md', 'web/src/cards/GameCard.tsx', 'workflows/src/contract.ts'],
    scripts: ['check'],
  }
  const missing = (text: string) => missingIn('docs/two.md', text, repository)

  it('a name from the code can be mentioned in documents by its path, its last part, its folder or its import path', () => {
    expect(
      missing(
        '`web/src/cards/GameCard.tsx` `cards/GameCard.tsx` `GameCard.tsx` `web/src/cards/` `workflows/contract`, [one](one.md#part), `npm run check -- types`',
      ),
    ).toEqual([])
  })

  it('the check of documents looks only at names from our own code', () => {
    expect(
      missing('`.data/secrets.json` `text/plain` `@aws-sdk/client-s3` `web/dist` [x](https://x.test/a)'),
    ).toEqual([])
  })

  it('a document that mentions an unknown name from the code is reported with its line', () => {
    expect(missing('First\n`cards/OldCard.tsx` and\n[three](three.md), `web/src/old`\nnpm run chek')).toEqual(
      [
        'docs/two.md:2 names cards/OldCard.tsx, which does not exist',
        'docs/two.md:3 names web/src/old, which does not exist',
        'docs/two.md:3 links to three.md, which does not exist',
        'docs/two.md:4 says npm run chek, which package.json does not have',
      ],
    )
  })
})

describe('checking docker-compose.yml', () => {
  it('a Docker image without a version number does not count as pinned', () => {
    expect(['postgres', 'postgres:latest', 'registry:5000/thing'].map(isPinned)).toEqual([
      false,
      false,
      false,
    ])
    expect(['postgres:17.6', `postgres@sha256:${'a'.repeat(64)}`].map(isPinned)).toEqual([true, true])
  })

  it('a search attribute of Temporal that is missing, unneeded or of another type is reported', () => {
    const problems = searchAttributeProblems('--name kind --type Keyword --name old --type Int', {
      kind: 'Keyword',
      company: 'Keyword',
    })
    expect(problems).toEqual([
      expect.stringContaining('does not create the search attribute company'),
      expect.stringContaining('creates the search attribute old'),
    ])
  })

  it('variables in docker-compose.yml are found with and without a default value', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the compose file's own notation
    expect(variablesOf('${ONE} ${TWO:-x} $${NOT} ${THREE:?must}')).toEqual(['ONE', 'TWO', 'THREE'])
  })
})

describe('showing log lines in the terminal', () => {
  it('the terminal shows the message of a log line, whichever of the two log formats it has', () => {
    expect(wordsOf('{"level":50,"msg":"no mail","err":{"message":"refused"}}')).toBe('no mail: refused')
    const hasura = { type: 'cron-trigger', level: 'error', detail: { message: 'gone', stack: 'long' } }
    expect(wordsOf(JSON.stringify(hasura))).toBe('cron-trigger: gone')
    expect(wordsOf('no JSON at all')).toBe('no JSON at all')
  })
})

describe('restarting after file changes under npm run dev', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('many file changes at the same time cause one restart, and another one if files changed during the restart', async () => {
    let running = 0
    let began = 0
    const changed = whenChanged(async () => {
      expect(running).toBe(0)
      running += 1
      began += 1
      await new Promise((resolve) => setTimeout(resolve, 150))
      running -= 1
    }, 10)
    for (let n = 0; n < 5; n++) changed()
    await vi.advanceTimersByTimeAsync(80)
    expect(began).toBe(1)
    changed()
    await vi.advanceTimersByTimeAsync(400)
    expect(began).toBe(2)
  })
})
