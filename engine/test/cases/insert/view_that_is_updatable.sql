SELECT 1 WHERE set_config('hasura.user', ($1)::text, true) IS NULL;
-- $1 = "{\"x-hasura-role\":\"admin\"}"

WITH "written" AS (INSERT INTO "public"."active_author" AS "w" ("name") VALUES (($1)::text) RETURNING "w".*) SELECT json_build_object('affected_rows', (SELECT count(*) FROM "written"), 'returning', (SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."name" AS "name" FROM "written" AS "t0") AS "t1"));
-- $1 = "Lou"
