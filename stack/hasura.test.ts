import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findProgram, hasura } from './hasura.ts'

let folder: string
let server: Server
let endpoint: string
/** True if the server stores state for hasura-cli. Only a real Hasura does this. */
let isHasura: boolean

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'questboard-hasura-'))
  writeFileSync(join(folder, 'hasura'), `#!/bin/sh\necho "$@" > ${folder}/told\nexit 3\n`)
  chmodSync(join(folder, 'hasura'), 0o755)
  server = createServer((_request, response) => response.writeHead(isHasura ? 200 : 400).end('{}'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo
  endpoint = `http://127.0.0.1:${address.port}`
})

afterEach(() => {
  vi.unstubAllEnvs()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const withProgram = () => vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`)

it("with a real Hasura, the command runs hasura-cli with Questboard's folder and returns its exit code", async () => {
  isHasura = true
  withProgram()
  expect(await hasura(['migrate', 'apply', '--endpoint', endpoint])).toBe(3)
  const told = readFileSync(join(folder, 'told'), 'utf8').trim()
  expect(told).toMatch(/^--project \S*hasura migrate apply --endpoint http:/)
})

it('if the engine is not a real Hasura, the command does not run hasura-cli', async () => {
  isHasura = false
  withProgram()
  await expect(hasura(['migrate', 'apply', '--endpoint', endpoint])).rejects.toThrow(
    /is not this copy's engine/,
  )
})

it('if hasura-cli is not installed, the command prints that hasura-cli is missing', async () => {
  isHasura = true
  vi.stubEnv('PATH', tmpdir())
  expect(findProgram(tmpdir())).toBeUndefined()
  await expect(hasura(['seed', 'apply', '--endpoint', endpoint])).rejects.toThrow(
    /unless .* the program `hasura` is in PATH/,
  )
})

it("commands that use this instance's database need a running instance", async () => {
  vi.stubEnv('DATA_DIR', join(folder, 'none'))
  await expect(hasura(['migrate', 'status'])).rejects.toThrow(/No Questboard is running/)
})

it('commands that only use files work without a running instance', async () => {
  vi.stubEnv('DATA_DIR', join(folder, 'none'))
  expect(await hasura(['metadata', 'check'])).toBe(0)
})
