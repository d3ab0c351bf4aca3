/** Compares the time a company waits when it accepts an offer with the time of one bare transaction and one signal. */
import { randomUUID } from 'node:crypto'
import { Client, Connection } from '@temporalio/client'
import pg from 'pg'
import { acceptBid, makeOffer, openBidOf } from '../../stack/testing/quests/moves.ts'
import { gather } from '../../stack/testing/quests/people.ts'
import type { Site } from '../../stack/testing/quests/site.ts'
import { median, p99 } from '../harness/quantile.ts'
import { compared, type Row, stated } from '../harness/report.ts'
import { timed } from '../harness/timed.ts'

const OFFERS = 120
const WARM_UPS = 20

/** Commits a changed row and an outbox row, then signals a workflow. */
const startMinimum = async (site: Site) => {
  const database = new pg.Client({ connectionString: site.databaseUrl })
  await database.connect()
  await database.query(`create schema if not exists bench;
    create table if not exists bench.offer (id uuid primary key, status text not null);
    create table if not exists bench.told (id uuid primary key, offer uuid not null)`)
  const connection = await Connection.connect({ address: site.temporalAddress })
  const client = new Client({ connection })
  // Each offer has its own workflow, as in the product. No worker runs these workflows, but they can still receive a
  // signal.
  const prepare = async () => {
    const id = randomUUID()
    await database.query(`insert into bench.offer values ($1, 'open')`, [id])
    const options = { workflowId: `bare-offer/${id}`, taskQueue: 'bench-nobody' }
    return { id, handle: await client.workflow.start('bareOffer', options) }
  }
  type Offer = Awaited<ReturnType<typeof prepare>>
  return {
    prepare,
    async accept({ id, handle }: Offer): Promise<void> {
      await database.query('begin')
      await database.query(`update bench.offer set status = 'accepted' where id = $1`, [id])
      await database.query('insert into bench.told values ($1, $2)', [randomUUID(), id])
      await database.query('commit')
      await handle.signal('accepted')
    },
    async stop(): Promise<void> {
      await connection.close()
      await database.end()
    },
  }
}

export const accepting = async (site: Site): Promise<Row[]> => {
  const studio = await gather(site, OFFERS)
  const bids: string[] = []
  for (const creator of studio.creators)
    bids.push(await openBidOf(site, await makeOffer(site, studio, creator)))
  const minimum = await startMinimum(site)
  const [product, bare]: [number[], number[]] = [[], []]
  try {
    for (const bid of bids) {
      product.push(await timed(() => acceptBid(site, studio, bid)))
      const offer = await minimum.prepare()
      bare.push(await timed(() => minimum.accept(offer)))
    }
  } finally {
    await minimum.stop()
  }
  const [warm, bareWarm] = [product.slice(WARM_UPS), bare.slice(WARM_UPS)]
  return [
    compared(
      'an offer is accepted, by the action',
      'ms',
      median(warm),
      'one transaction and one signal',
      median(bareWarm),
      { atMost: 2 },
    ),
    stated('an offer is accepted, by the action: p99', 'ms', p99(warm)),
  ]
}
