import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { ChannelProvider } from '@questboard/domain'
import {
  type ChannelProviders,
  channelProvidersFromEnvironment,
  type Tokens,
} from '@questboard/providers/channels'

const main = fileURLToPath(new URL('../../../sandbox/src/main.ts', import.meta.url))
const paths: Readonly<Record<ChannelProvider, string>> = {
  twitch: 'twitch',
  youtube: 'google',
  tiktok: 'tiktok',
}
const redirectUri = 'http://127.0.0.1/callback'

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })

const isUp = async (url: string): Promise<boolean> => {
  const response = await fetch(`${url}/health`).catch(() => null)
  return response?.ok ?? false
}

export type Sandbox = {
  readonly url: string
  readonly providers: ChannelProviders
  /** The file with the demo market's channels. */
  readonly marketFile: string
  /** Signs in as this channel on the vendor's page. */
  readonly signIn: (provider: ChannelProvider, choice: 'big' | 'small' | 'expired-refresh') => Promise<Tokens>
  /** Presses a button on the vendor's channel page. */
  readonly press: (provider: ChannelProvider, path: string, fields: Record<string, string>) => Promise<void>
  readonly stop: () => Promise<void>
}

/** The sandbox's vendors in a separate process for this test. */
export const startSandbox = async (): Promise<Sandbox> => {
  const [port, smtpPort, dataDir] = [
    await freePort(),
    await freePort(),
    await mkdtemp(join(tmpdir(), 'sandbox-')),
  ]
  const url = `http://127.0.0.1:${port}`
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: String(port), SMTP_PORT: String(smtpPort), DATA_DIR: dataDir },
    stdio: 'inherit',
  })
  for (let tries = 0; !(await isUp(url)); tries += 1) {
    if (tries > 300) throw new Error('the sandbox did not start')
    await sleep(100)
  }
  const providers = channelProvidersFromEnvironment({
    TWITCH_BASE_URL: `${url}/twitch`,
    GOOGLE_BASE_URL: `${url}/google`,
    TIKTOK_BASE_URL: `${url}/tiktok`,
  })

  const post = async (address: string, fields: Record<string, string>): Promise<Response> => {
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
    if (response.status !== 303)
      throw new Error(`${address} answered ${response.status}: ${await response.text()}`)
    return response
  }

  return {
    url,
    providers,
    marketFile: join(dataDir, 'channels', 'market.json'),
    async signIn(provider, choice) {
      const start = {
        redirectUri,
        state: randomUUID(),
        codeVerifier: createHash('sha256').update(randomUUID()).digest('base64url'),
      }
      const authorization = new URL(await providers[provider].authorizationUrl(start))
      const asked = Object.fromEntries(authorization.searchParams)
      authorization.search = ''
      const response = await post(authorization.href, { ...asked, choice })
      const callback = new URL(response.headers.get('location') ?? '')
      return providers[provider].exchangeCode({ ...start, callback })
    },
    async press(provider, path, fields) {
      await post(`${url}/${paths[provider]}/${path}`, fields)
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
