WITH "written" AS (INSERT INTO "public"."branch" AS "w" ("name", "opens") SELECT ("v"."value" ->> 0)::text, ("v"."value" ->> 1)::"pg_catalog"."time" FROM json_array_elements(($1)::json) WITH ORDINALITY AS "v"("value", "i") ORDER BY "v"."i" RETURNING "w".*) SELECT json_build_object('returning', (SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."name" AS "name" FROM "written" AS "t0") AS "t1")) WHERE (SELECT set_config('hasura.user', ($2)::text, true)) IS NOT NULL;
-- $1 = "[[\"North\",null],[\"South\",null]]"
-- $2 = "{\"x-hasura-role\":\"admin\"}"
