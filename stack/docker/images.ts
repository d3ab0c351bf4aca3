/**
 * Builds the images of a Dockerfile in plain folders, without Docker. Runs each stage's own COPY and RUN in an empty
 * environment, with the few programs that the base image has. An absolute path of an image is a path below its folder.
 */
import { execFileSync, spawn } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { inRoot, node } from '../services/context.ts'
import type { Stage, Step } from './dockerfile.ts'

export type Image = {
  /** The folder that the image sees as `/`. */
  readonly folder: string
  readonly workdir: string
  readonly env: Readonly<Record<string, string>>
  readonly user: string
  readonly cmd: readonly string[]
}

/** The files that Docker can copy, relative to the root. */
export type Context = readonly string[]

type Room = { readonly folder: string; readonly context: Context; readonly images: Map<string, Image> }

/** Programs of node:*-bookworm-slim that a command can use. Python, Git and compilers are not among them. */
const basePrograms = ['sh', 'env', 'mkdir', 'cp', 'mv', 'rm', 'ln', 'ls', 'cat', 'chmod', 'uname', 'dirname']

const nodeBase = /^node:(\d+\.\d+\.\d+)-bookworm-slim$/
const nginxBase = /^nginxinc\/nginx-unprivileged:/

/**
 * A replacement for `chown` that only checks that the files exist, because the image's user does not exist on this
 * machine.
 */
const chown = '#!/bin/sh\nshift\nfor each in "$@"; do ls -d "$each" >/dev/null || exit 1; done\n'

/** Puts the image's folder before absolute paths at the beginning of words, except for devices such as `/dev/null`. */
export const relocate = (text: string, folder: string): string =>
  text.replaceAll(/(^|[\s=:"'])(?=\/(?!\/|dev\/))/g, `$1${folder}`)

function findProgram(name: string): { folder: string; file: string } {
  const folder = (process.env.PATH ?? '').split(':').find((path) => existsSync(join(path, name)))
  if (!folder) throw new Error(`${name} is not installed, or not in PATH`)
  return { folder, file: realpathSync(join(folder, name)) }
}

/** Passes on only the settings for fetching packages, without the person's other npm settings. */
function npmSettings(): Record<string, string> {
  const names = ['registry', 'cafile', 'proxy', 'https-proxy', 'noproxy', 'strict-ssl', 'cache']
  const npm = findProgram('npm')
  // npm looks for the machine's settings in the folder of the Node that runs npm.
  const own = join(npm.folder, 'node')
  const args = [npm.file, 'config', 'list', '--json']
  const text = execFileSync(existsSync(own) ? own : node, args, { cwd: inRoot(), encoding: 'utf8' })
  const settings: Record<string, unknown> = JSON.parse(text)
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = settings[name]
      return value === null || value === undefined || value === '' ? [] : [[name, String(value)]]
    }),
  )
}

/** The programs of the base image, with the Node that the lockfile pins. */
function createPrograms(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const name of basePrograms) symlinkSync(findProgram(name).file, join(folder, name))
  symlinkSync(node, join(folder, 'node'))
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\nexec node ${findProgram('npm').file} "$@"\n`, {
    mode: 0o755,
  })
  writeFileSync(join(folder, 'chown'), chown, { mode: 0o755 })
}

/** Creates links to files that no longer change after installation, which takes a tenth of the time of copying. */
function copyTree(from: string, to: string, isInstalled = false): void {
  const entry = lstatSync(from)
  if (entry.isDirectory()) {
    mkdirSync(to, { recursive: true })
    for (const name of readdirSync(from))
      copyTree(join(from, name), join(to, name), isInstalled || name === 'node_modules')
    return
  }
  mkdirSync(dirname(to), { recursive: true })
  rmSync(to, { force: true })
  if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to)
  else if (isInstalled) linkSync(from, to)
  else copyFileSync(from, to)
}

const below = ({ folder, workdir }: Image, path: string): string =>
  join(folder, path.startsWith('/') ? path : join(workdir, path))

/** The target of a COPY. Docker copies the contents of a folder, and copies a file to a name or into a folder. */
function target(image: Image, to: string, source: string, isFolder: boolean): string {
  const place = below(image, to)
  const isInto = !isFolder && (to.endsWith('/') || to === '.' || isFolderAt(place))
  return isInto ? join(place, source.split('/').at(-1) ?? '') : place
}

const isFolderAt = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

function copyFromContext(image: Image, context: Context, source: string, to: string): void {
  const files = context.filter((file) => file === source || file.startsWith(`${source}/`))
  if (files.length === 0) throw new Error(`COPY ${source}: the context has no such file or folder`)
  const place = target(image, to, source, files[0] !== source)
  for (const file of files) copyTree(inRoot(file), join(place, file.slice(source.length)))
}

function copyFromStage(image: Image, from: Image, source: string, to: string): void {
  const origin = below(from, source)
  if (!existsSync(origin)) throw new Error(`COPY ${source}: the stage has no such file or folder`)
  copyTree(origin, target(image, to, source, isFolderAt(origin)), source.endsWith('/node_modules'))
}

export const environmentOf = ({ folder, env, user }: Image): Record<string, string> => ({
  PATH: join(folder, '..', 'bin'),
  HOME: join(folder, user === 'root' ? 'root' : `home/${user}`),
  ...Object.fromEntries(Object.entries(env).map(([name, value]) => [name, relocate(value, folder)])),
})

function useCaches({ folder }: Image, command: string, caches: readonly string[]): Record<string, string> {
  if (!/\bnpm\b/.test(command)) return {}
  if (/\bnpm cache\b/.test(command))
    throw new Error(`RUN ${command}: the cache is shared, and is not cleaned`)
  const { cache = '', ...fetching } = npmSettings()
  for (const path of caches) {
    if (path !== '/root/.npm') throw new Error(`the cache ${path} is not known here`)
    mkdirSync(join(folder, 'root'), { recursive: true })
    if (!existsSync(join(folder, path))) symlinkSync(cache, join(folder, path))
  }
  return Object.fromEntries(
    Object.entries(fetching).map(([name, value]) => [`npm_config_${name.replaceAll('-', '_')}`, value]),
  )
}

function run(image: Image, command: string, caches: readonly string[]): Promise<void> {
  const child = spawn('/bin/sh', ['-c', relocate(command, image.folder)], {
    cwd: join(image.folder, image.workdir),
    env: { ...environmentOf(image), ...useCaches(image, command, caches) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      const words = said.trim().split('\n').slice(-40).join('\n')
      if (code === 0) resolve()
      else reject(new Error(`RUN ${command} ended with ${code}\n${words}`))
    })
  })
}

async function take(image: Image, step: Step, { context, images }: Room): Promise<Image> {
  switch (step.kind) {
    case 'workdir':
      mkdirSync(below(image, step.path), { recursive: true })
      return { ...image, workdir: join(image.workdir, step.path) }
    case 'env':
      return { ...image, env: { ...image.env, ...step.values } }
    case 'user':
      return { ...image, user: step.name }
    case 'cmd':
      return { ...image, cmd: step.words }
    case 'expose':
      return image
    case 'copy': {
      const from = step.from === null ? null : images.get(step.from)
      if (from === undefined) throw new Error(`COPY --from=${step.from}: this stage was not built`)
      for (const source of step.sources) {
        if (from === null) copyFromContext(image, context, source, step.to)
        else copyFromStage(image, from, source, step.to)
      }
      return image
    }
    case 'run':
      await run(image, step.command, step.caches)
      return image
  }
}

function begin({ base }: Stage, folder: string, { images }: Room): Image {
  const parent = images.get(base)
  if (parent) {
    copyTree(parent.folder, folder)
    return { ...parent, folder }
  }
  const version = nodeBase.exec(base)?.[1]
  if (!version && !nginxBase.test(base))
    throw new Error(`FROM ${base}: what this image has is not known here`)
  if (version && `v${version}` !== process.version)
    throw new Error(`FROM ${base}: the lockfile pins Node ${process.version.slice(1)}`)
  mkdirSync(folder, { recursive: true })
  return { folder, workdir: '/', env: {}, user: 'root', cmd: [] }
}

/** Builds the stages one after another, and each only once, because images share stages. */
export async function buildImages(
  stages: readonly Stage[],
  context: Context,
  folder: string,
): Promise<ReadonlyMap<string, Image>> {
  const images = new Map<string, Image>()
  const room: Room = { folder, context, images }
  createPrograms(join(folder, 'bin'))
  for (const stage of stages) {
    let line = stage.line
    try {
      let image = begin(stage, join(folder, stage.name), room)
      for (const step of stage.steps) {
        line = step.line
        image = await take(image, step, room)
      }
      images.set(stage.name, image)
    } catch (error) {
      throw new Error(`line ${line}, stage ${stage.name}: ${error instanceof Error ? error.message : error}`)
    }
  }
  return images
}
