import { isIPv6 } from 'node:net'

/**
 * Groups IP addresses that count as one: an IPv6 household has a whole network of addresses, an IPv4 household only
 * one.
 */
export const addressGroup = (address: string): string => {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return plain
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = plain.toLowerCase().split('::')
  const parts = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - parts.length - (tail === '' ? 0 : tail.split(':').length)
  const network = [...parts, ...Array.from({ length: missing }, () => '0'), ...(tail?.split(':') ?? [])]
  const written = network.slice(0, 4).map((part) => Number.parseInt(part, 16).toString(16))
  return `${written.join(':')}::/64`
}
