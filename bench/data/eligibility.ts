/** Measures eligibility: checked for each card in a list, and counted over all creators while requirements are edited. */
import type { Client } from 'pg'
import { median, quantile } from '../harness/quantile.ts'
import { compared, type Row, stated } from '../harness/report.ts'
import type { Side } from './sides.ts'

const TIMES = 30

const timesOf = async (client: Client, text: string): Promise<readonly number[]> => {
  const times: number[] = []
  for (let n = 0; n < TIMES; n++) {
    const start = performance.now()
    await client.query(text)
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)
}

const LIST = `select id, eligible(id, (select id from "user" where username = 'democreator'))
  from activation order by created_at desc, id limit 100`

const requirements: Readonly<Record<string, string>> = {
  'nothing asked': '{}',
  'Twitch followers and a language': '{"twitch_followers": 2000, "languages": ["en"]}',
  'any of three platforms, two continents':
    '{"twitch_average_ccv": 50, "youtube_subscribers": 1000, "tiktok_followers": 5000, "continents": ["EU", "NA"]}',
}

export const eligibility = async (demo: Side, large: Side): Promise<Row[]> => {
  const [small, grown] = [await timesOf(demo.client, LIST), await timesOf(large.client, LIST)]
  const rows = [
    compared('eligible for 100 activations: p50', 'ms', median(grown), 'demo', median(small), {
      atMost: 1.5,
    }),
  ]
  for (const [words, json] of Object.entries(requirements)) {
    const times = await timesOf(large.client, `select eligible_creator_count('${json}', 'QUEST')`)
    rows.push(
      stated(`eligible creators of 100,000, ${words}: p50`, 'ms', median(times), { atMost: 150 }),
      stated(`eligible creators of 100,000, ${words}: p99`, 'ms', quantile(times, 0.99)),
    )
  }
  return rows
}
