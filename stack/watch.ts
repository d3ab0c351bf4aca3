/** `npm run dev`: what changes is picked up within seconds; what is wrong with it is said, and the rest goes on. */
import { join } from 'node:path'
import { root } from './env.ts'
import { Fault, sayWhy } from './fault.ts'
import { proveMetadata, regenerate, regenerateDocuments } from './generate.ts'
import { type Screen, seconds } from './screen.ts'
import { serviceEnv } from './services/context.ts'
import type { Stack } from './stack.ts'
import { watchTree } from './watchTree.ts'

/** Editors save in several steps, and a checkout changes many files: one answer to all of it. */
const settle = 200

const isSource = (file: string) => !/(^|\/)(node_modules|\.)|\.test\.tsx?$|~$/.test(file)
/** A folder has no dot in its name here, and may hold documents. */
const isDocument = (file: string) => file.endsWith('.graphql') || !file.includes('.')

/** Calls back once a burst of changes is over, never twice at a time, and again when something changed meanwhile. */
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

/** Says what was done and how long it took, or what is wrong in the words of whoever found it. */
async function attempt(screen: Screen, what: string, work: () => Promise<unknown>): Promise<boolean> {
  const began = Date.now()
  screen.line(`  ${what} …`)
  try {
    await work()
    screen.line(`  ${what}: done in ${seconds(Date.now() - began)}`)
    return true
  } catch (error) {
    const words = error instanceof Fault ? error.message : sayWhy(error)
    screen.line(`  ${what}: failed; everything else runs on as it was\n${words.replace(/^/gm, '    ')}`)
    return false
  }
}

/** The database first, then whether the metadata fits it, and only then the engine, which the gateway's process holds. */
async function takeUpHasura({ context, services, supervisor }: Stack): Promise<void> {
  await services.find(({ name }) => name === 'database')?.prepare?.(() => {})
  await proveMetadata(serviceEnv(context), context.settings)
  await supervisor.renew('gateway')
}

export function watchSources(stack: Stack, screen: Screen): void {
  const { context, services, supervisor } = stack
  for (const { name, watch: folders = [] } of services) {
    const renew = whenChanged(async () => {
      screen.line(`  ${name}: its sources changed, starting it anew`)
      await supervisor.renew(name)
    })
    for (const folder of folders) watchTree(folder, isSource, renew)
  }
  const env = serviceEnv(context)
  const hasura = whenChanged(async () => {
    if (await attempt(screen, 'hasura/: migrations and metadata', () => takeUpHasura(stack)))
      await attempt(screen, 'what is generated from them', () => regenerate(env))
  })
  for (const part of ['migrations', 'metadata'])
    watchTree(join(context.settings.HASURA_DIR, part), isSource, hasura)
  const documents = whenChanged(() =>
    attempt(screen, "the client's documents", () => regenerateDocuments(env)),
  )
  watchTree(join(root, 'web', 'src'), isDocument, documents)
}
