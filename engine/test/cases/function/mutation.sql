SELECT 1 WHERE set_config('hasura.user', ($1)::text, true) IS NULL;
-- $1 = "{\"x-hasura-role\":\"reader\",\"x-hasura-user-id\":\"1\"}"

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id", "t0"."points" AS "points" FROM "public"."add_points"(($1)::int4, ($2)::int4) AS "t0" WHERE ("t0"."id" = ($3)::int4)) AS "t1";
-- $1 = "1"
-- $2 = "12"
-- $3 = "1"
