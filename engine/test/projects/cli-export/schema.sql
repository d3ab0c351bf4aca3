create schema crm;
create table crm.stage (value text primary key, comment text);
insert into crm.stage values ('lead', 'Just met'), ('won', 'Pays');
create table crm.customer (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  stage text not null default 'lead' references crm.stage,
  owner text
);
create table crm.invoice (
  number bigint primary key,
  customer_id uuid not null references crm.customer,
  total numeric(12, 2) not null
);
create function crm.customers_called(who text) returns setof crm.customer stable language sql as
  $$ select * from crm.customer where name ilike who $$;
insert into crm.customer (id, name, stage, owner) values
  ('00000000-0000-4000-8000-000000000001', 'Acme', 'won', 'kim'), ('00000000-0000-4000-8000-000000000002', 'Bolt', 'lead', 'lee');
insert into crm.invoice values (1001, '00000000-0000-4000-8000-000000000001', 99.50), (1002, '00000000-0000-4000-8000-000000000001', 0.50);
