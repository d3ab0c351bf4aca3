/**
 * What one machine runs as "actions": the gateway with the engine mounted in its own process, so that a question does not travel
 * twice (docs/decisions/mounted-engine.md). Where there are many machines, each is a program of its own.
 */
import { startGateway } from '@questboard/actions'
import { startEngine } from '@questboard/engine/program'
import { sayWhy } from './fault.ts'

const { PORT: _ours, HASURA_GRAPHQL_METADATA_DIR: metadata = '', ...rest } = process.env

try {
  // PORT is the gateway's; the engine, its console and its API listen on HASURA_GRAPHQL_SERVER_PORT as ever.
  await startGateway(await startEngine(metadata, rest))
} catch (error) {
  process.stderr.write(`${sayWhy(error)}\n`)
  process.exit(1)
}
