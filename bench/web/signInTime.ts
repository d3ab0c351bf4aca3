import { median } from '../harness/quantile.ts'
import { compared, type Row } from '../harness/report.ts'
import { timed } from '../harness/timed.ts'
import { type Site, signIn } from './people.ts'

const ROUNDS = 9

/**
 * Measures sign-in. The password hash takes nearly all of the time, on purpose. Comparing sign-in with a simple
 * response of the gateway shows the rest.
 */
export const signInTime = async (site: Site, username: string): Promise<Row> => {
  const signIns: number[] = []
  const pings: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    signIns.push(await timed(() => signIn(site, username)))
    pings.push(await timed(() => fetch(`${site.url}/api/auth/csrf`).then((answer) => answer.text())))
  }
  return compared('sign-in: the token and the form', 'ms', median(signIns), 'the token alone', median(pings))
}
