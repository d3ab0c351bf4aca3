/** Introspection statements. Each takes a list of schemas and returns one JSON value. */

export const TYPES = `
select coalesce(json_agg(json_build_object(
  'oid', t.oid::int8, 'name', t.typname, 'schema', n.nspname, 'type', t.typtype, 'base', nullif(t.typbasetype, 0)::int8,
  'element', case when t.typcategory = 'A' and t.typelem <> 0 then t.typelem::int8 end)), '[]')
from pg_type t join pg_namespace n on n.oid = t.typnamespace
where t.typtype in ('b', 'd', 'e', 'c', 'r', 'm', 'p') and n.nspname <> 'pg_toast'`

export const TABLES = `
select coalesce(json_agg(json_build_object(
  'schema', n.nspname, 'name', c.relname, 'kind', c.relkind, 'comment', obj_description(c.oid, 'pg_class'),
  'plain', c.relkind in ('r', 'p') and not c.relhasrules and not c.relrowsecurity,
  'updates', case when c.relkind in ('r', 'p') then 28 else pg_relation_is_updatable(c.oid, false) end,
  'columns', (
    select coalesce(json_agg(json_build_object(
      'name', a.attname, 'type', a.atttypid::int8, 'nullable', not a.attnotnull,
      'comment', col_description(c.oid, a.attnum),
      'default', pg_get_expr(d.adbin, d.adrelid), 'generated', a.attgenerated = 's' or a.attidentity = 'a',
      'identity', case when a.attidentity <> '' then pg_get_serial_sequence(quote_ident(n.nspname) || '.' || quote_ident(c.relname), a.attname) end
    ) order by a.attnum), '[]')
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped),
  'constraints', (
    select coalesce(json_agg(json_build_object(
      'name', k.conname, 'type', k.contype,
      'columns', (select json_agg(a.attname order by x.i) from unnest(k.conkey) with ordinality x(n, i)
                  join pg_attribute a on a.attrelid = k.conrelid and a.attnum = x.n),
      'targetSchema', fn.nspname, 'targetName', f.relname,
      'targetColumns', (select json_agg(a.attname order by x.i) from unnest(k.confkey) with ordinality x(n, i)
                        join pg_attribute a on a.attrelid = k.confrelid and a.attnum = x.n)
    ) order by k.conname), '[]')
    from pg_constraint k left join pg_class f on f.oid = k.confrelid left join pg_namespace fn on fn.oid = f.relnamespace
    where k.conrelid = c.oid and k.contype in ('p', 'u', 'f')),
  'uniqueIndexes', (
    select coalesce(json_agg(json_build_object(
      'name', x.relname,
      'columns', (select coalesce(json_agg(a.attname order by k.i), '[]') from unnest(i.indkey) with ordinality k(n, i)
                  join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.n where k.i <= i.indnkeyatts),
      'expressions', (select string_agg(pg_get_indexdef(i.indexrelid, n, false), ', ' order by n) from generate_series(1, i.indnkeyatts) n),
      'predicate', pg_get_expr(i.indpred, i.indrelid)
    ) order by x.relname), '[]')
    from pg_index i join pg_class x on x.oid = i.indexrelid
    where i.indrelid = c.oid and i.indisunique
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.conrelid = c.oid and k.contype in ('p', 'u')))
)), '[]')
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where c.relkind in ('r', 'v', 'm', 'f', 'p') and n.nspname = any($1)`

export const FUNCTIONS = `
select coalesce(json_agg(json_build_object(
  'schema', n.nspname, 'name', p.proname, 'comment', obj_description(p.oid, 'pg_proc'),
  'types', array(select x::oid::int8 from unnest(p.proargtypes) with ordinality u(x, i) order by i),
  'names', p.proargnames, 'modes', p.proargmodes::text[], 'defaults', p.pronargdefaults,
  'volatile', p.provolatile = 'v', 'set', p.proretset, 'returns', p.prorettype::int8, 'variadic', p.provariadic <> 0
) order by p.oid), '[]')
from pg_proc p join pg_namespace n on n.oid = p.pronamespace
where p.prokind = 'f' and n.nspname || '.' || p.proname = any($1)`
