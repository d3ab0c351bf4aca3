/** A table with a column for each supported Postgres type and one value per column. */

export type Sample = {
  readonly sql: string
  readonly value: unknown
}

const of = (sql: string, value: unknown): Sample => ({ sql, value })

const NUMBERS: Readonly<Record<string, Sample>> = {
  small: of('int2', 7),
  whole: of('int4', 7),
  big: of('int8', '9007199254740993'),
  single: of('float4', 1.5),
  double: of('float8', 1.5),
  endless: of('float8', 'Infinity'),
  exact: of('numeric(20, 4)', 12.5),
  none: of('numeric', 'NaN'),
  price: of('money', 12.5),
  age: of('years', 7),
  object_id: of('oid', '7'),
}

const TEXTS: Readonly<Record<string, Sample>> = {
  yes: of('boolean', true),
  words: of('text', 'ab'),
  short: of('varchar(5)', 'ab'),
  fixed: of('char(3)', 'abc'),
  letter: of('"char"', 'a'),
  label: of('name', 'ab'),
  loose: of('citext', 'ab'),
  mood: of('mood', 'calm'),
  handle: of('handle', 'ab'),
}

const TIMES: Readonly<Record<string, Sample>> = {
  day: of('date', '2026-01-31'),
  moment: of('timestamp', '2026-01-31T10:00:00'),
  instant: of('timestamptz', '2026-01-31T10:00:00+00:00'),
  forever: of('timestamptz', 'infinity'),
  clock: of('time', '10:00:00'),
  zoned: of('timetz', '10:00:00+00'),
  span: of('interval', '1 day 02:00:00'),
}

const RANGES: Readonly<Record<string, Sample>> = {
  ints: of('int4range', '[1,5)'),
  bigs: of('int8range', '[1,5)'),
  nums: of('numrange', '[1.5,5)'),
  days: of('daterange', '[2026-01-01,2026-02-01)'),
  moments: of('tsrange', '["2026-01-01 00:00:00","2026-02-01 00:00:00")'),
  instants: of('tstzrange', '["2026-01-01 00:00:00+00","2026-02-01 00:00:00+00")'),
  many: of('int4multirange', '{[1,5),[7,9)}'),
}

const OTHERS: Readonly<Record<string, Sample>> = {
  uid: of('uuid', '7d444840-9dc0-11d1-b245-5ffdce74fad2'),
  bytes: of('bytea', '\\x01ff'),
  plain: of('json', { a: 1 }),
  tree: of('jsonb', { a: 1 }),
  path_of: of('jsonpath', '$."a"'),
  markup: of('xml', '<a/>'),
  address: of('inet', '10.0.0.1'),
  network: of('cidr', '10.0.0.0/8'),
  mac: of('macaddr', '08:00:2b:01:02:03'),
  mac8: of('macaddr8', '08:00:2b:01:02:03:04:05'),
  flags: of('bit(3)', '101'),
  more_flags: of('varbit', '101'),
  vector: of('tsvector', `'a' 'b'`),
  search: of('tsquery', `'a' & 'b'`),
  log_place: of('pg_lsn', '16/B374D848'),
  row_place: of('tid', '(0,1)'),
  way: of('ltree', 'a.b'),
  way_query: of('lquery', 'a.*'),
  way_text: of('ltxtquery', 'a & b'),
  pairs: of('hstore', '"a"=>"1"'),
  couple: of('pair', '(1,x)'),
}

const SHAPES: Readonly<Record<string, Sample>> = {
  spot: of('point', '(1,2)'),
  line: of('line', '{1,2,3}'),
  segment: of('lseg', '[(0,0),(1,1)]'),
  box: of('box', '(1,1),(0,0)'),
  route: of('path', '((0,0),(1,1))'),
  area: of('polygon', '((0,0),(1,1),(1,0))'),
  circle: of('circle', '<(0,0),1>'),
}

const ARRAYS: Readonly<Record<string, Sample>> = {
  list_whole: of('int4[]', [1, 2]),
  list_big: of('int8[]', ['9007199254740993']),
  list_exact: of('numeric[]', [1.5]),
  list_words: of('text[]', ['a,b', 'c"d\\', 'NULL', '']),
  list_loose: of('citext[]', ['a']),
  list_short: of('varchar(5)[]', ['a']),
  list_yes: of('boolean[]', [true, false]),
  list_day: of('date[]', ['2026-01-31']),
  list_instant: of('timestamptz[]', ['2026-01-31T10:00:00+00:00']),
  list_span: of('interval[]', ['1 day']),
  list_uid: of('uuid[]', ['7d444840-9dc0-11d1-b245-5ffdce74fad2']),
  list_bytes: of('bytea[]', ['\\x01ff']),
  list_tree: of('jsonb[]', [{ a: 1 }, [1, 'x']]),
  list_mood: of('mood[]', ['calm', 'wild']),
  list_age: of('years[]', [7]),
  list_ints: of('int4range[]', ['[1,5)']),
  list_way: of('ltree[]', ['a.b']),
  list_pairs: of('hstore[]', ['"a"=>"1"']),
  list_couple: of('pair[]', ['(1,x)']),
  list_address: of('inet[]', ['10.0.0.1']),
  grid: of('int4[][]', '{{1,2},{3,4}}'),
  empty: of('text[]', []),
}

export const SAMPLES: Readonly<Record<string, Sample>> = {
  ...NUMBERS,
  ...TEXTS,
  ...TIMES,
  ...RANGES,
  ...OTHERS,
  ...SHAPES,
  ...ARRAYS,
}

const columns = Object.entries(SAMPLES).map(([name, { sql }]) => `${name} ${sql}`)

/** Clients write the values of row 1. Row 2 has only its id. */
export const SCHEMA = `
set client_min_messages = error;
create extension citext; create extension ltree; create extension hstore;
create type mood as enum ('calm', 'wild');
create type pair as (a int, b text);
create domain years as int check (value >= 0);
create domain handle as citext;
create table sample (id int primary key, ${columns.join(', ')});
insert into sample (id) values (2);`
