SELECT 1 WHERE set_config('hasura.user', $1::text, true) IS NULL;
-- $1 = "{\"x-hasura-role\":\"admin\"}"

WITH "written" AS (DELETE FROM "public"."branch" AS "w" WHERE ("w"."id" = ($1)::int4) RETURNING "w".*) SELECT json_build_object('affected_rows', (SELECT count(*) FROM "written"));
-- $1 = "1"
