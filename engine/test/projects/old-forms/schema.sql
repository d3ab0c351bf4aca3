create table users (id serial primary key, full_name text not null, "isActive" boolean not null default true);
create table posts (
  id serial primary key,
  author_id integer not null references users,
  title text not null,
  published boolean not null default false,
  created_at timestamptz not null default '2020-01-01Z'
);
insert into users (full_name, "isActive") values ('Ann', true), ('Ben', false);
insert into posts (author_id, title, published) values (1, 'Out', true), (1, 'Draft', false), (2, 'Other', true);
