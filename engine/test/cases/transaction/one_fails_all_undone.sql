SELECT set_config('hasura.user', $1::text, true);
-- $1 = "{\"x-hasura-role\":\"admin\"}"

WITH "written" AS (INSERT INTO "public"."branch" AS "w" ("name") VALUES (($1)::text) RETURNING "w".*) SELECT (SELECT row_to_json("t1") FROM (SELECT "t0"."name" AS "name" FROM "written" AS "t0" LIMIT 1) AS "t1");
-- $1 = "Gone"

WITH "written" AS (INSERT INTO "public"."branch" AS "w" ("id", "name") VALUES (($1)::int4, ($2)::text) RETURNING "w".*) SELECT (SELECT row_to_json("t1") FROM (SELECT "t0"."name" AS "name" FROM "written" AS "t0" LIMIT 1) AS "t1");
-- $1 = "1"
-- $2 = "Twice"
