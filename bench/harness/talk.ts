import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Starts one of the product's programs, which prints one line of output for each line of input. */
export const talkTo = (
  program: string,
  environment: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
) => {
  const child = spawn(process.execPath, [...flags, program], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    async ask(wish: object): Promise<unknown> {
      child.stdin.write(`${JSON.stringify(wish)}\n`)
      const { value } = await answers.next()
      if (value === undefined) throw new Error(`${program} ended before it answered`)
      return JSON.parse(value)
    },
    async stop(): Promise<void> {
      child.stdin.end()
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
