SELECT json_build_object('aggregate', json_build_object('avg', json_build_object('books_written', avg("t1"."c0"), 'more', avg("t1"."c1")), 'max', json_build_object('books_written', max("t1"."c2"), 'id', max("t1"."c3")))) FROM (SELECT "public"."author_books_written"("t0") AS "c0", "public"."author_books_written"("t0", ($1)::int4) AS "c1", "public"."author_books_written"("t0") AS "c2", "t0"."id" AS "c3" FROM "public"."author" AS "t0") AS "t1";
-- $1 = "10"

SELECT json_build_object('aggregate', json_build_object('max', json_build_object('label', max("t1"."c0")))) FROM (SELECT "public"."book_label"("t0", ($1)::text) AS "c0" FROM "public"."book" AS "t0" ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "The book "
