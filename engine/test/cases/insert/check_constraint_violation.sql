SELECT 1 WHERE set_config('hasura.user', $1::text, true) IS NULL;
-- $1 = "{\"x-hasura-role\":\"admin\"}"

WITH "written" AS (INSERT INTO "public"."book" AS "w" ("title", "author_id", "genre", "pages") VALUES (($1)::text, ($2)::int4, ($3)::text, ($4)::int4) RETURNING "w".*) SELECT json_build_object('affected_rows', (SELECT count(*) FROM "written"));
-- $1 = "x"
-- $2 = "1"
-- $3 = "novel"
-- $4 = "0"
