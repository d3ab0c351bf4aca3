/** The web client. The gateway serves the built client; in dev, a server with hot reloading serves the sources. */
import type { Service } from '../service.ts'
import { buildClient, vite } from './client.ts'
import { answers, at, type Context, inherited, inRoot, node } from './context.ts'

const client = { name: 'web', title: 'the web client', folder: 'web', sources: ['domain/src'] }

export function createWeb(context: Context): Service {
  const { settings } = context
  if (!settings.isDev) return { name: 'web', after: [], prepare: (say) => buildClient(context, client, say) }
  return {
    name: 'web',
    after: ['gateway'],
    command: () => ({
      file: node,
      args: [vite, '--strictPort', '--clearScreen', 'false'],
      env: { ...inherited(), WEB_PORT: String(settings.PORT), GATEWAY_URL: at(settings.GATEWAY_PORT) },
      cwd: inRoot('web'),
    }),
    isReady: () => answers(at(settings.PORT)),
    address: settings.PUBLIC_URL,
  }
}
