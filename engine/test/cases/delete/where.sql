WITH "written" AS (DELETE FROM "public"."loan" AS "w" WHERE ("w"."returned_on" IS NOT NULL) RETURNING "w" AS "r") SELECT set_config('hasura.rows_0', coalesce(array_agg("r"), '{}')::"public"."loan"[]::text, true) FROM "written" WHERE (SELECT set_config('hasura.user', ($1)::text, true)) IS NOT NULL;
-- $1 = "{\"x-hasura-role\":\"admin\"}"

SELECT json_build_object('affected_rows', cardinality((current_setting('hasura.rows_0')::"public"."loan"[])), 'returning', (SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id", (SELECT row_to_json("t3") FROM (SELECT "t2"."title" AS "title" FROM "public"."book" AS "t2" WHERE ("t2"."id" = "t0"."book_id") LIMIT 1) AS "t3") AS "book" FROM unnest((current_setting('hasura.rows_0')::"public"."loan"[])) AS "t0") AS "t1"));
