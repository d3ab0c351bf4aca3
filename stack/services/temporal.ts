/** The real Temporal server with its web UI: from PATH, else built once into the cache folder. */
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { searchAttributes } from '@questboard/workflows/contract'
import { Fault, sayWhy } from '../fault.ts'
import { noteLostRuns, temporalFile } from '../lostRuns.ts'
import type { Say, Service } from '../service.ts'
import { at, type Context, host, inherited, watchedAt } from './context.ts'

const version = '1.5.1'
const source = `github.com/temporalio/cli/cmd/temporal@v${version}`

function findOnPath(program: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/go/bin']
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path))
}

async function build({ launcher }: Context, target: string, say: Say): Promise<void> {
  const go = findOnPath('go')
  if (!go) {
    throw new Fault(
      `Temporal is missing and so is Go, with which it would be built: put Temporal's program \`temporal\` (docs.temporal.io/cli, ${version} or newer) into PATH, or install Go (\`apt install golang\`) and start again.`,
    )
  }
  say(`building Temporal ${version} with Go, once, about two minutes`)
  const folder = dirname(target)
  const building = join(folder, 'building')
  mkdirSync(building, { recursive: true })
  try {
    await launcher.run('temporal-build', {
      file: go,
      args: ['install', source],
      env: { ...inherited(), ...goEnv(), GOBIN: building },
      cwd: folder,
    })
  } catch (error) {
    throw new Fault(
      `Temporal could not be built; start again when Go's module proxy can be reached.\n${sayWhy(error)}`,
    )
  }
  renameSync(join(building, 'temporal'), target)
}

function goEnv(): Record<string, string> {
  const names = Object.keys(process.env).filter((name) => /^(GO|CGO_|HTTPS?_PROXY|NO_PROXY)/i.test(name))
  return Object.fromEntries(names.map((name) => [name, process.env[name] ?? '']))
}

export function createTemporal(context: Context): Service {
  const { settings } = context
  let program = ''

  return {
    name: 'temporal',
    after: [],
    prepare: async (say) => {
      const cached = join(settings.QUESTBOARD_CACHE, `temporal-${version}`, 'temporal')
      program = findOnPath('temporal') ?? cached
      if (!existsSync(program)) await build(context, cached, say)
    },
    command: () => {
      noteLostRuns(settings.DATA_DIR)
      return {
        file: program,
        args: [
          ...['server', 'start-dev', '--ip', host, '--log-level', 'error'],
          ...['--port', String(settings.TEMPORAL_PORT), '--ui-port', String(settings.TEMPORAL_UI_PORT)],
          ...['--http-port', String(settings.TEMPORAL_HTTP_PORT)],
          ...['--metrics-port', String(settings.TEMPORAL_METRICS_PORT)],
          ...['--db-filename', temporalFile(settings.DATA_DIR)],
          ...['--namespace', settings.TEMPORAL_NAMESPACE],
          // A write-ahead log and one partition: nearly twice the runs per second, and no poll that waits at the wrong one.
          ...['--sqlite-pragma', 'journal_mode=WAL', '--sqlite-pragma', 'synchronous=NORMAL'],
          ...['--dynamic-config-value', 'matching.numTaskqueueReadPartitions=1'],
          ...['--dynamic-config-value', 'matching.numTaskqueueWritePartitions=1'],
          // Mails before whatever else waits for a worker (workflows/src/contract.ts).
          ...['--dynamic-config-value', 'matching.useNewMatcher=true'],
          ...Object.entries(searchAttributes).flatMap(([name, type]) => [
            '--search-attribute',
            `${name}=${type}`,
          ]),
        ],
        env: inherited(),
        cwd: settings.DATA_DIR,
      }
    },
    ...watchedAt(at(settings.TEMPORAL_HTTP_PORT, `/api/v1/namespaces/${settings.TEMPORAL_NAMESPACE}`)),
    address: at(settings.TEMPORAL_UI_PORT),
  }
}
