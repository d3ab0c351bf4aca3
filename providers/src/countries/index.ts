import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { isIP } from 'node:net'
import { Reader } from 'mmdb-lib'
import { z } from 'zod'

/** Finds the country of an IP address as an ISO 3166-1 code. Null if the country is unknown. */
export type Countries = { countryOf(address: string): Promise<string | null> }

const require = createRequire(import.meta.url)
/** The country data is built from public records of the registries that assign IP addresses. */
const file = require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')
/** The prefix that a dual-stack socket puts before an IPv4 address. */
const MAPPED = /^::ffff:(?=\d+\.)/i
const place = z.object({ country_code: z.string().regex(/^[A-Z]{2}$/) })

/** The country file has several megabytes, so we load it at the first request. */
export const createCountries = (): Countries => {
  let reader: Promise<Reader<Record<string, string>>> | undefined
  const open = async () => new Reader<Record<string, string>>(await readFile(file))
  return {
    async countryOf(address) {
      const plain = address.replace(MAPPED, '')
      if (isIP(plain) === 0) return null
      reader ??= open()
      const found = place.safeParse((await reader).get(plain))
      return found.success ? found.data.country_code : null
    },
  }
}
