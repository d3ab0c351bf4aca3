insert into author (id, name, born, is_active, awards) values
  (1, 'Ada Lind', '1961-04-02', true, '[{"name": "Quill", "year": 1999}, {"name": "Lantern", "year": 2004}]'),
  (2, 'Bo Rask', '1975-11-30', true, '[]'),
  (3, 'Cid Oyá', null, false, '[{"name": "Quill", "year": 2010}]'),
  (4, 'Dee Park', '1990-01-15', true, '[]');
insert into publisher (id, name, country) values (1, 'North Press', 'SE'), (2, 'Small Hours', 'US'), (3, 'Empty Desk', null);
insert into book (id, title, author_id, publisher_id, genre, pages, price, sold, rating, tags, details, published_on, is_hidden) values
  (1, 'The Long Night', 1, 1, 'novel', 520, 19.90, 12000, 4.25, '{winter,sea}', '{"format": {"cover": "hard", "cm": [14, 21]}, "languages": ["sv", "en"]}', '1998-10-01', false),
  (2, 'Small Lanterns', 1, 1, 'poetry', 96, 9.50, 800, 3.5, '{light}', '{"format": {"cover": "soft"}}', '2003-03-12', false),
  (3, 'Ice and Iron', 2, 2, 'science', 310, 32.00, 9007199254740993, null, '{ice,iron}', null, '2011-06-30', false),
  (4, 'Drafts', 2, null, 'novel', 40, null, 0, null, '{}', null, null, true),
  (5, 'Nine Harbours', 3, 2, 'travel', 288, 15.00, 4300, 4.75, '{sea,south}', '{"languages": ["en"]}', '2015-01-20', false),
  (6, 'Unwritten', 3, null, 'novel', 610, 21.00, 10, 2.0, '{winter}', '{}', '2020-12-24', true);
insert into edition (book_id, number, note) values (1, 1, 'first'), (1, 2, null), (2, 1, 'only'), (3, 1, null);
insert into copy (id, book_id, edition_number, shelf) values (1, 1, 1, 'A1'), (2, 1, 2, 'A1'), (3, 1, 2, 'B2'), (4, 3, 1, null);
insert into branch (id, name, opens) values (1, 'Harbour', '09:00'), (2, 'Hill', '10:30');
insert into reader (id, name, email, branch_id, points) values
  (1, 'Eva', 'eva@example.org', 1, 30), (2, 'Finn', 'Finn@example.org', 1, 5), (3, 'Gul', 'gul@example.org', 2, 0);
insert into card (id, reader_id, number) values
  (1, 1, '11111111-1111-4111-8111-111111111111'), (2, 2, '22222222-2222-4222-8222-222222222222');
insert into loan (id, book_id, reader_id, taken_on, due_on, returned_on) values
  (1, 1, 1, '2026-01-02', '2026-02-02', null),
  (2, 2, 1, '2026-01-02', '2026-02-02', '2026-01-20'),
  (3, 4, 2, '2026-01-10', '2026-02-10', null),
  (4, 5, 3, '2026-02-01', '2026-03-01', null);
insert into review (id, book_id, reader_id, stars, body) values
  (1, 1, 1, 5, 'Long, and good'), (2, 1, 2, 3, null), (3, 5, 3, 4, 'Salty');
insert into staff (id, name, branch_id) values (1, 'Hana', 1), (2, 'Ivo', 2);
insert into archive.withdrawn values (1, 'Old Atlas', 'worn'), (2, 'Errata', null);
insert into specimen values (
  '00000000-0000-4000-8000-000000000001', 7, 70000, 9007199254740993, 1.5, 2.25, 1.500, true, 'words', 'short', 'ab', 'LooSe',
  '2026-02-28', '2026-02-28 13:14:15.5', '2026-02-28 13:14:15+02', '13:14:15', '13:14:15+02', '1 day 02:00:00', '{"b": 1, "a": [1, 2]}',
  '{"b": 1, "a": [1, 2]}', '\xdeadbeef', '10.0.0.1', 'calm', '{1,2,3}', '{a,"b c"}');
insert into specimen (id) values ('00000000-0000-4000-8000-000000000002');
select setval(pg_get_serial_sequence(t, 'id'), 100) from unnest(array['author', 'publisher', 'book', 'copy', 'branch', 'reader', 'card', 'loan', 'review', 'staff']) t;
refresh materialized view genre_stat;
analyze;
