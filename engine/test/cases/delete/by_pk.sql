SELECT 1 WHERE set_config('hasura.user', $1::text, true) IS NULL;
-- $1 = "{\"x-hasura-role\":\"admin\"}"

DELETE FROM "public"."review" AS "w" WHERE ("w"."id" = ($1)::int4) RETURNING json_build_object('id', "w"."id", 'stars', "w"."stars");
-- $1 = "1"

DELETE FROM "public"."review" AS "w" WHERE ("w"."id" = ($1)::int4) RETURNING json_build_object('id', "w"."id");
-- $1 = "1"
