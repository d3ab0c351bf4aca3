import type { Pool } from 'pg'

export type Limit = { readonly tries: number; readonly seconds: number }

/** At most so many within any stretch of that length: those that were refused do not count, and prolong nothing. */
const COUNT = `
insert into rate_limit as counter (key, tries, forget_at)
values ($1, array[clock_timestamp()], clock_timestamp() + make_interval(secs => $2))
on conflict (key) do update set
  tries = array(
    select moment from unnest(counter.tries) as moment
     where moment > clock_timestamp() - make_interval(secs => $2)) || clock_timestamp(),
  forget_at = clock_timestamp() + make_interval(secs => $2)
where (
  select count(*) from unnest(counter.tries) as moment
   where moment > clock_timestamp() - make_interval(secs => $2)) < $3
returning cardinality(tries) as count`

/** When the oldest try that still counts has become too old. */
const FREE_AT = `
select tries[cardinality(tries) - $3 + 1] + make_interval(secs => $2) as moment from rate_limit where key = $1`

/**
 * Counts tries in the database. Counting comes before the work that it guards, and one row holds a counter, so that a burst of
 * parallel requests cannot slip through together.
 */
export const createRateLimiter = (pool: Pool) => ({
  /** Counts one try and says how many there have been of late, this one included. */
  async count(key: string, limit: Limit): Promise<{ tries: number; allowed: boolean }> {
    const { rows } = await pool.query<{ count: number }>({
      name: 'rate_limit_count',
      text: COUNT,
      values: [key, limit.seconds, limit.tries],
    })
    const [counted] = rows
    return counted ? { tries: counted.count, allowed: true } : { tries: limit.tries + 1, allowed: false }
  },

  /** When somebody who was refused may try again. */
  async freeAt(key: string, limit: Limit): Promise<Date> {
    const { rows } = await pool.query<{ moment: Date | null }>(FREE_AT, [key, limit.seconds, limit.tries])
    return rows[0]?.moment ?? new Date()
  },

  async forgive(key: string): Promise<void> {
    await pool.query('delete from rate_limit where key = $1', [key])
  },

  /** Takes one try back: it turned out to be rightful. */
  async giveBack(key: string): Promise<void> {
    await pool.query(
      'update rate_limit set tries = trim_array(tries, 1) where key = $1 and cardinality(tries) > 0',
      [key],
    )
  },
})

export type RateLimiter = ReturnType<typeof createRateLimiter>
