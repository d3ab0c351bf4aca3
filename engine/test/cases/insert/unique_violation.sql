SELECT 1 WHERE set_config('hasura.user', $1::text, true) IS NULL;
-- $1 = "{\"x-hasura-role\":\"admin\"}"

INSERT INTO "public"."publisher" AS "w" ("name") VALUES (($1)::text) RETURNING json_build_object('id', "w"."id");
-- $1 = "North Press"
