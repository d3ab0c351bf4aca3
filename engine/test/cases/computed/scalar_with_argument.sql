SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "public"."book_label"("t0") AS "label", "public"."book_label"("t0", ($1)::text) AS "shouted", "public"."book_is_long"("t0") AS "is_long" FROM "public"."book" AS "t0" WHERE ("t0"."id" <= ($2)::int4) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "! "
-- $2 = "2"
