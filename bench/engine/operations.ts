import { BASE, idOf, OWN_BIDS } from './dataset.ts'

/** One measurement, written in each side's own query language. All sides request the same result. */
export type Operation = {
  readonly key: 'nested' | 'byKey' | 'aggregate' | 'permission' | 'insert' | 'update'
  readonly title: string
  readonly role: 'creator' | 'company'
  readonly engine: string
  readonly postgraphile: string
  readonly sql: string
  /** GraphQL variables by name. The hand-written SQL takes them in this order, followed by the session's user. */
  readonly variables: readonly Readonly<Record<string, string | number>>[]
  readonly session: 'none' | 'user' | 'company'
}

const sample = (size: number, of: number): readonly number[] =>
  Array.from({ length: size }, (_, n) => 1 + ((n * 7919) % of))

export const COMPANY = idOf(2)
export const CREATOR = idOf(1)

/** The quests of COMPANY, the second company: numbers n with 1 + n % 200 = 2. */
const ownQuests = Array.from({ length: BASE.quests / BASE.companies }, (_, n) => idOf(1 + n * BASE.companies))

/** A sample of quests with status open: numbers n with n % 4 in (0, 1). */
const openQuests = sample(400, BASE.quests / 4).map((n) => idOf(n * 4 - 3))

export const OPERATIONS: readonly Operation[] = [
  {
    key: 'nested',
    title: '1 nested list',
    role: 'creator',
    engine: `query Nested { quest(order_by: {created_at: desc}, limit: 20) { id title status budget_cents created_at
      company { id name } bids(order_by: {created_at: desc}, limit: 5) { id amount_cents created_at creator { id name followers } } } }`,
    postgraphile: `query Nested { allQuestsList(orderBy: [CREATED_AT_DESC], first: 20) { rowId title status budgetCents createdAt
      companyByCompanyId { rowId name } bidsByQuestIdList(orderBy: [CREATED_AT_DESC], first: 5) {
        rowId amountCents createdAt creatorByCreatorId { rowId name followers } } } }`,
    sql: `select json_build_object('quest', (select coalesce(json_agg(t), '[]') from (
        select q.id, q.title, q.status, q.budget_cents, q.created_at,
          (select json_build_object('id', c.id, 'name', c.name) from company c where c.id = q.company_id) as company,
          (select coalesce(json_agg(b), '[]') from (
            select x.id, x.amount_cents, x.created_at, (select json_build_object('id', r.id, 'name', r.name,
              'followers', r.followers) from creator r where r.id = x.creator_id) as creator
            from bid x where x.quest_id = q.id order by x.created_at desc limit 5) b) as bids
        from quest q order by q.created_at desc limit 20) t))::text as data`,
    variables: [{}],
    session: 'none',
  },
  {
    key: 'byKey',
    title: '2 by key',
    role: 'creator',
    engine: 'query ByKey($id: uuid!) { quest_by_pk(id: $id) { id title status budget_cents created_at } }',
    postgraphile:
      'query ByKey($id: UUID!) { questByRowId(rowId: $id) { rowId title status budgetCents createdAt } }',
    sql: `select json_build_object('quest_by_pk', (select json_build_object('id', id, 'title', title, 'status', status,
      'budget_cents', budget_cents, 'created_at', created_at) from quest where id = $1))::text as data`,
    variables: sample(200, BASE.quests).map((n) => ({ id: idOf(n) })),
    session: 'none',
  },
  {
    key: 'aggregate',
    title: '3 filtered aggregate',
    role: 'creator',
    engine: `query Total($quest: uuid!, $minimum: bigint!) {
      bid_aggregate(where: {quest_id: {_eq: $quest}, amount_cents: {_gte: $minimum}}) {
        aggregate { count sum { amount_cents } max { amount_cents } } } }`,
    postgraphile: `query Total($quest: UUID!, $minimum: BigInt!) { bidTotal(quest: $quest, minimum: $minimum) { count total highest } }`,
    sql: `select json_build_object('bid_aggregate', json_build_object('aggregate', json_build_object('count', count(*),
      'sum', json_build_object('amount_cents', sum(amount_cents)), 'max', json_build_object('amount_cents', max(amount_cents)))))::text as data
      from bid where quest_id = $1 and amount_cents >= $2`,
    variables: sample(200, BASE.quests).map((n) => ({ quest: idOf(n), minimum: 2000 })),
    session: 'none',
  },
  {
    key: 'permission',
    title: '4 list under a permission',
    role: 'company',
    engine: `query Own($quest: uuid!) {
      bid(where: {quest_id: {_eq: $quest}}, order_by: {created_at: desc}, limit: 20) { id amount_cents created_at creator_id } }`,
    postgraphile: `query Own($quest: UUID!, $company: UUID!) {
      companyBidsList(company: $company, quest: $quest, first: 20) { rowId amountCents createdAt creatorId } }`,
    sql: `select json_build_object('bid', coalesce(json_agg(json_build_object('id', b.id, 'amount_cents', b.amount_cents,
        'created_at', b.created_at, 'creator_id', b.creator_id)), '[]'))::text as data
      from (select * from bid where quest_id = $1
        and exists (select from quest q where q.id = bid.quest_id and q.company_id = $2)
        order by created_at desc limit 20) b`,
    variables: ownQuests.map((quest) => ({ quest })),
    session: 'company',
  },
  {
    key: 'insert',
    title: '5 insert with a check',
    role: 'creator',
    engine: `mutation Bid($quest: uuid!, $amount: bigint!) {
      insert_bid_one(object: {quest_id: $quest, amount_cents: $amount, note: "bench"}) { id amount_cents } }`,
    postgraphile: `mutation Bid($quest: UUID!, $amount: BigInt!, $creator: UUID!) {
      createBid(input: {bid: {questId: $quest, amountCents: $amount, creatorId: $creator, note: "bench"}}) { bid { rowId amountCents } } }`,
    sql: `insert into bid (quest_id, amount_cents, creator_id, note)
      select q.id, $2, $3, 'bench' from quest q where q.id = $1 and q.status = 'open'
      returning json_build_object('insert_bid_one', json_build_object('id', bid.id, 'amount_cents', bid.amount_cents))::text as data`,
    variables: openQuests.map((quest, n) => ({ quest, amount: 1000 + n })),
    session: 'user',
  },
  {
    key: 'update',
    title: '6 update by key',
    role: 'creator',
    engine: `mutation Raise($id: uuid!, $amount: bigint!) {
      update_bid_by_pk(pk_columns: {id: $id}, _set: {amount_cents: $amount}) { id amount_cents } }`,
    postgraphile: `mutation Raise($id: UUID!, $amount: BigInt!) {
      updateBidByRowId(input: {rowId: $id, bidPatch: {amountCents: $amount}}) { bid { rowId amountCents } } }`,
    sql: `update bid set amount_cents = $2 where id = $1 and creator_id = $3
      returning json_build_object('update_bid_by_pk', json_build_object('id', id, 'amount_cents', amount_cents))::text as data`,
    variables: OWN_BIDS.map((n) => ({ id: idOf(n), amount: 1000 + n })),
    session: 'user',
  },
]

export const sessionValues = ({ session }: Operation): readonly string[] =>
  session === 'none' ? [] : [session === 'user' ? CREATOR : COMPANY]

/**
 * SQL functions for features that PostGraphile's core lacks. PostGraphile's documentation recommends such functions,
 * and they are its fastest way.
 */
export const POSTGRAPHILE_FUNCTIONS = `
create type bid_total as (count bigint, total numeric, highest bigint);
create function bid_total(quest uuid, minimum bigint) returns bid_total stable language sql as
  $$ select count(*), sum(amount_cents), max(amount_cents) from bid where quest_id = quest and amount_cents >= minimum $$;
create function company_bids(company uuid, quest uuid) returns setof bid stable language sql as
  $$ select b.* from bid b where b.quest_id = quest
     and exists (select from quest q where q.id = b.quest_id and q.company_id = company)
     order by b.created_at desc $$;`
