WITH "written" AS (INSERT INTO "public"."author" AS "w" ("name") VALUES (($1)::text) RETURNING "w" AS "r") SELECT CASE WHEN count(*) = 0 THEN ('engine-refusal:{"code":"not-supported","message":"cannot proceed to insert array relations since insert to table \"author\" affects zero rows","at":"$.selectionSet.insert_author.args.objects[0]"}' || left(count(*)::text, 0))::int4::text ELSE set_config('hasura.rows_0', coalesce(array_agg("r"), '{}')::"public"."author"[]::text, true) END FROM "written" WHERE (SELECT set_config('hasura.user', ($2)::text, true)) IS NOT NULL;
-- $1 = "Fay"
-- $2 = "{\"x-hasura-role\":\"admin\"}"

WITH "written" AS (INSERT INTO "public"."book" AS "w" ("title", "author_id", "genre", "pages") VALUES (($1)::text, ((current_setting('hasura.rows_0')::"public"."author"[]))[1]."id", ($2)::text, ($3)::int4) RETURNING "w" AS "r") SELECT CASE WHEN count(*) = 0 THEN ('engine-refusal:{"code":"not-supported","message":"cannot proceed to insert array relations since insert to table \"book\" affects zero rows","at":"$.selectionSet.insert_author.args.objects[0].books.data[0]"}' || left(count(*)::text, 0))::int4::text ELSE set_config('hasura.rows_1', coalesce(array_agg("r"), '{}')::"public"."book"[]::text, true) END FROM "written";
-- $1 = "One"
-- $2 = "novel"
-- $3 = "10"

WITH "written" AS (INSERT INTO "public"."edition" AS "w" ("book_id", "number") VALUES (((current_setting('hasura.rows_1')::"public"."book"[]))[1]."id", ($1)::int2) RETURNING "w" AS "r") SELECT set_config('hasura.rows_2', coalesce(array_agg("r"), '{}')::"public"."edition"[]::text, true) FROM "written";
-- $1 = "1"

WITH "written" AS (INSERT INTO "public"."book" AS "w" ("title", "author_id", "genre", "pages") VALUES (($1)::text, ((current_setting('hasura.rows_0')::"public"."author"[]))[1]."id", ($2)::text, ($3)::int4) RETURNING "w" AS "r") SELECT set_config('hasura.rows_3', coalesce(array_agg("r"), '{}')::"public"."book"[]::text, true) FROM "written";
-- $1 = "Two"
-- $2 = "travel"
-- $3 = "20"

SELECT json_build_object('affected_rows', cardinality((current_setting('hasura.rows_0')::"public"."author"[])) + cardinality((current_setting('hasura.rows_1')::"public"."book"[])) + cardinality((current_setting('hasura.rows_2')::"public"."edition"[])) + cardinality((current_setting('hasura.rows_3')::"public"."book"[])), 'returning', (SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."name" AS "name", (SELECT coalesce(json_agg("t3"), '[]') FROM (SELECT "t2"."title" AS "title", "t2"."genre" AS "genre", (SELECT coalesce(json_agg("t5"), '[]') FROM (SELECT "t4"."number" AS "number" FROM "public"."edition" AS "t4" WHERE ("t4"."book_id" = "t2"."id")) AS "t5") AS "editions" FROM "public"."book" AS "t2" WHERE ("t2"."author_id" = "t0"."id") ORDER BY "t2"."title" ASC NULLS LAST) AS "t3") AS "books" FROM unnest((current_setting('hasura.rows_0')::"public"."author"[])) AS "t0") AS "t1"));
