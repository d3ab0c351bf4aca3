WITH "written" AS (INSERT INTO "public"."publisher" AS "w" ("name") VALUES (($1)::text) RETURNING json_build_object('id', "w"."id") AS "row") SELECT "row" FROM "written" WHERE (SELECT set_config('hasura.user', ($2)::text, true)) IS NOT NULL;
-- $1 = "North Press"
-- $2 = "{\"x-hasura-role\":\"admin\"}"
