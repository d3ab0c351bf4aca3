import { createSocket, type Socket } from 'node:dgram'
import { type Answer, decode, encode, type Packet } from 'dns-packet'
import { zone } from './zone.ts'

const AUTHORITATIVE = 1 << 10
const NO_SUCH_NAME = 3

const answerTo = ({ id, questions = [] }: Packet): Buffer => {
  const answers = questions.flatMap(({ name, type }): Answer[] =>
    type === 'TXT' ? zone.at(name).map((data) => ({ type: 'TXT', name, ttl: 1, data: [data] })) : [],
  )
  const isKnown = questions.some(({ name }) => zone.at(name).length > 0)
  const flags = AUTHORITATIVE | (isKnown ? 0 : NO_SUCH_NAME)
  return encode({ type: 'response', ...(id === undefined ? {} : { id }), flags, questions, answers })
}

/** A DNS server over UDP that responds to queries for every name. A name without records does not exist. */
export const createDnsServer = (): Socket => {
  const socket = createSocket('udp4')
  socket.on('message', (message, sender) => {
    try {
      socket.send(answerTo(decode(message)), sender.port, sender.address)
    } catch {
      // Invalid packets get no response, as on real name servers.
    }
  })
  return socket
}
