create extension if not exists citext;

create table genre (value text primary key, comment text);
insert into genre values
  ('novel', 'Long stories'),
  ('poetry', 'Verse'),
  ('science', 'What is known'),
  ('travel', null);

create table author (
  id serial primary key,
  name text not null,
  born date,
  is_active boolean not null default true,
  awards jsonb not null default '[]'
);
comment on table author is 'The authors of the books.';
comment on column author.awards is 'Prizes with their years.';

create table publisher (id serial primary key, name text not null unique, country text);

create table book (
  id serial primary key,
  title text not null,
  author_id integer not null references author on delete cascade,
  publisher_id integer references publisher on delete set null,
  genre text not null references genre,
  pages integer not null constraint book_has_pages check (pages > 0),
  price numeric(8, 2),
  sold bigint not null default 0,
  rating double precision,
  tags text[] not null default '{}',
  details jsonb,
  published_on date,
  is_hidden boolean not null default false,
  constraint book_title_author_key unique (title, author_id)
);
create index on book (author_id);
create index on book (publisher_id);
create index on book (genre);

create table edition (
  book_id integer not null references book on delete cascade,
  number smallint not null,
  note text,
  primary key (book_id, number)
);

create table copy (
  id serial primary key,
  book_id integer not null,
  edition_number smallint not null,
  shelf text,
  foreign key (book_id, edition_number) references edition (book_id, number) on delete cascade
);

create table branch (id serial primary key, name text not null, opens time);

create table reader (
  id serial primary key,
  name text not null,
  email citext not null unique,
  branch_id integer not null references branch,
  points integer not null default 0
);

create table card (
  id serial primary key,
  reader_id integer not null unique references reader on delete cascade,
  number uuid not null
);

create table loan (
  id serial primary key,
  book_id integer not null references book on delete cascade,
  reader_id integer not null references reader on delete cascade,
  taken_on date not null default '2026-01-31',
  due_on date not null default '2026-02-28',
  returned_on date,
  constraint loan_due_after_taken check (due_on >= taken_on)
);

create table review (
  id serial primary key,
  book_id integer not null references book on delete cascade,
  reader_id integer not null references reader on delete cascade,
  stars smallint not null,
  body text,
  constraint review_once unique (book_id, reader_id)
);

create table staff (id serial primary key, name text not null, branch_id integer not null references branch);

create schema archive;
create table archive.withdrawn (id integer primary key, title text not null, reason text);

create type mood as enum ('calm', 'wild');
create table specimen (
  id uuid primary key,
  small smallint,
  whole integer,
  big bigint,
  single real,
  double double precision,
  exact numeric(10, 3),
  yes boolean,
  words text,
  short varchar(10),
  fixed char(4),
  loose citext,
  day date,
  moment timestamp,
  instant timestamptz,
  clock time,
  zoned timetz,
  span interval,
  plain json,
  tree jsonb,
  bytes bytea,
  address inet,
  state mood,
  numbers integer[],
  labels text[]
);

create view overdue_loan as
  select l.id, l.book_id, l.reader_id, l.due_on, b.title
  from loan l join book b on b.id = l.book_id
  where l.returned_on is null and l.due_on < date '2026-02-15';

create view active_author as select id, name, born from author where is_active;

create materialized view genre_stat as
  select genre, count(*) as books, avg(pages) as mean_pages from book group by genre;

create function search_book(term text, most_pages integer default 1000) returns setof book stable language sql as
  $$ select * from book where title ilike '%' || term || '%' and pages <= most_pages $$;

create function my_loans(hasura_session json) returns setof loan stable language sql as
  $$ select * from loan where reader_id = (hasura_session ->> 'x-hasura-user-id')::integer $$;

create function first_author() returns author stable language sql as
  $$ select * from author order by id limit 1 $$;

create function add_points(for_reader integer, more integer) returns setof reader volatile language sql as
  $$ update reader set points = points + more where id = for_reader returning * $$;

create function book_label(book_row book, prefix text default '') returns text stable language sql as
  $$ select prefix || book_row.title || ' (' || book_row.genre || ')' $$;

create function book_is_long(book_row book) returns boolean stable language sql as
  $$ select book_row.pages >= 400 $$;

create function author_long_books(author_row author, fewest integer default 300) returns setof book stable language sql as
  $$ select * from book where author_id = author_row.id and pages >= fewest $$;

create function author_books_written(author_row author, more integer default 0) returns bigint stable language sql as
  $$ select count(*) + more from book where author_id = author_row.id $$;

create function reader_is_me(reader_row reader, hasura_session json) returns boolean stable language sql as
  $$ select reader_row.id = (hasura_session ->> 'x-hasura-user-id')::integer $$;

create function note_loan() returns trigger language plpgsql as $$
begin
  if new.due_on > date '2030-01-01' then
    raise exception 'nobody waits that long';
  end if;
  return new;
end $$;
create trigger note_loan before insert or update on loan for each row execute function note_loan();
