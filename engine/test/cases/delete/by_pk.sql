SELECT set_config('hasura.user', $1::text, true);
-- $1 = "{\"x-hasura-role\":\"admin\"}"

WITH "written" AS (DELETE FROM "public"."review" AS "w" WHERE ("w"."id" = ($1)::int4) RETURNING "w".*) SELECT (SELECT row_to_json("t1") FROM (SELECT "t0"."id" AS "id", "t0"."stars" AS "stars" FROM "written" AS "t0" LIMIT 1) AS "t1");
-- $1 = "1"

WITH "written" AS (DELETE FROM "public"."review" AS "w" WHERE ("w"."id" = ($1)::int4) RETURNING "w".*) SELECT (SELECT row_to_json("t1") FROM (SELECT "t0"."id" AS "id" FROM "written" AS "t0" LIMIT 1) AS "t1");
-- $1 = "1"
