SELECT (SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id", (SELECT coalesce(json_agg("t3"), '[]') FROM (SELECT "t2"."id" AS "id" FROM "public"."loan" AS "t2" WHERE ("t2"."book_id" = "t0"."id") AND ("t2"."reader_id" = ($1)::int4)) AS "t3") AS "loans" FROM "public"."book" AS "t0" WHERE ((("t0"."is_hidden" = ($2)::bool) OR EXISTS (SELECT 1 FROM "public"."loan" AS "t4" WHERE ("t4"."book_id" = "t0"."id") AND ("t4"."reader_id" = ($1)::int4))) AND EXISTS (SELECT 1 FROM "public"."loan" AS "t5" WHERE ("t5"."book_id" = "t0"."id") AND (("t5"."id" > ($3)::int4) AND ("t5"."reader_id" = ($1)::int4)))) ORDER BY "t0"."id" ASC NULLS LAST LIMIT 4) AS "t1")::text;
-- $1 = "1"
-- $2 = "false"
-- $3 = "0"
