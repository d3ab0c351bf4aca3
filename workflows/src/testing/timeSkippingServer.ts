import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const VERSION = '1.38.0'
const cache = process.env.QUESTBOARD_CACHE ?? join(homedir(), '.cache', 'questboard')
const folder = join(cache, `temporal-test-server-${VERSION}`)
const INSTALL_TIMEOUT_MS = 180_000

const pom = `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<groupId>questboard</groupId><artifactId>temporal-test-server</artifactId><version>1</version>
<dependencies><dependency><groupId>io.temporal</groupId><artifactId>temporal-test-server</artifactId><version>${VERSION}</version></dependency></dependencies>
</project>`

const script = (jars: string): string => `#!/bin/sh
exec java -Xmx256m -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp "${jars}/*" io.temporal.testserver.TestServer "$@"
`

const isThere = async (program: string, argument: string): Promise<boolean> =>
  run(program, [argument]).then(
    () => true,
    () => false,
  )

/**
 * The server is prepared in a temporary folder and moved at the end, so that other processes never find an incomplete
 * folder.
 */
const install = async (): Promise<void> => {
  await mkdir(cache, { recursive: true })
  const draft = await mkdtemp(join(cache, 'temporal-test-server-'))
  try {
    await writeFile(join(draft, 'pom.xml'), pom)
    await run(
      'mvn',
      [
        '-q',
        '-B',
        'dependency:copy-dependencies',
        `-DoutputDirectory=${join(draft, 'jars')}`,
        '-DincludeScope=runtime',
      ],
      { cwd: draft, timeout: INSTALL_TIMEOUT_MS },
    )
    await writeFile(join(draft, 'run.sh'), script(join(folder, 'jars')))
    await chmod(join(draft, 'run.sh'), 0o755)
    await rename(draft, folder).catch(() => undefined)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** The path of the time-skipping server, or the reason why there is none. */
export const findTimeSkippingServer = async (): Promise<{ path: string } | { missing: string }> => {
  const isInstalled = await readdir(join(folder, 'jars')).then(
    (jars) => jars.length > 0,
    () => false,
  )
  if (!(await isThere('java', '-version')))
    return { missing: 'workflow tests with skipped time need Java, which is not installed' }
  if (!isInstalled) {
    if (!(await isThere('mvn', '-v')))
      return { missing: 'workflow tests with skipped time need Maven once to fetch the test server' }
    const failure = await install().catch((error: unknown) => error)
    if (failure) return { missing: `Maven could not fetch Temporal's test server: ${String(failure)}` }
  }
  return { path: join(folder, 'run.sh') }
}
