WITH "written" AS (UPDATE "public"."branch" AS "w" SET "name" = ($1)::text WHERE ("w"."id" = ($2)::int4) RETURNING json_build_object('name', "w"."name") AS "row") SELECT "row" FROM "written" WHERE (SELECT set_config('hasura.user', ($3)::text, true)) IS NOT NULL;
-- $1 = "A"
-- $2 = "1"
-- $3 = "{\"x-hasura-role\":\"admin\"}"

WITH "written" AS (UPDATE "public"."branch" AS "w" SET "name" = ($1)::text WHERE ("w"."name" = ($2)::text) RETURNING "w".*) SELECT json_build_object('returning', (SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id", "t0"."name" AS "name" FROM "written" AS "t0") AS "t1"));
-- $1 = "B"
-- $2 = "A"
