SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id", "t0"."title" AS "title" FROM "public"."book" AS "t0" WHERE (("t0"."is_hidden" = 'false'::bool) OR EXISTS (SELECT 1 FROM "public"."loan" AS "t2" WHERE ("t2"."book_id" = "t0"."id") AND ("t2"."reader_id" = ($1)::int4))) ORDER BY "t0"."id" ASC NULLS LAST LIMIT 4) AS "t1";
-- $1 = "2"

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT (SELECT row_to_json("t3") FROM (SELECT "t2"."title" AS "title" FROM "public"."book" AS "t2" WHERE ("t2"."id" = "t0"."book_id") AND (("t2"."is_hidden" = 'false'::bool) OR EXISTS (SELECT 1 FROM "public"."loan" AS "t4" WHERE ("t4"."book_id" = "t2"."id") AND ("t4"."reader_id" = ($1)::int4))) LIMIT 1) AS "t3") AS "book" FROM "public"."loan" AS "t0" WHERE ("t0"."reader_id" = ($1)::int4)) AS "t1";
-- $1 = "2"
