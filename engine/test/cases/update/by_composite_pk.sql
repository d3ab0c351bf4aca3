WITH "written" AS (UPDATE "public"."edition" AS "w" SET "note" = ($1)::text WHERE (("w"."book_id" = ($2)::int4) AND ("w"."number" = ($3)::int2)) RETURNING "w" AS "r") SELECT set_config('hasura.rows_0', coalesce(array_agg("r"), '{}')::"public"."edition"[]::text, true) FROM "written" WHERE (SELECT set_config('hasura.user', ($4)::text, true)) IS NOT NULL;
-- $1 = "second"
-- $2 = "1"
-- $3 = "2"
-- $4 = "{\"x-hasura-role\":\"admin\"}"

SELECT (SELECT row_to_json("t1") FROM (SELECT "t0"."note" AS "note", (SELECT row_to_json("t3") FROM (SELECT "t2"."title" AS "title" FROM "public"."book" AS "t2" WHERE ("t2"."id" = "t0"."book_id") LIMIT 1) AS "t3") AS "book" FROM unnest((current_setting('hasura.rows_0')::"public"."edition"[])) AS "t0" LIMIT 1) AS "t1");
