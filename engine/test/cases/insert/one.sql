SELECT set_config('hasura.user', $1::text, true);
-- $1 = "{\"x-hasura-role\":\"admin\"}"

WITH "written" AS (INSERT INTO "public"."author" AS "w" ("name", "born", "awards") VALUES (($1)::text, ($2)::date, ($3)::jsonb) RETURNING "w".*) SELECT (SELECT row_to_json("t1") FROM (SELECT "t0"."id" AS "id", "t0"."name" AS "name", "t0"."born" AS "born", "t0"."is_active" AS "is_active", "t0"."awards" AS "awards" FROM "written" AS "t0" LIMIT 1) AS "t1");
-- $1 = "Eli Moss"
-- $2 = "2000-02-29"
-- $3 = "[{\"name\":\"Quill\",\"year\":2024}]"
