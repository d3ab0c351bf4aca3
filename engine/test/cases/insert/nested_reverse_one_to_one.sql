WITH "written" AS (INSERT INTO "public"."reader" AS "w" ("name", "email", "branch_id") VALUES (($1)::text, ($2)::"public"."citext", ($3)::int4) RETURNING "w" AS "r") SELECT CASE WHEN count(*) = 0 THEN ('engine-refusal:{"code":"not-supported","message":"cannot proceed to insert object relations since insert to table \"reader\" affects zero rows","at":"$.selectionSet.insert_reader_one.args.object"}' || left(count(*)::text, 0))::int4::text ELSE set_config('hasura.rows_0', coalesce(array_agg("r"), '{}')::"public"."reader"[]::text, true) END FROM "written" WHERE (SELECT set_config('hasura.user', ($4)::text, true)) IS NOT NULL;
-- $1 = "Hal"
-- $2 = "hal@example.org"
-- $3 = "1"
-- $4 = "{\"x-hasura-role\":\"admin\"}"

WITH "written" AS (INSERT INTO "public"."card" AS "w" ("reader_id", "number") VALUES (((current_setting('hasura.rows_0')::"public"."reader"[]))[1]."id", ($1)::uuid) RETURNING "w" AS "r") SELECT set_config('hasura.rows_1', coalesce(array_agg("r"), '{}')::"public"."card"[]::text, true) FROM "written";
-- $1 = "33333333-3333-4333-8333-333333333333"

SELECT (SELECT row_to_json("t1") FROM (SELECT "t0"."name" AS "name", (SELECT row_to_json("t3") FROM (SELECT "t2"."number" AS "number" FROM "public"."card" AS "t2" WHERE ("t2"."reader_id" = "t0"."id") LIMIT 1) AS "t3") AS "card" FROM unnest((current_setting('hasura.rows_0')::"public"."reader"[])) AS "t0" LIMIT 1) AS "t1");
