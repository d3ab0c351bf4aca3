WITH "written" AS (INSERT INTO "public"."loan" AS "w" ("book_id", "reader_id", "due_on") VALUES (($1)::int4, ($1)::int4, ($2)::date) RETURNING "w".*) SELECT json_build_object('affected_rows', (SELECT count(*) FROM "written")) WHERE (SELECT set_config('hasura.user', ($3)::text, true)) IS NOT NULL;
-- $1 = "1"
-- $2 = "2031-01-01"
-- $3 = "{\"x-hasura-role\":\"admin\"}"
