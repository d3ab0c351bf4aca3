SELECT set_config('hasura.user', $1::text, true);
-- $1 = "{\"x-hasura-role\":\"admin\"}"

WITH "written" AS (UPDATE "public"."publisher" AS "w" SET "name" = ($1)::text WHERE ("w"."id" = ($2)::int4) RETURNING "w".*) SELECT (SELECT row_to_json("t1") FROM (SELECT "t0"."name" AS "houseName", "t0"."country" AS "homeCountry" FROM "written" AS "t0" LIMIT 1) AS "t1");
-- $1 = "Full Desk"
-- $2 = "3"
