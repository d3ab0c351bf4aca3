/**
 * The "gateway" process of a stack on one machine: the gateway with the engine mounted in it
 * (docs/decisions/mounted-engine.md), and the actions on a port that only the engine calls
 * (docs/decisions/gateway-and-actions.md). In a deployment on many machines, each is a separate program.
 */
import { startActions } from '@questboard/actions'
import { startEngine } from '@questboard/engine/program'
import { startGateway } from '@questboard/gateway'
import { sayWhy } from './fault.ts'

const { PORT: _ours, HASURA_GRAPHQL_METADATA_DIR: metadata = '', ...rest } = process.env

try {
  const actions = await startActions(process.env)
  // The gateway uses PORT. The engine, its console and its API use HASURA_GRAPHQL_SERVER_PORT.
  const gateway = await startGateway(process.env, await startEngine(metadata, rest))
  // The gateway closes first, together with the mounted engine, because the engine's requests can still be waiting for
  // an action.
  const close = () => gateway.close().finally(() => actions.close())
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.once(signal, () => void close().finally(() => process.exit(0)))
} catch (error) {
  process.stderr.write(`${sayWhy(error)}\n`)
  process.exit(1)
}
