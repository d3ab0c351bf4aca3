import type { Pool } from 'pg'

export type Limit = { readonly tries: number; readonly seconds: number }

/**
 * A number of attempts that are allowed within any period of this length. Rejected attempts do not count and do not
 * extend the wait.
 */
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

/** SQL for the time when the oldest counted attempt expires. */
const FREE_AT = `
select tries[cardinality(tries) - $3 + 1] + make_interval(secs => $2) as moment from rate_limit where key = $1`

/**
 * Counts attempts in the database. An attempt is counted before the work that it protects, and each counter is one row,
 * so that parallel requests cannot exceed the limit together.
 */
export const createRateLimiter = (pool: Pool) => ({
  /** Counts an attempt and returns the number of recent attempts, including this one. */
  async count(key: string, limit: Limit): Promise<{ tries: number; allowed: boolean }> {
    const { rows } = await pool.query<{ count: number }>({
      name: 'rate_limit_count',
      text: COUNT,
      values: [key, limit.seconds, limit.tries],
    })
    const [counted] = rows
    return counted ? { tries: counted.count, allowed: true } : { tries: limit.tries + 1, allowed: false }
  },

  /** The time when a rejected caller can try again. */
  async freeAt(key: string, limit: Limit): Promise<Date> {
    const { rows } = await pool.query<{ moment: Date | null }>(FREE_AT, [key, limit.seconds, limit.tries])
    return rows[0]?.moment ?? new Date()
  },

  async forgive(key: string): Promise<void> {
    await pool.query('delete from rate_limit where key = $1', [key])
  },

  /** Removes an attempt from the count after the attempt turned out to be legitimate. */
  async giveBack(key: string): Promise<void> {
    await pool.query(
      'update rate_limit set tries = trim_array(tries, 1) where key = $1 and cardinality(tries) > 0',
      [key],
    )
  },
})

export type RateLimiter = ReturnType<typeof createRateLimiter>
