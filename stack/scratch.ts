/** Runs some or all services of a stack on free ports and in a temporary folder, for as long as some work takes. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from './env.ts'
import { findFreePorts } from './ports.ts'
import { createScreen } from './screen.ts'
import { bringUp } from './stack.ts'
import { addressesOf } from './test.ts'

export async function withScratchStack<T>(
  only: string[] | undefined,
  work: (env: Record<string, string>) => Promise<T>,
  given: Record<string, string> = {},
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'questboard-scratch-'))
  const screen = createScreen()
  try {
    const env = {
      ...process.env,
      NODE_ENV: 'test',
      ...given,
      DATA_DIR: folder,
      PORT: String(await findFreePorts(11)),
    }
    const stack = await bringUp(readSettings(env), screen, { only })
    screen.close()
    try {
      return await work(addressesOf(stack.context))
    } finally {
      await stack.stop()
    }
  } finally {
    screen.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
