import { freePort, startEngine, waitUntilUp } from '@questboard/actions/testing'
import { type Gateway, startGateway } from './gateway.ts'

export type Service = { readonly gateway: Gateway; readonly engineUrl: string; close(): Promise<void> }

/** The gateway with the real engine and actions. */
export const startService = async (): Promise<Service> => {
  const engineUrl = `http://127.0.0.1:${await freePort()}`
  const gateway = await startGateway({ HASURA_URL: engineUrl })
  const engine = startEngine({
    PORT: new URL(engineUrl).port,
    HASURA_GRAPHQL_DATABASE_URL: gateway.services.config.databaseUrl,
    HASURA_GRAPHQL_ADMIN_SECRET: 'test-admin-secret',
    HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous',
    HASURA_GRAPHQL_INFER_FUNCTION_PERMISSIONS: 'false',
    HASURA_GRAPHQL_JWT_SECRET: JSON.stringify({
      jwk_url: `${gateway.url}/.well-known/jwks.json`,
      issuer: 'questboard',
      audience: 'questboard-graphql',
    }),
    ACTIONS_URL: gateway.actions.url,
    ACTIONS_SECRET: gateway.actions.secret,
  })
  await waitUntilUp(`${engineUrl}/healthz`)
  return {
    gateway,
    engineUrl,
    async close() {
      engine.kill()
      await gateway.close()
    },
  }
}
