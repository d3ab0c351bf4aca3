SELECT 1 WHERE set_config('hasura.user', $1::text, true) IS NULL;
-- $1 = "{\"x-hasura-role\":\"admin\"}"

UPDATE "public"."publisher" AS "w" SET "name" = ($1)::text WHERE ("w"."id" = ($2)::int4) RETURNING json_build_object('houseName', "w"."name", 'homeCountry', "w"."country");
-- $1 = "Full Desk"
-- $2 = "3"
