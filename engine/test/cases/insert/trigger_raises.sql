SELECT 1 WHERE set_config('hasura.user', $1::text, true) IS NULL;
-- $1 = "{\"x-hasura-role\":\"admin\"}"

WITH "written" AS (INSERT INTO "public"."loan" AS "w" ("book_id", "reader_id", "due_on") VALUES (($1)::int4, ($1)::int4, ($2)::date) RETURNING "w".*) SELECT json_build_object('affected_rows', (SELECT count(*) FROM "written"));
-- $1 = "1"
-- $2 = "2031-01-01"
