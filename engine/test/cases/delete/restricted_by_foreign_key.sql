WITH "written" AS (DELETE FROM "public"."branch" AS "w" WHERE ("w"."id" = ($1)::int4) RETURNING "w".*) SELECT json_build_object('affected_rows', (SELECT count(*) FROM "written")) WHERE (SELECT set_config('hasura.user', ($2)::text, true)) IS NOT NULL;
-- $1 = "1"
-- $2 = "{\"x-hasura-role\":\"admin\"}"
