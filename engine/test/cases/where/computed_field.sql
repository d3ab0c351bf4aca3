SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."title" AS "title" FROM "public"."book" AS "t0" WHERE ("public"."book_is_long"("t0") = ($1)::bool) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "true"
