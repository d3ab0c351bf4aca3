SELECT 1 WHERE set_config('hasura.user', $1::text, true) IS NULL;
-- $1 = "{\"x-hasura-role\":\"admin\"}"

INSERT INTO "public"."author" AS "w" ("name", "born", "awards") VALUES (($1)::text, ($2)::date, ($3)::jsonb) RETURNING json_build_object('id', "w"."id", 'name', "w"."name", 'born', "w"."born", 'is_active', "w"."is_active", 'awards', "w"."awards");
-- $1 = "Eli Moss"
-- $2 = "2000-02-29"
-- $3 = "[{\"name\":\"Quill\",\"year\":2024}]"
