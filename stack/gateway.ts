/**
 * What one machine runs as "gateway": the gateway with the engine mounted in its own process, so that a question does not travel
 * twice (docs/decisions/mounted-engine.md), and the actions beside it on a port that only the engine calls
 * (docs/decisions/gateway-and-actions.md). Where there are many machines, each is a program of its own.
 */
import { startActions } from '@questboard/actions'
import { startEngine } from '@questboard/engine/program'
import { startGateway } from '@questboard/gateway'
import { sayWhy } from './fault.ts'

const { PORT: _ours, HASURA_GRAPHQL_METADATA_DIR: metadata = '', ...rest } = process.env

try {
  const actions = await startActions(process.env)
  // PORT is the gateway's; the engine, its console and its API listen on HASURA_GRAPHQL_SERVER_PORT as ever.
  const gateway = await startGateway(process.env, await startEngine(metadata, rest))
  // The gateway first: it takes the mounted engine along, whose questions may still wait for an action.
  const close = () => gateway.close().finally(() => actions.close())
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.once(signal, () => void close().finally(() => process.exit(0)))
} catch (error) {
  process.stderr.write(`${sayWhy(error)}\n`)
  process.exit(1)
}
