SELECT set_config('hasura.user', $1::text, true);
-- $1 = "{\"x-hasura-role\":\"admin\"}"

WITH "written" AS (UPDATE "public"."book" AS "w" SET "pages" = ($1)::int4 WHERE ("w"."id" = ($2)::int4) RETURNING "w".*) SELECT (SELECT row_to_json("t1") FROM (SELECT "t0"."id" AS "id" FROM "written" AS "t0" LIMIT 1) AS "t1");
-- $1 = "1"
-- $2 = "999"
