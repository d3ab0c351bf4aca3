SELECT (SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id", "t0"."title" AS "title" FROM "public"."book" AS "t0" WHERE ("t0"."is_hidden" = ($1)::bool) ORDER BY "t0"."id" DESC NULLS FIRST LIMIT 3) AS "t1")::text;
-- $1 = "false"

SELECT (SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" WHERE ("t0"."is_hidden" = ($1)::bool) ORDER BY "t0"."id" ASC NULLS LAST LIMIT least(($2)::int8, 3)) AS "t1")::text;
-- $1 = "false"
-- $2 = "50"

SELECT (SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" WHERE ("t0"."is_hidden" = ($1)::bool) ORDER BY "t0"."id" ASC NULLS LAST LIMIT least(($2)::int8, 3)) AS "t1")::text;
-- $1 = "false"
-- $2 = "1"
