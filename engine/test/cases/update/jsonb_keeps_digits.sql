WITH "written" AS (UPDATE "public"."book" AS "w" SET "details" = ($1)::jsonb WHERE ("w"."id" = ($2)::int4) RETURNING json_build_object('details', "w"."details") AS "row") SELECT "row" FROM "written" WHERE (SELECT set_config('hasura.user', ($3)::text, true)) IS NOT NULL;
-- $1 = "{\"big\":12345678901234567890}"
-- $2 = "1"
-- $3 = "{\"x-hasura-role\":\"admin\"}"

UPDATE "public"."book" AS "w" SET "details" = ($1)::jsonb WHERE ("w"."id" = ($2)::int4) RETURNING json_build_object('details', "w"."details");
-- $1 = "0"
-- $2 = "1"
