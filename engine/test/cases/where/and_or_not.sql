SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" WHERE (("t0"."pages" < ($1)::int4) OR (("t0"."pages" >= ($2)::int4) AND (NOT ("t0"."is_hidden" = ($3)::bool)))) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "50"
-- $2 = "500"
-- $3 = "true"
