/** PostGraphile 5 in its fastest setup: Amber preset, no GraphiQL, no sockets, explain off, lists instead of connections. */
import { createServer } from 'node:http'
import { postgraphile } from 'postgraphile'
import { makePgService } from 'postgraphile/adaptors/pg'
import { grafserv } from 'postgraphile/grafserv/node'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'

const preset: GraphileConfig.Preset = {
  extends: [PostGraphileAmberPreset],
  pgServices: [
    makePgService({
      connectionString: process.env.DATABASE_URL,
      schemas: ['public'],
      poolConfig: { max: Number(process.env.POOL_SIZE) },
    }),
  ],
  grafserv: { graphqlPath: '/graphql', graphiql: false, websockets: false, watch: false },
  grafast: { explain: false },
  schema: { defaultBehavior: 'list' },
}

const instance = postgraphile(preset).createServ(grafserv)
await instance.getSchema()
const handler = instance.createHandler()
const server = createServer((request, response) => {
  if (request.method === 'GET') response.end('OK')
  else handler(request, response)
})
server.listen(Number(process.env.PORT), '127.0.0.1')
