/**
 * Builds docker/node.Dockerfile without Docker (images.ts) and starts each of its programs with the settings that docker-compose.yml
 * gives, against the stack of the tests.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { listFiles, readText } from '../check/files.ts'
import { leashed } from '../launch.ts'
import { findFreePorts } from '../ports.ts'
import { scratchFolder } from '../scratchFolder.ts'
import { inRoot } from '../services/context.ts'
import { readDockerfile, readIgnore } from './dockerfile.ts'
import { buildImages, environmentOf, type Image, relocate } from './images.ts'

const dockerfile = 'docker/node.Dockerfile'

const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({
      build: z.object({ dockerfile: z.string(), target: z.string() }).optional(),
      command: z.array(z.string()).optional().catch(undefined),
      environment: z.record(z.string(), z.unknown()).default({}),
    }),
  ),
})

type Service = z.infer<typeof composeSchema>['services'][string]

const document: unknown = parse(readText('docker-compose.yml'), { merge: true, maxAliasCount: 1000 })
const services = composeSchema.parse(document).services
const ours = Object.entries(services).filter(([, { build }]) => build?.dockerfile === dockerfile)
const stages = readDockerfile(readText(dockerfile))

const folder = scratchFolder('image')
let images: ReadonlyMap<string, Image> = new Map()

beforeAll(async () => {
  const isIgnored = readIgnore(readText('.dockerignore'))
  const context = listFiles().filter((path) => !isIgnored(path))
  images = await buildImages(stages, context, folder)
}, 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function find(name: string): { service: Service; image: Image } {
  const service = services[name]
  const image = images.get(service?.build?.target ?? '')
  if (!service || !image) throw new Error(`docker-compose.yml builds no ${name}`)
  return { service, image }
}

/** The settings of a service in docker-compose.yml, with the values of the tests' stack and the folders of the image. */
function settingsOf(name: string): Record<string, string> {
  const { service, image } = find(name)
  return Object.fromEntries(
    Object.entries(service.environment).flatMap(([setting, value]) => {
      if (setting === 'NODE_ENV' || String(value).startsWith('/'))
        return [[setting, relocate(String(value), image.folder)]]
      const given = process.env[setting]
      return given === undefined ? [] : [[setting, given]]
    }),
  )
}

type Started = {
  process: ChildProcess
  said: () => string
  says: (text: RegExp) => Promise<void>
}

function start(name: string, settings: Record<string, string>): Started {
  const { service, image } = find(name)
  const [file = '', ...args] = service.command ?? image.cmd
  const env = { ...environmentOf(image), ...settings }
  const [program, words] = leashed({ file: join(env.PATH ?? '', file), args })
  const child = spawn(program, words, {
    cwd: join(image.folder, image.workdir),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += chunk
    })
  const ended = once(child, 'close')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const says = async (wanted: RegExp) => {
    for (const limit = Date.now() + 60_000; !wanted.test(text); await sleep(20))
      if (Date.now() > limit || child.exitCode !== null)
        throw new Error(`${name} did not say ${wanted}, but:\n${text.slice(0, 4000)}`)
  }
  return { process: child, said: () => text, says }
}

const listen = async (name: string, ports: readonly string[]) => {
  const port = String(await findFreePorts(1))
  const listening = Object.fromEntries(ports.map((setting) => [setting, port]))
  return {
    address: `http://127.0.0.1:${port}`,
    settings: { ...settingsOf(name), HOST: '127.0.0.1', ...listening },
  }
}

/** Files that were written outside the writable mounts. docker-compose.yml makes everything else read-only. */
const written = (image: Image): string[] =>
  readdirSync(image.folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !/^(tmp|data)(\/|$)|(^|\/)node_modules\//.test(file),
  )

/** Tests never get the real encryption keys of codes. Random keys are enough because no code is read. */
const codeKeys = () => ({
  CODE_ENCRYPTION_KEY: `k1:${randomBytes(32).toString('base64url')}`,
  CODE_HASH_KEY: randomBytes(32).toString('base64url'),
})

describe('the Docker images in docker-compose.yml', () => {
  it('every Docker image in docker-compose.yml is built by the commands of its stages', () => {
    const targets = new Set(ours.map(([, { build }]) => build?.target ?? ''))
    expect([...targets].sort()).toEqual(['actions', 'gateway', 'web', 'worker'])
    expect([...images.keys()]).toEqual(expect.arrayContaining([...targets]))
  })

  it.each(['gateway', 'actions', 'worker'])(
    'the Docker image can load every module of the %s, and contains nothing that is only for tests',
    async (name) => {
      const { image } = find(name)
      const env = environmentOf(image)
      const child = spawn(join(env.PATH ?? '', 'node'), [inRoot('stack', 'docker', 'loadModules.ts')], {
        cwd: join(image.folder, image.workdir),
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const chunks = await child.stdout.toArray()
      const found = z
        .object({ count: z.number(), faults: z.array(z.string()) })
        .parse(JSON.parse(Buffer.concat(chunks).toString()))
      expect(found.faults).toEqual([])
      expect(found.count).toBeGreaterThan(300)
      const kept = readdirSync(image.folder, { recursive: true, encoding: 'utf8' })
      expect(kept.filter((file) => /^app\/(?!node_modules\/).*(\/testing\/|\.test\.ts$)/.test(file))).toEqual(
        [],
      )
    },
  )
})

describe('the program in a Docker image', () => {
  it.each(ours.filter(([, { build }]) => build?.target !== 'web').map(([name]) => name))(
    'without settings, %s ends with an error that is only about missing settings',
    async (name) => {
      const { process: program, said } = start(name, {})
      const [code] = await once(program, 'close')
      expect(code).toBe(1)
      expect(said()).toMatch(/invalid \w+ settings: |settings of the \w+( service)?: |^codes: CODE_\w+: /m)
      expect(said()).not.toMatch(/ERR_MODULE_NOT_FOUND|Cannot find/)
    },
  )

  it("the gateway's Docker image serves the page of this build with its files, and writes only to /tmp and /data", async () => {
    const { image } = find('gateway')
    const before = written(image)
    const { address, settings } = await listen('gateway', ['PORT'])
    const { says } = start('gateway', settings)
    await says(/the gateway is listening/)
    const build = z.object({ buildId: z.string().min(6) })
    build.parse(await (await fetch(`${address}/api/build-id`)).json())
    const page = await (await fetch(`${address}/login`)).text()
    const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path)
    expect(files.length).toBeGreaterThan(2)
    for (const path of files) expect((await fetch(`${address}${path}`)).status, path).toBe(200)
    expect(written(image)).toEqual(before)
  })

  it('the Docker image of the actions reports that it is healthy, and writes only to /tmp and /data', async () => {
    const { image } = find('actions')
    const before = written(image)
    const { address, settings } = await listen('actions', ['ACTIONS_PORT'])
    const { says } = start('actions', { ...settings, ...codeKeys() })
    await says(/the actions service is listening/)
    expect((await fetch(`${address}/health`)).status).toBe(200)
    expect(written(image)).toEqual(before)
  })

  it('the Docker image of the worker has its program, and starts until it connects to Temporal', async () => {
    const { settings } = await listen('worker', ['PORT'])
    const { image } = find('worker')
    const bundle = readFileSync(relocate(image.env.WORKFLOW_BUNDLE ?? '', image.folder), 'utf8')
    expect(bundle.length).toBeGreaterThan(100_000)
    // Gives the worker an unused port for Temporal, because the stack's own worker uses the real port and task queue.
    const nowhere = `127.0.0.1:${await findFreePorts(1)}`
    const { says } = start('worker', { ...settings, TEMPORAL_ADDRESS: nowhere })
    await says(/Temporal does not answer yet/)
  })

  it("the web server's Docker image has every file of the page, and uses the port in docker-compose.yml", () => {
    const { image } = find('web')
    const { image: gateway } = find('gateway')
    const assets = new Set(readdirSync(join(image.folder, 'usr/share/nginx/html/assets')))
    const page = readFileSync(join(gateway.folder, 'app/web/dist/index.html'), 'utf8')
    const named = [...page.matchAll(/\/assets\/([^"]+)"/g)].map(([, name = '']) => name)
    expect(named.length).toBeGreaterThan(2)
    expect(named.filter((name) => !assets.has(name))).toEqual([])
    const conf = readFileSync(join(image.folder, 'etc/nginx/conf.d/default.conf'), 'utf8')
    const port = stages.at(-1)?.steps.find(({ kind }) => kind === 'expose')
    expect(port).toMatchObject({ port: Number(/listen (\d+);/.exec(conf)?.[1]) })
  })
})
