WITH "written" AS (UPDATE "public"."book" AS "w" SET "pages" = ($1)::int4 WHERE ("w"."id" = ($2)::int4) RETURNING json_build_object('id', "w"."id") AS "row") SELECT "row" FROM "written" WHERE (SELECT set_config('hasura.user', ($3)::text, true)) IS NOT NULL;
-- $1 = "1"
-- $2 = "999"
-- $3 = "{\"x-hasura-role\":\"admin\"}"
