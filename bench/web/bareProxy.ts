/** The minimum cost of a proxy between browser and engine: node:http on both sides. */
import { Agent, createServer, request } from 'node:http'

const engine = new URL('/v1/graphql', process.env.ENGINE_URL)
const agent = new Agent({ keepAlive: true })

createServer((asked, response) => {
  if (asked.method === 'GET') return void response.end('OK')
  const onward = request(
    engine,
    { method: 'POST', agent, headers: { ...asked.headers, host: engine.host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    },
  )
  onward.on('error', () => response.destroy())
  asked.pipe(onward)
}).listen(Number(process.env.PORT), '127.0.0.1')
