WITH "written" AS (UPDATE "public"."book" AS "w" SET "pages" = ($1)::int4 WHERE ("w"."id" = ($1)::int4) RETURNING "w".*) SELECT json_build_object('affected_rows', (SELECT count(*) FROM "written"), 'returning', (SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id", "t0"."pages" AS "pages" FROM "written" AS "t0") AS "t1")) WHERE (SELECT set_config('hasura.user', ($2)::text, true)) IS NOT NULL;
-- $1 = "1"
-- $2 = "{\"x-hasura-role\":\"admin\"}"

WITH "written" AS (UPDATE "public"."book" AS "w" SET "pages" = ("w"."pages" + ($1)::int4) WHERE ("w"."pages" < ($2)::int4) RETURNING "w".*) SELECT json_build_object('affected_rows', (SELECT count(*) FROM "written"), 'returning', (SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id", "t0"."pages" AS "pages" FROM "written" AS "t0") AS "t1"));
-- $1 = "1000"
-- $2 = "50"
