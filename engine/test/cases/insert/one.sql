WITH "written" AS (INSERT INTO "public"."author" AS "w" ("name", "born", "awards") VALUES (($1)::text, ($2)::date, ($3)::jsonb) RETURNING json_build_object('id', "w"."id", 'name', "w"."name", 'born', "w"."born", 'is_active', "w"."is_active", 'awards', "w"."awards") AS "row") SELECT "row" FROM "written" WHERE (SELECT set_config('hasura.user', ($4)::text, true)) IS NOT NULL;
-- $1 = "Eli Moss"
-- $2 = "2000-02-29"
-- $3 = "[{\"name\":\"Quill\",\"year\":2024}]"
-- $4 = "{\"x-hasura-role\":\"admin\"}"
