import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { root } from './env.ts'
import { findFreePorts } from './ports.ts'
import {
  type Copy,
  endCopy,
  leftOn,
  startByShell,
  startCopy,
  temporaryFolder,
  untilNoneLeftOn,
} from './testing/copies.ts'

const used: { copy?: Copy; folder: string }[] = []

/** Starts only Postgres, which is enough to test processes and folders and takes a second. */
async function start(
  folder: string,
  env: Record<string, string> = {},
  only = 'postgres,sandbox',
): Promise<Copy> {
  const copy = await startCopy(folder, env, ['--only', only])
  used.push({ copy, folder })
  return copy
}

function newFolder(): string {
  const folder = temporaryFolder()
  used.push({ folder })
  return folder
}

afterEach(async () => {
  for (const { copy, folder } of used.splice(0)) await endCopy(copy, folder)
})

function processOf(folder: string, program: string): number {
  const found = leftOn(folder).find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program))
  if (found === undefined) throw new Error(`no ${program} runs on ${folder}`)
  return found
}

/** A copy of hasura/ with an injected mistake. */
function spoiltHasura(spoil: (folder: string) => void): string {
  const folder = newFolder()
  cpSync(join(root, 'hasura'), folder, { recursive: true })
  spoil(folder)
  return folder
}

describe('starting with an invalid data folder', () => {
  it('a second start on the same data folder is refused and names the process that uses it, and the first keeps running', async () => {
    const folder = newFolder()
    const first = await start(folder)
    await first.says(/^ready in/m)
    const second = await start(folder)
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain(`already runs on ${folder} (process ${first.process.pid}`)
    expect(leftOn(folder).length).toBeGreaterThan(1)
  })

  it('a data folder that cannot be written is refused with an error of one sentence', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'file'), '')
    const copy = await start(join(folder, 'file'))
    expect(await copy.ended).toBe(1)
    expect(copy.output()).toMatch(/The data folder .* cannot be written .* Choose another/)
  })

  it('a data folder of a newer version is refused and left unchanged', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'version.json'), '{"version":999}')
    const copy = await start(folder)
    expect(await copy.ended).toBe(1)
    expect(copy.output()).toContain('was written by a newer Questboard (data version 999')
    expect(readFileSync(join(folder, 'version.json'), 'utf8')).toBe('{"version":999}')
    expect(leftOn(folder)).toEqual([])
  })

  it('a data folder of a version that is too old is refused and left unchanged, unless the start should delete it', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'version.json'), '{"version":1}')
    const copy = await start(folder)
    expect(await copy.ended).toBe(1)
    expect(copy.output()).toContain(
      `The data in ${folder} was made by a version that is too old to upgrade. Use that version, or start over with \`npm start -- --fresh\`.`,
    )
    expect(readFileSync(join(folder, 'version.json'), 'utf8')).toBe('{"version":1}')
    expect(leftOn(folder)).toEqual([])
    const anew = await startCopy(folder, {}, ['--only', 'postgres', '--fresh'])
    used.push({ copy: anew, folder })
    await anew.says(/^ready in/m)
  })

  it('a data folder with a damaged database is refused with an error of one sentence', async () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'postgres'))
    const copy = await start(folder)
    expect(await copy.ended).toBe(1)
    expect(copy.output()).toContain('The data folder is broken')
    expect(leftOn(folder)).toEqual([])
  })

  it('data survive a restart and are deleted by --fresh', async () => {
    const folder = newFolder()
    const PORT = String(await findFreePorts(11))
    const ask = async (text: string) => {
      const { POSTGRES_PASSWORD } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))
      const client = new pg.Client(
        `postgres://questboard:${POSTGRES_PASSWORD}@127.0.0.1:${Number(PORT) + 1}/questboard`,
      )
      await client.connect()
      const { rows } = await client.query(text)
      await client.end()
      return rows
    }
    const run = async (args: string[], text: string) => {
      const copy = await startCopy(folder, { PORT }, ['--only', 'postgres', ...args])
      used.push({ copy, folder })
      await copy.says(/^ready in/m)
      const rows = await ask(text)
      copy.process.kill('SIGTERM')
      await copy.ended
      return rows
    }
    await run([], 'create table kept as select 7 as n')
    expect(await run([], 'select n from kept')).toEqual([{ n: 7 }])
    expect(await run(['--fresh'], `select to_regclass('kept') as found`)).toEqual([{ found: null }])
  })
})

describe('starting when ports are in use', () => {
  it('a port in use is reported with the name of the program that uses it, and nothing starts', async () => {
    const folder = newFolder()
    const PORT = await findFreePorts(11)
    const server = createServer().listen(PORT + 2, '127.0.0.1')
    try {
      const copy = await start(folder, { PORT: String(PORT) })
      expect(await copy.ended).toBe(1)
      expect(copy.output()).toContain(`Port ${PORT + 2} (ENGINE_PORT) is taken by process ${process.pid}`)
      expect(leftOn(folder)).toEqual([])
    } finally {
      server.close()
    }
  })

  it('two instances of Questboard can run next to each other on one machine', async () => {
    const [one, other] = [newFolder(), newFolder()]
    const copies = await Promise.all([start(one), start(other)])
    await Promise.all(copies.map((copy) => copy.says(/^ready in/m)))
    expect(leftOn(one).length).toBeGreaterThan(1)
    expect(leftOn(other).length).toBeGreaterThan(1)
  })
})

describe('ending and restarting processes', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'the signal %s ends all processes of Questboard',
    async (signal) => {
      const folder = newFolder()
      const copy = await start(folder)
      await copy.says(/^ready in/m)
      expect(leftOn(folder).length).toBeGreaterThan(1)
      copy.process.kill(signal)
      await copy.ended
      expect(leftOn(folder)).toEqual([])
    },
  )

  it('if the main process is killed, its services end as well', async () => {
    const folder = newFolder()
    const copy = await start(folder)
    await copy.says(/^ready in/m)
    copy.process.kill('SIGKILL')
    expect(await untilNoneLeftOn(folder)).toEqual([])
  })

  it('if npm is killed, all services end in order, even if that takes long', async () => {
    const folder = newFolder()
    const copy = await startByShell(folder, ['--only', 'sandbox'])
    used.push({ copy, folder })
    await copy.says(/^ready in/m)
    const sandbox = processOf(folder, 'sandbox')
    // The sandbox does not receive the signal. The stack must wait until the sandbox's grace period ends.
    process.kill(sandbox, 'SIGSTOP')
    copy.process.kill('SIGKILL')
    await copy.says(/^Stopped\.$/m)
    expect(await untilNoneLeftOn(folder)).toEqual([])
  })

  it.each([100, 400, 900])(
    'if a first start is killed after %i ms, the next start completes it',
    async (wait) => {
      const folder = newFolder()
      const first = await start(folder)
      await sleep(wait)
      first.process.kill('SIGKILL')
      const second = await start(folder)
      await second.says(/^ready in/m)
    },
  )

  it('a service that ends is restarted, and the operator sees a message', async () => {
    const folder = newFolder()
    const copy = await start(folder)
    await copy.says(/^ready in/m)
    process.kill(processOf(folder, 'sandbox'), 'SIGKILL')
    await copy.says(/sandbox was ended by SIGKILL: restarting/)
    await copy.says(/sandbox is back/)
  })
})

it('a service that is started alone does not announce the URL of a service that is not running', async () => {
  const copy = await start(newFolder(), {}, 'sandbox')
  await copy.says(/^ready in/m)
  expect(copy.output()).toMatch(/sandbox +http:/)
  expect(copy.output()).not.toMatch(/sign in at|admin secret/)
})

describe('starting with invalid migrations or metadata', () => {
  it('a failing migration is reported with its file and line, and nothing continues to run', async () => {
    const broken = '9990000000000_break_something'
    const HASURA_DIR = spoiltHasura((folder) => {
      const migration = join(folder, 'migrations', 'default', broken)
      mkdirSync(migration)
      writeFileSync(join(migration, 'up.sql'), '-- one\n-- two\nSELECT nothing_like_that;\n')
      writeFileSync(join(migration, 'down.sql'), 'SELECT 1;\n')
    })
    const folder = newFolder()
    const copy = await start(folder, { HASURA_DIR, SEED: 'false' }, 'database')
    expect(await copy.ended).toBe(1)
    expect(copy.output()).toMatch(new RegExp(`${broken}/up\\.sql:3\\b.*nothing_like_that`))
    expect(leftOn(folder)).toEqual([])
  })

  it('a migration that fails because of existing data changes nothing, and the next start applies the fixed migration', async () => {
    const folder = newFolder()
    const PORT = String(await findFreePorts(11))
    const added = '9990000000000_add_something'
    let sql = ''
    const run = async () => {
      const HASURA_DIR = spoiltHasura((hasura) => {
        if (sql === '') return
        mkdirSync(join(hasura, 'migrations', 'default', added))
        writeFileSync(join(hasura, 'migrations', 'default', added, 'up.sql'), sql)
        writeFileSync(join(hasura, 'migrations', 'default', added, 'down.sql'), 'DROP TABLE something;\n')
      })
      return start(folder, { HASURA_DIR, SEED: 'false', PORT }, 'database')
    }
    const tables = async () => {
      const { POSTGRES_PASSWORD } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))
      const client = new pg.Client(
        `postgres://questboard:${POSTGRES_PASSWORD}@127.0.0.1:${Number(PORT) + 1}/questboard`,
      )
      await client.connect()
      const { rows } = await client.query(
        `select coalesce(string_agg(tablename, ' ' order by tablename), '') as all from pg_tables where schemaname = 'public'`,
      )
      await client.end()
      return String(rows[0].all)
    }
    const upAndDown = async () => {
      const copy = await run()
      await copy.says(/^ready in/m)
      const found = await tables()
      copy.process.kill('SIGTERM')
      await copy.ended
      return found
    }
    const before = await upAndDown()
    sql = 'CREATE TABLE something (id int);\nSELECT nothing_like_that;\n'
    const broken = await run()
    expect(await broken.ended).toBe(1)
    expect(broken.output()).toContain(`${added}/up.sql:2`)
    sql = ''
    expect(await upAndDown()).toBe(before)
    sql = 'CREATE TABLE something (id int);\n'
    expect(await upAndDown()).toContain(' something ')
  })

  it('metadata that name a missing table are refused, the error names the table, and nothing continues to run', async () => {
    const HASURA_DIR = spoiltHasura((folder) => {
      const tables = join(folder, 'metadata', 'databases', 'default', 'tables')
      const list = join(tables, 'tables.yaml')
      writeFileSync(list, `${readFileSync(list, 'utf8').trimEnd()}\n- "!include public_no_such_table.yaml"\n`)
      writeFileSync(
        join(tables, 'public_no_such_table.yaml'),
        'table:\n  name: no_such_table\n  schema: public\n',
      )
    })
    const folder = newFolder()
    const copy = await start(folder, { HASURA_DIR, SEED: 'false' }, 'gateway')
    expect(await copy.ended).toBe(1)
    expect(copy.output()).toContain('no_such_table')
    expect(leftOn(folder)).toEqual([])
  })

  it('metadata that name a missing column are refused, the error names the column, and nothing continues to run', async () => {
    const HASURA_DIR = spoiltHasura((folder) => {
      const file = join(folder, 'metadata', 'databases', 'default', 'tables', 'public_game.yaml')
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace('        - developer\n', '        - developper\n'),
      )
    })
    const folder = newFolder()
    const copy = await start(folder, { HASURA_DIR, SEED: 'false' }, 'gateway')
    expect(await copy.ended).toBe(1)
    expect(copy.output()).toMatch(/game.*developper/)
    expect(leftOn(folder)).toEqual([])
  })
})
