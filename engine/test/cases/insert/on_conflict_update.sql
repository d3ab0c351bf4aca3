WITH "written" AS (INSERT INTO "public"."publisher" AS "w" ("name", "country") SELECT ("v"."value" ->> 0)::text, ("v"."value" ->> 1)::text FROM json_array_elements(($1)::json) WITH ORDINALITY AS "v"("value", "i") ORDER BY "v"."i" ON CONFLICT ON CONSTRAINT "publisher_name_key" DO UPDATE SET "country" = EXCLUDED."country" WHERE ("w"."country" = ($2)::text) RETURNING "w".*) SELECT json_build_object('affected_rows', (SELECT count(*) FROM "written"), 'returning', (SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."name" AS "houseName", "t0"."country" AS "homeCountry" FROM "written" AS "t0") AS "t1")) WHERE (SELECT set_config('hasura.user', ($3)::text, true)) IS NOT NULL;
-- $1 = "[[\"North Press\",\"NO\"],[\"Fresh\",\"FI\"]]"
-- $2 = "SE"
-- $3 = "{\"x-hasura-role\":\"admin\"}"
