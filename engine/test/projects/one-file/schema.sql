create table "Order Line" (id serial primary key, "unitPrice" money, qty int not null check (qty > 0), total int generated always as (qty * 2) stored);
insert into "Order Line" ("unitPrice", qty) values ('5.00', 2);
create table untracked (id int);
