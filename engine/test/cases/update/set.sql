WITH "written" AS (UPDATE "public"."book" AS "w" SET "price" = ($1)::numeric, "publisher_id" = ($2)::int4 WHERE ("w"."genre" = ($3)::text) RETURNING "w".*) SELECT json_build_object('affected_rows', (SELECT count(*) FROM "written"), 'returning', (SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id", "t0"."price" AS "price", "t0"."publisher_id" AS "publisher_id" FROM "written" AS "t0") AS "t1")) WHERE (SELECT set_config('hasura.user', ($4)::text, true)) IS NOT NULL;
-- $1 = "12.34"
-- $2 = null
-- $3 = "novel"
-- $4 = "{\"x-hasura-role\":\"admin\"}"
