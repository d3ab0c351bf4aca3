create table circle (id bigint primary key, title text not null, deleted_at timestamptz);
create table member (id bigint primary key, circle_id bigint not null references circle, profile_id bigint not null, name text not null);
insert into circle values (1, 'Makers', null), (2, 'Gone', now()), (3, 'Others', null);
insert into member values (1, 1, 7, 'Ann'), (2, 1, 8, 'Bea'), (3, 2, 7, 'Ann'), (4, 3, 9, 'Cid');
create function search_members(search text) returns setof member language sql stable as $$
  select * from member where name ilike search || '%'
$$;
