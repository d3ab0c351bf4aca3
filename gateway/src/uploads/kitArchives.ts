import { request } from 'undici'
import { z } from 'zod'
import type { Session } from '../auth/sessions.ts'
import type { Services } from '../services.ts'

const KITS =
  'query KitArchives($urls: [String!]!) { creator_kit(where: { asset_url: { _in: $urls } }) { activation_id } }'
const kits = z.object({ data: z.object({ creator_kit: z.array(z.object({ activation_id: z.string() })) }) })

/** Archives of creator kits, for everyone who can see the creator_kit row. */
export const createKitArchives = ({ config, pool, signingKeys }: Services) => {
  /** Queries with the person's own permissions. An error, such as for a role without kits, counts as no archive. */
  const visibleKits = async (session: Session, urls: readonly string[]): Promise<readonly string[]> => {
    const { body } = await request(`${config.hasuraUrl}/v1/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await signingKeys.tokenFor(session)}`,
      },
      body: JSON.stringify({ query: KITS, variables: { urls } }),
    })
    const answer = kits.safeParse(await body.json())
    return answer.success ? answer.data.data.creator_kit.map((kit) => kit.activation_id) : []
  }

  return {
    /**
     * The archive must belong to the kit's company. Otherwise a company could put another company's archive into its
     * kit and read it.
     */
    async canSee(session: Session, uploadId: string, ownerCompanyId: string | null): Promise<boolean> {
      if (ownerCompanyId === null) return false
      const path = `/api/uploads/${uploadId}`
      const ids = await visibleKits(session, [path, config.publicUrl + path])
      if (ids.length === 0) return false
      const { rowCount } = await pool.query(
        'select 1 from activation where id = any($1::uuid[]) and company_id = $2 limit 1',
        [ids, ownerCompanyId],
      )
      return (rowCount ?? 0) > 0
    },
  }
}
