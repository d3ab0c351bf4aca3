/** `npm run dev`: applies changes within seconds. A mistake is reported, and everything else continues. */
import { join } from 'node:path'
import { root } from './env.ts'
import { Fault, sayWhy } from './fault.ts'
import { proveMetadata, regenerate, regenerateActions, regenerateDocuments } from './generate.ts'
import { type Screen, seconds } from './screen.ts'
import { serviceEnv } from './services/context.ts'
import type { Stack } from './stack.ts'
import { watchTree } from './watchTree.ts'

/**
 * The time to wait after a change, because editors save in several steps and a checkout changes many files. One
 * reaction then covers all changes.
 */
const settle = 200

const isSource = (file: string) => !/(^|\/)(node_modules|\.)|\.test\.tsx?$|~$/.test(file)
/**
 * Treats a name without a dot as a folder, because folder names in this repository contain no dot. Folders can contain
 * documents.
 */
const isDocument = (file: string) => file.endsWith('.graphql') || !file.includes('.')

/** Calls back after a burst of changes. Calls never overlap. If something changed in the meantime, calls back again. */
export function whenChanged(work: () => Promise<unknown>, wait = settle): () => void {
  let timer: NodeJS.Timeout | undefined
  let isWorking = false
  let isStale = false
  const begin = async (): Promise<void> => {
    if (isWorking) {
      isStale = true
      return
    }
    isWorking = true
    try {
      await work()
    } finally {
      isWorking = false
    }
    if (isStale) {
      isStale = false
      await begin()
    }
  }
  return () => {
    clearTimeout(timer)
    timer = setTimeout(begin, wait)
  }
}

/** Reports the work that was done and its duration, or the tool's error. */
async function attempt(screen: Screen, what: string, work: () => Promise<unknown>): Promise<boolean> {
  const began = Date.now()
  screen.line(`  ${what} …`)
  try {
    await work()
    screen.line(`  ${what}: done in ${seconds(Date.now() - began)}`)
    return true
  } catch (error) {
    const words = error instanceof Fault ? error.message : sayWhy(error)
    screen.line(`  ${what}: failed. Everything else keeps running\n${words.replace(/^/gm, '    ')}`)
    return false
  }
}

/**
 * Updates the database first, then checks the metadata, and only then restarts the engine, which runs in the
 * gateway's process.
 */
async function takeUpHasura({ context, services, supervisor }: Stack): Promise<void> {
  await services.find(({ name }) => name === 'database')?.prepare?.(() => {})
  await regenerateActions(serviceEnv(context))
  await proveMetadata(serviceEnv(context), context.settings)
  await supervisor.renew('gateway')
}

export function watchSources(stack: Stack, screen: Screen): void {
  const { context, services, supervisor } = stack
  for (const { name, watch: folders = [] } of services) {
    const renew = whenChanged(async () => {
      screen.line(`  ${name}: its sources changed, restarting`)
      await supervisor.renew(name)
    })
    for (const folder of folders) watchTree(folder, isSource, renew)
  }
  const env = serviceEnv(context)
  const hasura = whenChanged(async () => {
    if (await attempt(screen, 'hasura/: migrations and metadata', () => takeUpHasura(stack)))
      await attempt(screen, 'generated files', () => regenerate(env))
  })
  for (const part of ['migrations', 'metadata'])
    watchTree(join(context.settings.HASURA_DIR, part), isSource, hasura)
  const actions = whenChanged(() => attempt(screen, "the actions' metadata", () => regenerateActions(env)))
  for (const part of ['actions', 'lib']) watchTree(join(root, 'actions', 'src', part), isSource, actions)
  const documents = whenChanged(() =>
    attempt(screen, "the client's documents", () => regenerateDocuments(env)),
  )
  watchTree(join(root, 'web', 'src'), isDocument, documents)
}
