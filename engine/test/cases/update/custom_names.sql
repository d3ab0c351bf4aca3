WITH "written" AS (UPDATE "public"."publisher" AS "w" SET "name" = ($1)::text WHERE ("w"."id" = ($2)::int4) RETURNING json_build_object('houseName', "w"."name", 'homeCountry', "w"."country") AS "row") SELECT "row" FROM "written" WHERE (SELECT set_config('hasura.user', ($3)::text, true)) IS NOT NULL;
-- $1 = "Full Desk"
-- $2 = "3"
-- $3 = "{\"x-hasura-role\":\"admin\"}"
