/** The real Temporal server with its web UI. */
import { searchAttributes } from '@questboard/workflows/contract'
import type { Settings } from '../env.ts'
import { untilReady } from '../keeper.ts'
import { forgetAnnouncedRuns, temporalFile } from '../lostRuns.ts'
import type { Service } from '../service.ts'
import { endUnknownRuns } from '../unknownRuns.ts'
import { at, type Context, host, inherited, watchedAt } from './context.ts'
import { fitDatabase, markDatabase, type Version } from './temporalDatabase.ts'
import { findTemporal, serverVersionOf } from './temporalProgram.ts'

/** In tests, a run counts as stuck after two failed tasks instead of five, to save time. */
const soonStuck = [
  '--dynamic-config-value',
  'system.numConsecutiveWorkflowTaskProblemsToTriggerSearchAttribute=2',
]

function serverArgs(settings: Settings, file: string): string[] {
  return [
    ...['server', 'start-dev', '--ip', host, '--log-level', 'error'],
    ...['--port', String(settings.TEMPORAL_PORT), '--ui-port', String(settings.TEMPORAL_UI_PORT)],
    ...['--http-port', String(settings.TEMPORAL_HTTP_PORT)],
    ...['--metrics-port', String(settings.TEMPORAL_METRICS_PORT)],
    ...['--db-filename', file],
    ...['--namespace', settings.TEMPORAL_NAMESPACE],
    // A write-ahead log and a single partition nearly double the number of runs per second. With several partitions, a
    // poll could wait at a partition without tasks.
    ...['--sqlite-pragma', 'journal_mode=WAL', '--sqlite-pragma', 'synchronous=NORMAL'],
    ...['--dynamic-config-value', 'matching.numTaskqueueReadPartitions=1'],
    ...['--dynamic-config-value', 'matching.numTaskqueueWritePartitions=1'],
    // Mail tasks have a priority above all others (workflows/src/contract.ts).
    ...['--dynamic-config-value', 'matching.useNewMatcher=true'],
    ...(settings.NODE_ENV === 'test' ? soonStuck : []),
    ...Object.entries(searchAttributes).flatMap(([name, type]) => ['--search-attribute', `${name}=${type}`]),
  ]
}

export function createTemporal(context: Context): Service {
  const { settings, launcher } = context
  const file = temporalFile(settings.DATA_DIR)
  const namespaceUrl = at(settings.TEMPORAL_HTTP_PORT, `/api/v1/namespaces/${settings.TEMPORAL_NAMESPACE}`)
  const watched = watchedAt(namespaceUrl)
  let program = ''
  let version: Version | undefined

  const commandOn = (database: string) => ({
    file: program,
    args: serverArgs(settings, database),
    env: inherited(),
    cwd: settings.DATA_DIR,
  })

  async function makeEmpty(database: string): Promise<void> {
    const server = await launcher.launch('temporal-database', commandOn(database))
    try {
      await untilReady({ name: 'temporal', isReady: watched.isReady }, server, 60_000)
    } finally {
      await server.end()
    }
  }

  return {
    name: 'temporal',
    after: [],
    prepare: async (say) => {
      program = await findTemporal(context, say)
      version = await serverVersionOf(program)
      if (version) await fitDatabase(file, version, makeEmpty)
    },
    command: () => commandOn(file),
    ...watched,
    onReady: async () => {
      if (version) markDatabase(file, version)
      // If ending unknown runs fails, `/api/health` reports the remaining runs, and the next start tries again.
      await endUnknownRuns(namespaceUrl, () => forgetAnnouncedRuns(settings.DATA_DIR)).catch(() => undefined)
    },
    address: at(settings.TEMPORAL_UI_PORT),
  }
}
