import type { Pool } from 'pg'

export type Limit = { readonly tries: number; readonly seconds: number }

/**
 * Counts tries in fixed windows in the database. Counting comes before the work that it guards, so that a burst of parallel
 * requests cannot slip through together.
 */
export const createRateLimit = (pool: Pool) => ({
  /** Counts one try and says how many there have been in this window, this one included. */
  async count(key: string, limit: Limit): Promise<{ tries: number; allowed: boolean }> {
    const { rows } = await pool.query<{ count: number }>({
      name: 'rate_limit_count',
      text: `insert into rate_limit (key, starts_at)
             values ($1, to_timestamp(floor(extract(epoch from now()) / $2::int) * $2::int))
             on conflict (key, starts_at) do update set count = rate_limit.count + 1 returning count`,
      values: [key, limit.seconds],
    })
    const tries = rows[0]?.count ?? 1
    return { tries, allowed: tries <= limit.tries }
  },

  async forgive(key: string): Promise<void> {
    await pool.query('delete from rate_limit where key = $1', [key])
  },

  /** Takes one try back: it turned out to be rightful. */
  async giveBack(key: string): Promise<void> {
    await pool.query('update rate_limit set count = count - 1 where key = $1 and count > 0', [key])
  },
})

export type RateLimit = ReturnType<typeof createRateLimit>
