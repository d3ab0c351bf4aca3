import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createLauncher } from './launch.ts'

it('if the log of a program cannot be written, the program continues and the problem is reported once', async () => {
  const logs = mkdtempSync(join(tmpdir(), 'questboard-logs-'))
  symlinkSync('/dev/full', join(logs, 'talker.log'))
  const troubles: string[] = []
  const launcher = createLauncher({
    logs,
    mark: ['QUESTBOARD_STACK', logs],
    onLine: () => {},
    onTrouble: (words) => troubles.push(words),
  })
  try {
    // The output is larger than a pipe's buffer. If no one read it, the program would block forever.
    const script = 'for (let n = 1; n <= 50_000; n++) console.log("line", n)'
    const said = await launcher.run('talker', { file: process.execPath, args: ['-e', script] })
    expect(said.split('\n').at(-1)).toBe('line 50000')
    expect(troubles).toEqual([expect.stringMatching(/^the log of talker cannot be written: ENOSPC/)])
  } finally {
    rmSync(logs, { recursive: true })
  }
})
