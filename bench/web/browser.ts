import chromiumBinary from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

/** Opens a debugging port, so that Lighthouse can control the same browser. */
export const launchBrowser = async (debuggingPort: number): Promise<Browser> =>
  chromium.launch({
    executablePath: await chromiumBinary.executablePath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--remote-debugging-port=${debuggingPort}`,
    ],
  })

export const cookiesFor = (url: string, header: string) =>
  header
    .split('; ')
    .filter(Boolean)
    .map((pair) => {
      const equals = pair.indexOf('=')
      return { name: pair.slice(0, equals), value: decodeURIComponent(pair.slice(equals + 1)), url }
    })
