WITH "written" AS (DELETE FROM "public"."review" AS "w" WHERE ("w"."id" = ($1)::int4) RETURNING json_build_object('id', "w"."id", 'stars', "w"."stars") AS "row") SELECT "row" FROM "written" WHERE (SELECT set_config('hasura.user', ($2)::text, true)) IS NOT NULL;
-- $1 = "1"
-- $2 = "{\"x-hasura-role\":\"admin\"}"

DELETE FROM "public"."review" AS "w" WHERE ("w"."id" = ($1)::int4) RETURNING json_build_object('id', "w"."id");
-- $1 = "1"
