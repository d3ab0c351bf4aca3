create table "GuildStatus" (value text primary key, comment text);
insert into "GuildStatus" values ('ACTIVE', null), ('PENDING', 'not yet looked at');
create table guild (id uuid primary key, name text not null, status text not null references "GuildStatus", join_url text, discord_id text);
create table guild_player (guild_id uuid references guild, player_id uuid, primary key (guild_id, player_id));
insert into guild values
  ('00000000-0000-0000-0000-000000000001', 'Wizards', 'ACTIVE', 'http://w', null),
  ('00000000-0000-0000-0000-000000000002', 'Bards', 'PENDING', null, null);
insert into guild_player values ('00000000-0000-0000-0000-000000000001', '00000000-0000-0000-0000-00000000000a');
