SELECT 1 WHERE set_config('hasura.user', $1::text, true) IS NULL;
-- $1 = "{\"x-hasura-role\":\"admin\"}"

UPDATE "public"."book" AS "w" SET "pages" = ($1)::int4 WHERE ("w"."id" = ($2)::int4) RETURNING json_build_object('id', "w"."id");
-- $1 = "1"
-- $2 = "999"
