WITH "written" AS (INSERT INTO "public"."book" AS "w" ("title", "author_id", "genre") VALUES (($1)::text, ($2)::int4, ($3)::text) RETURNING "w".*) SELECT json_build_object('affected_rows', (SELECT count(*) FROM "written")) WHERE (SELECT set_config('hasura.user', ($4)::text, true)) IS NOT NULL;
-- $1 = "x"
-- $2 = "1"
-- $3 = "novel"
-- $4 = "{\"x-hasura-role\":\"admin\"}"
