SELECT 1 WHERE set_config('hasura.user', $1::text, true) IS NULL;
-- $1 = "{\"x-hasura-role\":\"admin\"}"

INSERT INTO "public"."branch" AS "w" ("name") VALUES (($1)::text) RETURNING json_build_object('name', "w"."name");
-- $1 = "Gone"

INSERT INTO "public"."branch" AS "w" ("id", "name") VALUES (($1)::int4, ($2)::text) RETURNING json_build_object('name', "w"."name");
-- $1 = "1"
-- $2 = "Twice"
