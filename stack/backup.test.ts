import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import { root } from './env.ts'
import { findFreePorts } from './ports.ts'
import { type Copy, endCopy, startCopy, temporaryFolder } from './testing/copies.ts'

const used: { copy?: Copy; folder: string }[] = []

afterEach(async () => {
  for (const { copy, folder } of used.splice(0)) await endCopy(copy, folder)
})

async function start(folder: string) {
  const PORT = String(await findFreePorts(11))
  const copy = await startCopy(folder, { PORT }, ['--only', 'postgres,temporal'])
  used.push({ copy, folder })
  await copy.says(/^ready in/m)
  const { POSTGRES_PASSWORD } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))
  const client = new pg.Client(
    `postgres://questboard:${POSTGRES_PASSWORD}@127.0.0.1:${Number(PORT) + 1}/questboard`,
  )
  // The copy is ended while this is connected.
  client.on('error', () => {})
  await client.connect()
  return { copy, client }
}

const command = (name: string, folder: string, ...args: string[]) =>
  execFileSync(process.execPath, [join(root, 'stack', 'main.ts'), name, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: folder },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })

it('what a running copy holds comes back in another folder, and an occupied folder is not overwritten', async () => {
  const [from, to, archives] = [temporaryFolder(), temporaryFolder(), temporaryFolder()]
  used.push({ folder: archives })
  const archive = join(archives, 'questboard.tar.gz')
  const { client, copy } = await start(from)
  await client.query('CREATE TABLE kept AS SELECT generate_series(1, 20000) AS n')
  writeFileSync(join(from, 'filled'), 'yes')
  command('backup', from, archive)
  await client.query('DROP TABLE kept')
  await client.end()
  expect(() => command('restore', from, archive)).toThrow(/already runs on/)
  copy.process.kill('SIGTERM')
  await copy.ended
  expect(() => command('restore', from, archive)).toThrow(/is in use: move it away/)

  command('restore', to, archive)
  const restored = await start(to)
  const { rows } = await restored.client.query('SELECT count(*)::int AS n FROM kept')
  await restored.client.end()
  expect(rows).toEqual([{ n: 20000 }])
  expect(readFileSync(join(to, 'filled'), 'utf8')).toBe('yes')
  rmSync(archive)
})
