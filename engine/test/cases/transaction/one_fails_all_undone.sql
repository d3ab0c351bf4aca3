WITH "written" AS (INSERT INTO "public"."branch" AS "w" ("name") VALUES (($1)::text) RETURNING json_build_object('name', "w"."name") AS "row") SELECT "row" FROM "written" WHERE (SELECT set_config('hasura.user', ($2)::text, true)) IS NOT NULL;
-- $1 = "Gone"
-- $2 = "{\"x-hasura-role\":\"admin\"}"

INSERT INTO "public"."branch" AS "w" ("id", "name") VALUES (($1)::int4, ($2)::text) RETURNING json_build_object('name', "w"."name");
-- $1 = "1"
-- $2 = "Twice"
