WITH "written" AS (INSERT INTO "public"."publisher" AS "w" ("name", "country") VALUES (($1)::text, ($2)::text) ON CONFLICT ON CONSTRAINT "publisher_name_key" DO NOTHING RETURNING "w".*) SELECT json_build_object('affected_rows', (SELECT count(*) FROM "written"), 'returning', (SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "written" AS "t0") AS "t1")) WHERE (SELECT set_config('hasura.user', ($3)::text, true)) IS NOT NULL;
-- $1 = "North Press"
-- $2 = "NO"
-- $3 = "{\"x-hasura-role\":\"admin\"}"

INSERT INTO "public"."publisher" AS "w" ("name") VALUES (($1)::text) ON CONFLICT ON CONSTRAINT "publisher_name_key" DO NOTHING RETURNING json_build_object('id', "w"."id");
-- $1 = "Small Hours"
