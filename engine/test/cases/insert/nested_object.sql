WITH "written" AS (INSERT INTO "public"."author" AS "w" ("name") VALUES (($1)::text) RETURNING "w" AS "r") SELECT CASE WHEN count(*) = 0 THEN ('engine-refusal:{"code":"not-supported","message":"cannot proceed to insert object relation \"author\" since insert to table \"author\" affects zero rows","at":"$.selectionSet.insert_book_one.args.object.author.data"}' || left(count(*)::text, 0))::int4::text ELSE set_config('hasura.rows_0', coalesce(array_agg("r"), '{}')::"public"."author"[]::text, true) END FROM "written" WHERE (SELECT set_config('hasura.user', ($2)::text, true)) IS NOT NULL;
-- $1 = "Gio"
-- $2 = "{\"x-hasura-role\":\"admin\"}"

WITH "written" AS (INSERT INTO "public"."publisher" AS "w" ("name") VALUES (($1)::text) ON CONFLICT ON CONSTRAINT "publisher_name_key" DO UPDATE SET "name" = EXCLUDED."name" RETURNING "w" AS "r") SELECT CASE WHEN count(*) = 0 THEN ('engine-refusal:{"code":"not-supported","message":"cannot proceed to insert object relation \"publisher\" since insert to table \"publisher\" affects zero rows","at":"$.selectionSet.insert_book_one.args.object.publisher.data"}' || left(count(*)::text, 0))::int4::text ELSE set_config('hasura.rows_1', coalesce(array_agg("r"), '{}')::"public"."publisher"[]::text, true) END FROM "written";
-- $1 = "North Press"

WITH "written" AS (INSERT INTO "public"."book" AS "w" ("title", "author_id", "publisher_id", "genre", "pages") VALUES (($1)::text, ((current_setting('hasura.rows_0')::"public"."author"[]))[1]."id", ((current_setting('hasura.rows_1')::"public"."publisher"[]))[1]."id", ($2)::text, ($3)::int4) RETURNING "w" AS "r") SELECT set_config('hasura.rows_2', coalesce(array_agg("r"), '{}')::"public"."book"[]::text, true) FROM "written";
-- $1 = "Three"
-- $2 = "poetry"
-- $3 = "5"

SELECT (SELECT row_to_json("t1") FROM (SELECT "t0"."title" AS "title", (SELECT row_to_json("t3") FROM (SELECT "t2"."name" AS "name" FROM "public"."author" AS "t2" WHERE ("t2"."id" = "t0"."author_id") LIMIT 1) AS "t3") AS "author", (SELECT row_to_json("t5") FROM (SELECT "t4"."id" AS "id", "t4"."name" AS "houseName" FROM "public"."publisher" AS "t4" WHERE ("t4"."id" = "t0"."publisher_id") LIMIT 1) AS "t5") AS "publisher" FROM unnest((current_setting('hasura.rows_2')::"public"."book"[])) AS "t0" LIMIT 1) AS "t1");
