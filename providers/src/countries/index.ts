import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { isIP } from 'node:net'
import { Reader } from 'mmdb-lib'
import { z } from 'zod'

/** In which country an address is: an ISO 3166-1 code, null where nobody knows. */
export type Countries = { countryOf(address: string): Promise<string | null> }

const require = createRequire(import.meta.url)
/** Made from the registries' public records. */
const file = require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')
/** IPv4 in the words of a socket that speaks both. */
const MAPPED = /^::ffff:(?=\d+\.)/i
const place = z.object({ country_code: z.string().regex(/^[A-Z]{2}$/) })

/** Some megabytes, which are read once somebody asks. */
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
